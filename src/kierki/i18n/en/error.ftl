# What was refused, and what would be accepted. Errors carry cards in their English form:
# CARD and CARDS turn them into the reader's, CARD_NAMES into words.

## Cards
error-not-a-card = “{ $text }” is no card. Type for example { CARD("QS") }, QS or queen of spades.
error-ambiguous-card = “{ $text }” can mean: { CARD_NAMES($cards) }. Which one?
error-card-twice = { CARD($card) } stands twice.
error-not-pbn = “{ $text }” is no hand in PBN, such as AK2.QJ.T987.5432.
error-not-a-seed = “{ $text }” is no seed: 1 to 64 digits 0-9 a-f are.

## Languages
error-unknown-language = There is no language “{ $language }”. There are: { $known }.

## Variants and options
error-unknown-variant = There is no variant “{ $name }”. There are: { $accepts }.
error-unknown-option = There is no option “{ $option }”. There are: { $accepts }.
error-option-value = Option { $option } cannot be “{ $found }”. It can be: { $accepts }.
error-option-twice = Option { $option } names { $twice } twice.
error-option-players = Option { $option } cannot be “{ $found }” for { $players } players. It can be: { $accepts }.
error-option-clash = Option { $option } cannot be “{ $found }” as { $other }. It can be: { $accepts }.
error-option-not-dealt = Option { $option }: { $players } players play without { CARDS($removed) }, so { CARDS($card) } is not in the deck.
error-option-no-points = Option { $option }: nothing scores. It can be, for example: { $accepts }.
error-option-endless = Option { $option }: the points of a deal sum to { $total } for { $players } players, so the match might never end. The sum must be more than 0.
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

## The game: why not, and what then
error-match-over = The match is over.
error-not-your-turn = It is not your turn.
error-wrong-action = That is not what is asked now.
error-card-not-held = You do not hold { CARD($card) }.
error-card-opening = Not { CARD($card) }: this deal is opened with { CARDS($legal) }.
error-card-follow = Not { CARD($card) }: follow { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [spades] spades
   *[hearts] hearts
}. You may play: { CARDS($legal) }.
error-card-hearts-unbroken = Not { CARD($card) }: hearts may not be led before a heart has been played. You may play: { CARDS($legal) }.
error-card-hearts-held-back = Not { CARD($card) }: in this deal hearts may be led only from a hand that holds nothing else. You may play: { CARDS($legal) }.
error-card-must-drop = Not { CARD($card) }: void in the suit led, you must play { CARDS($legal) }.
error-card-first-trick = Not { CARD($card) }: no penalty card in the first trick. You may play: { CARDS($legal) }.
error-card-does-not-fit = { CARD($card) } fits no row. You may lay: { CARDS($legal) }.
error-card-not-start = { CARD($card) } cannot begin a row. You may lay: { CARDS($legal) }.
error-must-lay = You may not pass, for you can lay: { CARDS($legal) }.
error-pass-cards = Choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of your own to pass.
error-give-cards = Choose { $count ->
    [one] { $count } card
   *[other] { $count } different cards
} of your own to give, one for each player.
error-bid = { $points } cannot be said: { $lowest } to { $highest } can, in steps of { $step }.

## Deals prepared beforehand
error-deal-too-many = There are only { $accepts } deals: deal { $number } is one too many.
error-deal-hands = Deal { $number }: the hands have { $found } cards and should have { $accepts }.
error-deal-rest = Deal { $number }: talon cards should be { $talon }, stock cards { $stock }.
error-deal-cards = Deal { $number }: wrong or missing cards: { CARDS($wrong) }.

## House-rule files
error-variant-no-file = There is no file { $file }.
error-variant-folder = { $file } is a folder, not a file.
error-variant-not-a-file = { $file } is not an ordinary file.
error-variant-forbidden = No right to open { $file }.
error-variant-unreadable = { $file } cannot be read: { $reason }
error-variant-too-big = { $file } is too big for a file of rules: at most { $limit } KiB.
error-variant-long-line = { $file }, line { $line }: it is too long, at most { $limit } characters.
error-variant-not-utf8 = { $file }, line { $line }: this is not UTF-8.
error-variant-not-toml = { $file }, line { $line }, column { $column }: this is not TOML: “{ $found }” ({ $reason })
error-variant-too-deep = { $file } is nested too deeply: at most { $limit } levels.
error-variant-no-such-kind = { $file }: { $key } cannot be “{ $found }”. It can be: a whole number, a text, true, false, a list, a table.
error-variant-missing = { $file }: the key { $key } is missing. It can be: { $accepts }.
error-variant-unknown-key = { $file }: there is no key { $key }. There are: { $accepts }.
error-variant-key-taken = { $file }: { $key } = { $found } is the name of a built-in variant. Choose another.
error-variant-mixed = { $file }: { $key } joins what excludes one another. Choose one: { $accepts }.
error-variant-no-entry = { $file }: { $key } says nothing for { $players } players. Add: { $accepts }.
error-variant-declared = { $file }: { $key } says { $declared }, but for { $players } players it comes to { $sum }.
error-variant-no-base = Options and players go only into a template of a built-in variant. There are: { $accepts }.
error-variant-value = { $file }: { $key } cannot be “{ $found }”. It can be: { $accepts }.
error-variant-twice = { $file }: { $key } names { $twice } twice.
error-variant-players = { $file }: { $key } cannot be “{ $found }” for { $players } players. It can be: { $accepts }. Or shorten the list players.
error-variant-clash = { $file }: { $key } cannot be “{ $found }” as { $other }. It can be: { $accepts }.
error-variant-not-dealt = { $file }: { $key }: { $players } players play without { CARDS($removed) }, so { CARDS($card) } is not in the deck.
error-variant-no-points = { $file }: { $key }: nothing scores. Points can come from: { $accepts }.
error-variant-endless = { $file }: { $key }: the points of a deal sum to { $total } for { $players } players, so the match might never end. The sum must be more than 0.

## Records
error-not-an-action = “{ $text }” says no move. Write for example: 2 QS
error-record-too-big = This is too big for a record: at most { $limit } MiB.
error-record-not-utf8 = The record is not in UTF-8: byte { $byte }.
error-record-not-json = The record is not JSON: line { $line }, column { $column }: { $found }
error-record-cut-off = The record is cut off at line { $line }.
error-record-too-deep = The record is nested too deeply: at most { $limit } levels.
error-record-format = This is no record of a match: format is { $found } and should be { $accepts }.
error-record-version = The record is of a newer version: format { $found }. This program reads up to { $accepts }.
error-record-value = { $where } cannot be { $found }. It can be: { $accepts }.
error-record-length = { $where } has { $found } entries and should have { $accepts }.
error-record-missing = { $where } is missing.
error-record-key = { $where } is no key of a record. There are: { $accepts }.
error-record-repeated-key = { $where }: the key { $found } comes twice.
error-record-number = { $where }: { $found } is no number that a record can hold.
error-record-prepared = { $where }: prepared deals come before all others, without a gap.
error-record-illegal = { $where } breaks the rules. { $reason }
error-record-line = Line { $line } makes no sense here: { $found }. A line can be: { $accepts }.

## Deals in PBN files
error-pbn-none = There is no deal in this PBN file: no line such as [Deal "N:AK2.QJ.T987.5432 …"].
error-pbn-broken = Line { $line }: this deal has no end: { $found }.
error-pbn-deal = The deal in line { $line } cannot be used. { $reason }
error-pbn-tag = Line { $line }: { $tag } cannot be { $found }. It can be: { $accepts }.
