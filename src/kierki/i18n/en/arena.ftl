# The arena: bots and programs against each other, and the line protocol.
arena-seed = seed { $seed }
arena-games = { $count ->
    [one] played { $count } time
   *[other] played { $count } times
}
arena-higher = more is better
arena-lower = less is better
arena-column-player = player
arena-column-points = points
arena-column-difference = difference
arena-column-wins = wins
arena-column-moons = moons
arena-column-moons-against = against
arena-column-cpu = CPU in ms
arena-column-mean = mean
arena-column-p99 = 99%
arena-column-max = longest
arena-column-wall = clock
arena-column-decisions = decisions
arena-certain = { $player } is better (95%)
arena-uncertain = undecided
arena-note =
    Difference: to the mean of all others. After ± the standard error; a deal with all its
    rotations is one observation. Moons: shot by the player and by others, in % of deals.
    Times of decisions with more than one answer: CPU mean, 99% are below, longest; clock mean.

## What is asked for
arena-players = 3 to 7 players can play; { $found } were named.
arena-seats = { $found } players were named, but there are { $accepts } seats.
arena-contract = There is no contract “{ $found }” here. There are: { $accepts }.
arena-matches-alone = --matches plays whole matches: it goes with neither --deals nor --contract nor --deals-file.
arena-resume-alone = --resume needs the file of results: --json FILE.
arena-no-command = “{ $found }” names no program. Write for example: cmd:./mybot --fast
arena-program-variant = Programs cannot play { $variant } with these options: the line protocol only knows Hearts for four with the usual points, and without finish_early.
arena-no-protocol = Add --line-protocol: the bot reads lines and answers in lines. There is no other way yet.

## What a player did wrong
arena-fault = { $player }, seat { $seat }, { $match ->
    [true] match
   *[other] deal
} { $deal }, rotation { $rotation }: { $reason }
arena-cannot-start = { $command } cannot be started: { $why }
arena-hang = no answer within { $seconds } s to “{ $line }”.
arena-crash = the program ended (code { $code }) when asked “{ $line }”. Its last words: { $why }
arena-unasked = it said “{ $said }” without being asked, before “{ $line }”.
arena-endless = the answer to “{ $line }” has no end: “{ $said }”
arena-malformed = “{ $said }” is no answer to “{ $line }”.
arena-illegal = “{ $said }” is not allowed as an answer to “{ $line }”. Allowed: { $legal }.
arena-raised = the bot broke down: { $what }
arena-not-legal = the bot answered { $said }, which is not legal. It was asked { $asked }.
arena-worker-died = A process that played deals has died. Go on with --resume.
arena-worker-failed = A mistake in the program: { $what }

## Lines of the protocol
arena-line-version = This speaks version { $accepts } of the line protocol, not “{ $found }”.
arena-line = This line makes no sense, or not here: “{ $line }”

## Files of deals
arena-deals-not-text = { $file } is not a text in UTF-8.
arena-deals-none = There is no deal in { $file }. A line is: the direction of the pass, then 52 cards.
arena-deals-direction = { $file }, line { $line }: the direction of the pass cannot be “{ $found }”. It can be: { $accepts }.
arena-deals-card = { $file }, line { $line }: “{ $found }” is no card. Cards are written 2C, TD, QS, AH.
arena-deals-count = { $file }, line { $line }: there should be 52 cards; cards found: { $found }.
arena-deals-twice = { $file }, line { $line }: { $card } stands twice.
arena-deals-pass = In { $contract } no cards are passed: the direction in the file of deals must be 0.
arena-deals-players = A file of deals is for 4 players, not for { $found }.
arena-deals-few = There are only { $found } deals in { $file }.

## Files of results
arena-file-exists = { $file } exists. Add --resume to go on with it, or name another file.
arena-file-none = { $file } holds no results of the arena.
arena-file-line = { $file }, line { $line }: this is no result of the arena.
arena-file-other = { $file } holds results of something else: { $key } is { $found } there, and { $wanted } here.
