# The command line's help. A command "play" has cli-play-help; its option --seed and its
# argument "variant" have cli-play-option-seed and cli-play-option-variant.
cli-usage = Usage:
cli-options = Options
cli-arguments = Arguments
cli-commands = Commands
cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMAND ...
cli-metavar-integer = NUMBER
cli-metavar-integer-range = NUMBER
cli-metavar-text = TEXT
cli-metavar-path = FILE
cli-metavar-filename = FILE
cli-metavar-file = FILE
cli-metavar-variant = VARIANT
cli-accepts-from = { $least } or more
cli-accepts-number = a number
cli-accepts-whole-number = a whole number

cli-kierki-help = Kierki, a Polish compendium card game, and Hearts.
cli-kierki-option-lang = The language to speak. Otherwise KIERKI_LANG or the system's.
cli-kierki-option-version = Show the version and exit.
cli-kierki-option-help = Show this help and exit.
