import TableServer

/// What `drinkrun help` prints.
enum Help {
  static let names = [
    "chat", "serve", "parse", "menu", "table", "outbox", "check", "version", "help",
  ]

  static let commands = """
    usage: drinkrun COMMAND [OPTIONS]

      chat      order drinks on this terminal, with everything inside
      serve     run the bot on the channels of a configuration
      parse     read order text and print what it means, as JSON
      menu      check menu files, or make one of a table
      table     serve the local table, print the rows of a table, or make what it lacks
      outbox    list what the table does not have yet, and why, or try it again
      check     check a configuration and all that it names
      version   print the version
      help      print this, or what a command takes

    drinkrun help COMMAND says more.
    """

  /// How a command is used; `nil` for one that there is not.
  static func usage(of command: String) -> String? { usages[command] }

  private static let usages = [
    "chat": """
    usage: drinkrun chat [--as NAME] [--lines [--clock message]] [--state DIR | --config FILE]
                         [--menu FILE]... [--locale zh-Hant|en] [--prompts DIR]

    A chat in the room #tea. `/as bob` speaks as another person, `/quit` leaves.
      --as NAME        who speaks first (amy)
      --lines          speak the line protocol (IRC messages) on standard input and output
      --clock message  with --lines: the bot's clock follows the `time` tag of each line
      --state DIR      where the orders are kept ($XDG_STATE_HOME/drinkrun)
      --config FILE    take store, table, menus and rules from a configuration
      --menu FILE      a shop's menu; may be given several times (the sample menu)
      --locale LOCALE  in which language the bot speaks (zh-Hant)
      --prompts DIR    where the words and sentences are
    """,
    "serve": """
    usage: drinkrun serve --config FILE [--menu FILE]... [--locale LOCALE] [--prompts DIR]

    Runs the bot on the channels of the configuration until SIGTERM or SIGINT.
    Prints {"listening": "http://…"} on standard output when it is ready.
    """,
    "parse": """
    usage: drinkrun parse [--menu FILE]... [--pending[=choice]] [--explain] [--prompts DIR] [TEXT…]

    Reads each TEXT, or else each line of standard input, and prints a JSON object a line.
      --menu FILE       the shop's menu; may be given several times (the sample menu)
      --pending         the person was asked to confirm: a bare yes or no counts
      --pending=choice  the person was asked by number: a bare number counts too
      --explain         show how each line was read in place of its JSON: its words by kind, what
                        each can mean, the rule that placed it, and why something is asked
    """,
    "menu": """
    usage: drinkrun menu check FILE… [--prompts DIR]
           drinkrun menu import TABLE [--output PATH [--replace]] [--shop NAME] [--add-ons TABLE]
                         [--currency CODE] [--locale zh-Hant|en] [--prompts DIR]

    check: prints every fault with file, line and what is wrong, and warns of names that clash with
    words of an order or with each other.
    import: makes a menu of a table, CSV or TSV with a header: columns such as name, price,
    category, shop, 品名, 價格, 冷, 熱, 中杯, L. Says on standard error what became of each row.
      --output PATH    the menu's file, or a folder (DIR/) for a file a shop (standard output)
      --replace        renew a menu that is there; its aliases, limits and terms are kept
      --shop NAME      the only shop that is wanted; needed where no column names the shop
      --add-ons TABLE  a table of what goes into its drinks
      --currency CODE  of the prices (TWD)
      --locale LOCALE  in which language sizes and levels are written (zh-Hant)
    """,
    "table": """
    usage: drinkrun table serve [--listen ADDRESS] [--file FILE] [--token-file FILE]
                                [--misbehave SPEC]
           drinkrun table rows [--state DIR | --config FILE]
           drinkrun table create [--state DIR | --config FILE] [--menu FILE]...

    serve: the local table server alone, Airtable's Web API over SQLite. Prints
    {"endpoint": …, "base": …} on standard output when it is ready, and the token where it made
    one itself.
      --listen ADDRESS   a loopback address and port (127.0.0.1:8089)
      --file FILE        where the rows are kept ($XDG_STATE_HOME/drinkrun/table.db)
      --token-file FILE  the token that clients must send
      --misbehave SPEC   fail on purpose, to test clients: seed=7,late=10%:2s,lost=5%
    rows: the rows of the table as JSON lines, read through the table's API.
    create: makes the layout's table, or the columns that it lacks, with the options that the menus
    need. What is there stays as it is. It takes a token with schema.bases:read and
    schema.bases:write, which the bot needs no more afterwards.

    \(Misbehaviour.manual)
    """,
    "outbox": """
    usage: drinkrun outbox [--state DIR | --config FILE] [--json]
           drinkrun outbox retry [KEY]... [--state DIR | --config FILE]

    Lists every line that the table does not have as it is: what waits, what the table refused,
    what people took out of it. It may run beside the bot.
      --json  a JSON object a line
    retry: what the table refused and what was taken out is sent again, that of the keys alone or
    everything; a bot that runs takes it up within seconds, or when the table lets it write again.
    """,
    "check": """
    usage: drinkrun check --config FILE [--menu FILE]... [--locale LOCALE] [--prompts DIR]

    Checks the configuration, the prompts, menus and layout that it names, and that its table
    answers and has the columns, types and options of the layout.
    """,
    "version": "usage: drinkrun version",
    "help": "usage: drinkrun help [COMMAND]",
  ]
}
