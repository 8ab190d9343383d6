# What people do here, by name: `make help`.
SHELL := /bin/bash
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help

# A toolchain that is unpacked but not on the path is found too.
swift := $(firstword $(shell command -v swift) $(wildcard /opt/swift/usr/bin/swift /usr/local/swift/usr/bin/swift $(HOME)/.local/share/swiftly/bin/swift))
export PATH := $(patsubst %/,%,$(dir $(swift))):$(PATH)

# What the toolchain needs of Debian 12, then the libraries; git is what SwiftPM looks for.
packages := ca-certificates git g++ libncurses6 libxml2 pkg-config \
  libcurl4-openssl-dev libicu-dev libmicrohttpd-dev libsodium-dev libsqlite3-dev libyaml-dev
test_packages := curl openssl python3-venv

# System modules would be indexed anew with every change of a flag.
flags := -Xswiftc -index-ignore-system-modules
test_flags := $(flags) --explicit-target-dependency-import-check error
formatted := Sources Tests Package.swift Benchmarks/Sources Benchmarks/Package.swift \
  Fuzz/Sources Fuzz/Package.swift

.PHONY: help chat build test bench fuzz chaos lint format tables module-graph packages test-packages toolchain

help: ## Says what there is to make.
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 22

chat: build ## Builds the bot and opens a chat with it; options by ARGS="--locale en".
	@Scripts/step "chat" .build/release/drinkrun chat $(ARGS)

build: packages toolchain ## Builds the release: .build/release/drinkrun
	@Scripts/step "build" swift build -c release --product drinkrun $(flags)

# All tests at once would open more files than a process may by default, and their programs would starve each other.
test: test-packages toolchain ## Installs what the tests need and runs all of them.
	@Scripts/step "build the tests" swift build --build-tests $(test_flags)
	@Scripts/step "test" env SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=16 swift test --disable-xctest $(test_flags)

bench: build ## Measures reader and delivery against others, and says which goals are met.
	@Scripts/step "packages" Scripts/install-packages python3-venv
	@Scripts/step "build the benchmarks" Benchmarks/build .
	@Scripts/step "bench" Benchmarks/compare.py $(CURDIR) $(CURDIR)/Benchmarks/.build/sides

fuzz: packages toolchain ## Looks for texts and files that break a law, SECONDS=30 for each fuzzer.
	@Scripts/step "fuzz" Fuzz/run . $(if $(SECONDS),$(SECONDS),30)

chaos: packages toolchain ## Orders while bot and table are killed; ORDERS=1000 KILLS=20 SEED=… SECONDS=… as told.
	@Scripts/step "build" swift build --product drinkrun $(flags)
	@Scripts/step "chaos" Chaos/chaos.py .build/debug/drinkrun deploy/menus/kebuke.yaml $(if $(ORDERS),--orders $(ORDERS)) \
	  $(if $(KILLS),--kills $(KILLS)) $(if $(SEED),--seed $(SEED)) $(if $(SECONDS),--seconds $(SECONDS))

lint: toolchain ## Checks the format of the sources.
	@Scripts/step "lint" swift format lint --strict --recursive --parallel $(formatted)

format: toolchain ## Formats the sources.
	@Scripts/step "format" swift format --in-place --recursive --parallel $(formatted)

tables: packages ## Makes the folding and sound tables again, from the installed ICU.
	@Scripts/step "tables" Scripts/make-tables

module-graph: toolchain ## Writes the modules and their arrows into ARCHITECTURE.md.
	@Scripts/step "module graph" Scripts/module-graph ARCHITECTURE.md

packages:
	@Scripts/step "packages" Scripts/install-packages $(packages)

test-packages:
	@Scripts/step "packages" Scripts/install-packages $(packages) $(test_packages)
	@Scripts/step "Python packages" Scripts/install-python-packages .venv Tests/requirements.txt

toolchain:
	@test -n "$(swift)" || { echo "make: no Swift toolchain found, install Swift 6.3: https://www.swift.org/install" >&2; exit 1; }
