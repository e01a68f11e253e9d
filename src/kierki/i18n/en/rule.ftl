# The rules of a variant in words: a label and a sentence. The program puts in numbers and cards.
rule-label-cards = Cards
rule-label-stock = Stock card
rule-label-dealer = Dealer
rule-label-pass = Passing
rule-label-lead = Lead
rule-label-tricks = Tricks
rule-label-hearts = Hearts
rule-label-first = Trick 1
rule-label-drop = Duty
rule-label-moon = Moon
rule-label-bonus = No trick
rule-label-trump = Trumps
rule-label-lottery = Lottery
rule-label-early = Early
rule-label-end = End
rule-label-winner = Winner
rule-label-sum = Sum
rule-label-source = Source
rule-deals = Deals
rule-options = Options
rule-in-deals = { $count ->
    [one] Deal
   *[other] Deals
} { $numbers }: { $text }
rule-all-deals = each

rule-cards = { $cards }, { $hand } to a hand. Aces high.
rule-cards-without = { $cards }, without { CARDS($removed) }, { $hand } to a hand. Aces high.
rule-stock-shown = One card stays face down and is shown after the deal.
rule-stock-first = It goes to the winner of the first trick.
rule-stock-nobody = It counts for nobody.
rule-stock-lottery = In the lottery it joins the rows by itself as soon as it fits.
rule-dealer = First whoever draws the highest card; then the player on the left.
rule-pass = { $count ->
    [one] { $count } card each, all at once
   *[other] { $count } cards each, all at once
}: { $ways }.
rule-pass-in-turn = { $ways }, and again
rule-pass-none = There is none.
rule-lead-club = { CARD($card) } begins; whoever holds it must lead it.
rule-lead-lowest-club = the lowest club in any hand begins; whoever holds it must lead it.
rule-lead-left = the player left of the dealer leads.
rule-tricks = Follow suit if you can; if not, play anything. The highest card of the suit led wins.
rule-tricks-trump = Follow suit if you can; if not, play anything. The highest card of the suit led wins, or the highest trump. Nobody has to trump.
rule-hearts-never = hearts may be led only from a hand that holds nothing else.
rule-hearts-broken = hearts may be led once a heart has been played, or from a hand that holds nothing else.
rule-hearts-queen-breaks = The queen of spades breaks hearts, too.
rule-hearts-no-exit = The queen of spades in hand does not keep hearts from being led.
rule-first-clean = no penalty card, unless there is nothing else in the hand or in the suit led.
rule-first-free = anything may be played.
rule-drop = whoever is void in the suit led and holds { CARDS($cards) } must play it.
rule-moon-old = Whoever takes all penalty cards ({ $points }) has 0, everybody else { $points }.
rule-moon-old-teams = Whoever takes all penalty cards ({ $points }) has 0, the partner too, each opponent { $points }.
rule-moon-new = Whoever takes all penalty cards ({ $points }) has { $points } taken off, the others have 0.
rule-moon-choice = Where that would lose the match, taking off { $points } instead is a choice.
rule-moon-sun = With all the tricks, too, everybody else has { $points }.
rule-moon-none = To take all penalty cards changes nothing.
rule-bonus = { $points } for whoever took no trick; not in a deal with a moon.
rule-trump-declarer = the player left of the dealer names trumps, seeing the whole hand, and leads.
rule-trump-first-five = the dealer looks at the first { $seen } cards of the own hand, names trumps, deals the rest and leads.
rule-trump-talon = { $hand } cards to a hand, { $talon } lie open in the talon. The player left of the dealer takes it, or auctions it with or without a reserve: in steps of { $step }, from { $step } to { $most }. Whoever takes the talon gives one card to each other player, names trumps, leads, and pays the auctioneer in the end.
rule-lottery-start-dealer = the dealer begins: a { $rank } of any suit, then the next card of a suit, up or down. Who can, must; who cannot, passes.
rule-lottery-start-left = the player left of the dealer begins: a { $rank } of any suit, then the next card of a suit, up or down. Who can, must; who cannot, passes.
rule-lottery-end = It ends when the second player is out of cards.
rule-early = A deal ends when the cards left can change nothing.
rule-end-deals = { $deals ->
    [one] After { $deals } deal.
   *[other] After { $deals } deals.
}
rule-end-limit = After a deal in which somebody reaches { $limit }.
rule-end-countdown = All begin with { $limit } and points come off; it ends when somebody is down to 0.
rule-end-round = The deals come again in the same order.
rule-win-highest = The highest total.
rule-win-lowest = The lowest total.
rule-win-left = Whoever has most left.
rule-win-highest-pair = The pair with the higher sum: players 1 and 3 against 2 and 4.
rule-win-lowest-pair = The pair with the lower sum: players 1 and 3 against 2 and 4.
rule-tie-shared = Equal totals share the win.
rule-tie-play-on = With equal totals play goes on until somebody is alone.
rule-sum = All points of a whole match: { $points }.
rule-sum-stock = All points of a whole match: { $points }, if the stock card costs nothing.

# What scores: "each trick −20, each heart −20".
rule-points-item = { $what } { $points }
rule-points-more = { $what } { $points } more
rule-points-trick = each trick
rule-points-trick-number = trick { $number }
rule-points-trick-last = the last trick
rule-points-suit = { $suit ->
    [clubs] each club
    [diamonds] each diamond
    [spades] each spade
   *[hearts] each heart
}
rule-points-rank = each { $rank }
rule-points-joins = at once: { $contracts }
rule-points-joins-all = all of the above at once
rule-points-lottery = { $first } and { $second }
