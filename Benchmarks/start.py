"""How long a program takes from exec to its end, in CPU time, against an empty one that is linked with the same libraries."""
import os
import re
import subprocess
from statistics import median

DRINKS = 100
RUNS = 10


def ratio(program, scanner, build, rounds):
    """The median over some rounds of the CPU times' ratio."""
    menu = f"{build}/hundred.yaml"
    write_menu(menu, f"{scanner}/vocab.tsv")
    empty = link_empty(program, build)
    parse = [program, "parse", "--menu", menu, "紅茶 大杯 半糖 少冰 x2"]
    return median(cpu_time(parse) / cpu_time([empty]) for _ in range(rounds))


def write_menu(path, vocabulary):
    """A menu of the first drinks of the scanner's vocabulary."""
    with open(vocabulary, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file]
    names = {}
    for word, kind, number in rows:
        if kind == "drink":
            names.setdefault(int(number), word)
    drinks = [f"{names[number % len(names)]}{number // len(names) or ''}" for number in range(DRINKS)]
    with open(path, "w", encoding="utf-8") as menu:
        menu.write(
            "shop: 測試茶店\ncurrency: TWD\nsizes: [{name: 中杯, aliases: [M]}, {name: 大杯, aliases: [L]}]\n"
            "ice: [正常冰, 少冰, 微冰, 去冰, {name: 熱, hot: true}]\nsugar: [正常糖, 少糖, 半糖, 微糖, 無糖]\n"
            "addOns: [{name: 珍珠, price: 10}, {name: 椰果, price: 10}]\ndrinks:\n")
        menu.writelines(f"  - {{name: {drink}, prices: {{中杯: 40, 大杯: 50}}}}\n" for drink in drinks)


def link_empty(program, build):
    """Links a program that does nothing with every library of another."""
    told = subprocess.run(["readelf", "--dynamic", program], check=True, capture_output=True, text=True).stdout
    libraries = re.findall(r"\(NEEDED\).*\[(.*)\]", told)
    folders = re.findall(r"\(R(?:UN)?PATH\).*\[(.*)\]", told)
    source, empty = f"{build}/empty.c", f"{build}/empty"
    with open(source, "w", encoding="utf-8") as file:
        file.write("int main(void) { return 0; }\n")
    paths = [path for folder in folders for path in folder.split(":") if not path.startswith("$")]
    # Libraries that nothing needs are kept; those that these need are found as the program finds them.
    subprocess.run(
        ["clang", "-O2", source, "-o", empty, "-Wl,--no-as-needed", "-Wl,--allow-shlib-undefined"]
        + [f"-L{path}" for path in paths] + [f"-Wl,-rpath,{path}" for path in paths]
        + [f"-l:{library}" for library in libraries], check=True)
    return empty


def cpu_time(command):
    """The CPU time of a few runs, their children's too, in seconds."""
    total = 0.0
    with open(os.devnull, "wb") as nowhere:
        for _ in range(RUNS):
            child = os.posix_spawn(
                command[0], command, os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, nowhere.fileno(), 1)])
            _, status, usage = os.wait4(child, 0)
            if status != 0:
                raise SystemExit(f"compare: {command[0]} failed with status {status}")
            total += usage.ru_utime + usage.ru_stime
    return total
