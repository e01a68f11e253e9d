# What was refused, and what would be accepted. Errors carry cards in their English form:
# CARD and CARDS turn them into the reader's, CARD_NAMES into words.

## Cards
error-not-a-card = “{ $text }” is no card. Type for example Q♠, QS or queen of spades.
error-ambiguous-card = “{ $text }” can mean: { CARD_NAMES($cards) }. Which one?
error-card-twice = { CARD($card) } stands twice.
error-not-pbn = “{ $text }” is no hand in PBN, such as AK2.QJ.T987.5432.
error-not-a-seed = “{ $text }” is no seed: 64 digits 0-9 a-f are.

## Languages
error-unknown-language = There is no language “{ $language }”. There are: { $known }.

## Variants and options
error-unknown-variant = There is no variant “{ $name }”. There are: { $accepts }.
error-unknown-option = There is no option “{ $option }”. There are: { $accepts }.
error-option-value = Option { $option } cannot be “{ $found }”. It can be: { $accepts }.
error-players = { $variant } cannot be played by { $found }. Players: { $accepts }.

## Files and the console
error-file-missing = There is no file { $file }.
error-file-forbidden = No right to open { $file }.
error-file-folder = { $file } is a folder, not a file.
error-file-full = The disk is full: { $file } could not be written.
error-file-other = { $file } cannot be used: { $why }
error-not-utf8 = The text is not in UTF-8.
error-end-of-input = The input ended.
error-interrupted = Interrupted.
error-broken-pipe = Nobody reads the output any more.
error-internal = A mistake in the program: { $what } (KIERKI_DEBUG=1 shows more)

## The command line
error-cli-no-such-command = There is no command “{ $command }”. There are: { $accepts }.
error-cli-no-such-option = There is no option { $option }.
error-cli-no-such-option-near = There is no option { $option }. Did you mean { $near }?
error-cli-missing = { $param } is missing.
error-cli-bad-value = That is no value for { $param }. It can be: { $accepts }.
error-cli-bad-file = { $param } cannot be opened: no such file, or no right to it.
error-cli-option-usage = Option { $option } is used wrongly: it wants a value, or takes none.
error-cli-usage = These arguments make no sense. { $usage }
error-cli-see-help = See: { $command } --help
