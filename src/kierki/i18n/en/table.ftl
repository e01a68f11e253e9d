# Play in the terminal. The fact $me says whether it is about the reader: "You lead", "Ann leads".
table-and = { $most } and { $last }
table-sentence = { $text }.

## What scores
table-score-nothing = nothing scores
table-score-lottery = first out of cards { $first }, second { $second }

## The table
table-deal = Deal { $number }: { $contract }
table-deal-of = Deal { $number } of { $deals }: { $contract }
table-dealer = { $me ->
    [true] You deal.
   *[other] Dealer: { $name }.
}
table-trump = { $me ->
    [true] Trumps, named by you: { $suit }
   *[other] Trumps ({ $name }): { $suit }
}
table-namer = { $me ->
    [true] You name trumps.
   *[other] { $name } names trumps.
}
table-so-far = Dealt so far: { $cards }.
table-hearts-broken = Hearts are broken.
table-talon = Talon:
table-talon-taker = { $me ->
    [true] taken by you
   *[other] taken by { $name }
}
table-price = for { $points }
table-reserve = reserve { $points }
table-auction = Auction: { $said }
table-received = { $name } gives you:
table-column-total = total
table-column-cards = cards
table-column-tricks = tricks
table-column-points = pts
table-column-trick = table
table-column-taken = taken
table-hand = Your cards:
table-trick-led = { $me ->
    [true] Trick { $number }. You lead.
   *[other] Trick { $number }. { $name } leads.
}
table-trick-best = { $me ->
    [true] You are winning:
   *[other] { $name } is winning:
}
table-tricks-played = All tricks are played.
table-trick-number = Trick { $number }:
table-pass = pass

## What happened
table-news-auction = { $me ->
    [true] You put the talon up for auction, no reserve.
   *[other] { $name } puts the talon up for auction, no reserve.
}
table-news-auction-reserve = { $me ->
    [true] You put the talon up for auction, reserve { $points }.
   *[other] { $name } puts the talon up for auction, reserve { $points }.
}
table-news-talon = { $me ->
    [true] You take the talon.
   *[other] { $name } takes the talon.
}
table-news-talon-price = { $me ->
    [true] You take the talon for { $points }.
   *[other] { $name } takes the talon for { $points }.
}
table-news-given = { $me ->
    [true] Everybody has a card from you.
   *[other] { $name } gives everybody a card.
}
table-news-completed = The rest of the cards is dealt.
table-news-broken = Hearts are broken: they may be led now.
table-news-early = The rest changes nothing: this deal ends here.
table-news-early-taker = { $me ->
    [true] You take all the tricks that are left.
   *[other] { $name } takes all the tricks that are left.
}
table-news-stock = The stock card joins the layout:
table-news-out = { $me ->
    [true] You are out of cards: place { $place }, { $points }.
   *[other] { $name } is out of cards: place { $place }, { $points }.
}
table-news-moon = { $me ->
    [true] You shot the moon!
   *[other] { $name } shot the moon!
}
table-stock-card = The stock card was:
table-moon-old = the old way: the shooter 0, the others the whole sum
table-moon-new = the new way: the sum comes off the shooter, the others 0

## Questions
table-first-question = Type a card by its number or name: 5, { CARD("QS") }, qs, queen of spades. Help: ?
table-ask-card = Your turn: which card?
table-ask-follow = Your turn: follow { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [spades] spades
   *[hearts] hearts
}.
table-ask-void = You have no { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [spades] spades
   *[hearts] hearts
}: what do you play?
table-ask-lead = You lead: which card?
table-ask-lay = Your turn: which card do you lay?
table-ask-pass = Pass { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to { $name }. Numbers or names:
table-ask-trump = What is trump? { $suits }
table-ask-talon-take = 1 – take the talon
table-ask-talon-free = 2 – auction it without a reserve
table-ask-talon-reserve = 2 and a price, e.g. “2 { $lowest }” – auction it from that price (at most { $highest })
table-ask-bid = What do you bid for the talon? { $lowest } to { $highest } in fives, or pass.
table-ask-gift = Give one card each, in this order: { $names }. Cards: { $count }.
table-ask-moon = You shot the moon. How shall it score?
table-next-deal = Enter – next deal:
table-confirm = Enter – go on, u – undo:
table-ask-file = Save the match? Enter – to { $file }; another name; n – no:
table-words-no = n no
table-words-pass = pass -
table-words-take = take talon
table-words-auction = auction
table-words-moon-old = old
table-words-moon-new = new

## Answers that cannot be read
table-no-such-number = There is no card number { $number }: they go from 1 to { $cards }.
table-not-a-bid = “{ $text }” is no number. Type for example 100.
table-not-a-suit = “{ $text }” is no suit. It can be: { $suits }.
table-which-suit = “{ $text }” can mean: { $suits }. Which one?
table-not-talon = “{ $text }”? Type 1 or 2, or 2 and a price, such as “2 100”.
table-not-a-moon = “{ $text }”? Type 1 or 2.

## Commands
table-words-help = ? help
table-words-history = h history tricks
table-words-hint = p hint tip
table-words-undo = u undo
table-words-sheet = w score sheet s
table-words-rules = r rules
table-words-claim = k claim c
table-words-quit = q quit exit
table-help-answers = Type a card by its number or name: 5, { CARD("QS") }, qs, queen of spades; several with spaces. Enter alone shows the table. Besides:
table-help-help = this help
table-help-history = the tricks of this deal
table-help-hint = a hint
table-help-undo = take back, until somebody else acts
table-help-sheet = the score sheet
table-help-rules = the rules of this deal
table-help-claim = play out the rest once it is decided
table-help-quit = leave; the match can go on later
table-history-none = Nothing has been played in this deal yet.
table-hint = Hint:
table-why-only = nothing else is allowed
table-why-lead = to lead
table-why-takes = takes it
table-why-under = stays under
table-why-discard = a discard
table-why-lay = other cards can wait
table-do-take = take the talon
table-do-auction = auction without a reserve
table-do-auction-reserve = auction, reserve { $points }
table-undone = Taken back:
table-undo-nothing = There is nothing to take back.
table-undo-others = It is too late to take that back: { $name } has acted since.
table-undo-revealed = It is too late to take that back: hidden cards were shown.
table-claim-open = Nothing is decided yet: play goes on.
table-claim-by-itself = When the rest cannot change anything, the deal ends by itself.
table-claim-lottery = A lottery is always played out.

## Saving
table-saved = Match saved in { $file }. Go on with: kierki play --resume { $file }
table-not-saved = { $file } could not be saved: { $why }
table-interrupted = Interrupted. Match saved in { $file }. Go on with: kierki play --resume { $file }
table-interrupted-lost = Interrupted. The match could not be saved.
table-input-ended = The input ended. Match saved in { $file }. Go on with: kierki play --resume { $file }
table-input-ended-lost = The input ended. The match could not be saved.
table-file-taken = There is a file { $file } already, with something else in it. Take another name, or go on with it: --resume { $file }
table-resumed = Going on with the match in { $file }.
table-search-missing = Your opponents play as “casual” does.
table-search-later = Your opponents learn to search meanwhile; in the first deal they play as “casual” does.
table-search-waits = Your opponents are getting ready…
