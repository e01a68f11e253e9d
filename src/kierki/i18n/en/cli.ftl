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

cli-play-help = Play a match in the terminal.
    Without a variant it asks what it needs to know. The variant may be a .toml file of house rules too.
cli-play-option-variant = A variant, or a file of house rules.
cli-play-option-players = How many players.
cli-play-option-settings = An option of the variant, such as limit=75. May be given several times.
cli-play-option-bots = The opponents: heuristic, random, or a list with commas, from your left.
cli-play-option-name = Your name.
cli-play-option-seed = The seed: the same one gives the same match.
cli-play-option-seat = Your seat at the table, from 1.
cli-play-option-save = Save the match to a file after every action.
cli-play-option-resume = Go on with the match in a file.
cli-play-option-deals = Deals from a PBN file.
cli-play-option-letters = Letters instead of suit signs.
cli-play-option-colours = Colours of the cards: two or four.
cli-play-option-confirm = Opponents wait for Enter, so that an action can be taken back.
