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
cli-play-option-bots = The opponents: casual, random, or a list with commas, from your left.
cli-play-option-name = Your name.
cli-play-option-seed = The seed: the same one gives the same match.
cli-play-option-seat = Your seat at the table, from 1.
cli-play-option-save = Save the match to a file after every action.
cli-play-option-resume = Go on with the match in a file.
cli-play-option-deals = Deals from a PBN file.
cli-play-option-letters = Letters instead of suit signs.
cli-play-option-colours = Colours of the cards: two or four.
cli-play-option-confirm = Opponents wait for Enter, so that an action can be taken back.

cli-replay-help = Show a recorded match, deal by deal, with all hands open.
cli-replay-option-file = A record, as JSON or as text.
cli-replay-option-deal = Only the deal of this number.
cli-replay-option-text = The readable form that can be read back.

cli-verify-help = Check recorded matches: every action, every point.
    Exit code 0: all are right; 1: one breaks the rules or says what is not so; 2: one cannot be read.
cli-verify-option-files = Records, one to a file or one to a line.
cli-verify-option-bots = Let every bot decide its moves again and compare.

cli-export-help = Write a recorded match in another form.
cli-export-option-file = A record, as JSON or as text.
cli-export-option-form = pbn: its deals; text: readable; json: for programs.
cli-export-option-output = Where to write. Otherwise to the screen.

cli-variants-help = List the variants, explain their rules, check a house-rule file.
cli-variants-show-help = Explain all rules of a variant on one screen.
cli-variants-check-help = Check house-rule files.
cli-variants-show-option-variant = A variant or a file of house rules.
cli-variants-show-option-players = For how many players.
cli-variants-show-option-settings = An option of the variant, such as limit=75. May be repeated.
cli-variants-show-option-toml = Print the variant's file: a template for rules of your own.
cli-variants-check-option-file = The files to check.
cli-variants-column-key = variant
cli-variants-column-name = name
cli-variants-column-players = players
cli-variants-column-deals = deals
cli-variants-more = All rules of a variant: kierki variants show VARIANT
cli-variants-fine = { $file }: fine. Players: { $players }.
cli-variants-template = Save as a .toml file, change what you like, and check it: kierki variants check FILE

cli-simulate-help = Let bots play many matches, and show what each scored.
cli-simulate-option-variant = A variant (such as kierki) or a file of house rules.
cli-simulate-option-matches = How many matches.
cli-simulate-option-seed = The seed: the same matches once more.
cli-simulate-option-bots = One bot for all seats, or a list with commas between.
cli-simulate-option-players = How many players.
cli-simulate-option-settings = An option of the variant. Deals are played to the last card unless finish_early=true.
cli-simulate-option-as-json = Print the record of each match, one a line, instead of tables.
cli-simulate-option-jobs = On how many cores to play. The result is the same.

cli-arena-help = Let bots and programs play against each other over common deals, and compare them.
    Prints points with standard errors, moons and CPU times. With --json the results are kept, and a run that was stopped goes on with --resume.
cli-arena-option-variant = A variant (such as hearts) or a file of house rules.
cli-arena-option-seats = The players, 3 to 7, with commas between: bots by name, programs as cmd:COMMAND.
cli-arena-option-deals = How many deals of each contract. 100 unless said.
cli-arena-option-matches = Whole matches, and how many.
cli-arena-option-duplicate = Play every deal once for each player, all shifted by one seat each time.
cli-arena-option-contracts = Only deals of this contract. May be given several times.
cli-arena-option-seed = The seed: the same deals once more.
cli-arena-option-jobs = In how many processes to play. The result is the same.
cli-arena-option-players = How many players. Otherwise as many as are named.
cli-arena-option-settings = An option of the variant. Deals are played to the last card unless finish_early=true.
cli-arena-option-deals-file = Deals from a file: on each line the direction of the pass, then 52 cards.
cli-arena-option-results = A file that each result is written to at once.
cli-arena-option-resume = Go on with the results in that file.
cli-arena-option-timeout = Seconds in which a program must answer.

cli-serve-help = Serve tables for browsers and programs.
cli-serve-option-host = The address to listen at; 0.0.0.0 for everybody.
cli-serve-option-port = The port; 0 takes a free one.
cli-serve-option-data = The folder in which matches are kept.
cli-serve-option-database = The database; without it, one file in the folder: postgresql://user:password@host/name.
cli-serve-option-bus = Where several nodes talk to each other: redis://host:6379.
cli-bot-help = Let a bot play in the arena of another program, by lines on standard input and output.
cli-bot-option-level = Which bot.
cli-bot-option-lines = Speak the line protocol of Hearts.
cli-bot-option-seed = The seed of what it draws by lot.
