# The score sheet, as on paper.
sheet-empty = The score sheet is still empty.
sheet-negative = negative part
sheet-positive = positive part
sheet-total = Total
sheet-sum = sum
sheet-balanced = The sheet balances: all totals together make 0.
sheet-sums-to = All totals together make { $sum }.
sheet-limit = The match is played to { $limit }.
sheet-countdown = Everybody started with { $limit }; this is what is left.
sheet-moon = { $sign } – shot the moon
sheet-side = { $names } together: { $total }
sheet-winner = { $names } wins: { $points }.
sheet-winners = { $names } share the win: { $points } each.
sheet-winning-side = { $names } win together: { $points }.
sheet-you-win = You win: { $points }!

## Short names for a narrow sheet
sheet-short-no-tricks = tricks
sheet-short-no-hearts = hearts
sheet-short-no-queens = queens
sheet-short-no-kings-and-jacks = K and J
sheet-short-no-king-of-hearts = K hearts
sheet-short-last-tricks = last
sheet-short-robber = robber
sheet-short-trump = trump
sheet-short-lottery = lottery
