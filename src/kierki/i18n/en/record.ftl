# Matches in files: told again, and judged.
record-options = Options: { $options }
record-seed = Seed: { $seed }
record-sees-first = { $name } first sees:
record-points = points
record-total = total
record-not-over = The deal is not over.
record-no-such-deal = There is no deal { $number } in this match. Deals: { $deals }.

## Judged
record-right = { $file }: right. Deals: { $deals }.
record-wrong = { $file }: wrong in { $count ->
    [one] { $count } place
   *[other] { $count } places
}.
record-breaks-trick = Deal { $deal }, trick { $trick }: { $name } { $action }. That breaks the rules: { $why } ({ $rule })
record-breaks = Deal { $deal }, action { $index }: { $name } { $action }. That breaks the rules: { $why } ({ $rule })
record-differs = { $place }: { $claim }: the record says { $stored }, right is { $right }.
record-misplaced = Deal { $deal }: number of actions: the record says { $stored }, right is { $right }.
record-unplayable = The match cannot be dealt. { $reason }
record-bots-agree = { $count ->
    [one] { $count } move of a bot decided again: the same.
   *[other] { $count } moves of bots decided again: all the same.
}
record-bots-differ = Moves of bots decided again: { $moves }, of which other than recorded: { $count }.
record-bot-differs = Deal { $deal }, action { $index } of the match: { $name } { $action }. The bot { $bot } { $answer }.
record-place-match = Match
record-place-deal = Deal { $deal }
record-place-trick = Deal { $deal }, trick { $trick }
record-claim-deals = number of deals
record-claim-number = number of the deal
record-claim-contract = contract
record-claim-dealer = dealer
record-claim-hands = hand as dealt
record-claim-talon = talon
record-claim-stock = stock card
record-claim-taken = taken by
record-claim-points = points
record-claim-won = tricks taken
record-claim-trump = trumps
record-claim-namer = who named trumps
record-claim-price = price of the talon
record-claim-shooter = who shot the moon
record-claim-moon = how the moon was scored
record-claim-out = who went out
record-claim-early = ended early
record-claim-totals = total
record-claim-winners = winners
record-nothing = nothing
record-yes = yes
record-no = no
record-cards = { CARDS($cards) }

## What somebody did, after the name
record-does-play = plays { CARD($card) }
record-does-pass-on = passes on { CARDS($cards) }
record-does-give = gives { CARDS($cards) }
record-does-name = names trumps: { $suit }
record-does-take = takes the talon
record-does-auction = opens an auction without a reserve
record-does-auction-reserve = opens an auction with reserve { $points }
record-does-bid = bids { $points }
record-does-decline = passes
record-does-moon = chooses how the moon is scored: { $moon }

## Why that was not allowed
record-why-match-over = the match is over.
record-why-not-your-turn = the turn is { $turn }’s.
record-why-wrong-action = something else was asked.
record-why-card-not-held = that card is not in the hand. Allowed: { CARDS($legal) }.
record-why-card-opening = the deal is opened by { CARDS($legal) }.
record-why-card-follow = the hand can follow suit. Allowed: { CARDS($legal) }.
record-why-card-hearts-unbroken = hearts are not broken yet. Allowed: { CARDS($legal) }.
record-why-card-hearts-held-back = hearts may be led only from a hand of nothing but hearts. Allowed: { CARDS($legal) }.
record-why-card-must-drop = void in the suit led, the hand must drop { CARDS($legal) }.
record-why-card-first-trick = no penalty card may be played to the first trick. Allowed: { CARDS($legal) }.
record-why-card-does-not-fit = that card fits no row.
record-why-card-not-start = that card does not open a row.
record-why-must-lay = there is something to lay: { CARDS($legal) }.
record-why-pass-cards = the cards must be one’s own, and in number: { $count }.
record-why-give-cards = the cards must be one’s own and different, and in number: { $count }.
record-why-bid = allowed is from { $lowest } to { $highest }, in steps of { $step }.
