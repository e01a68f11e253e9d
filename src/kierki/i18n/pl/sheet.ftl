# Zapis, jak na papierze.
sheet-empty = Zapis jest jeszcze pusty.
sheet-negative = rozgrywka
sheet-positive = odgrywka
sheet-total = Razem
sheet-sum = suma
sheet-balanced = Zapis się zgadza: wszystkie wyniki razem dają 0.
sheet-sums-to = Wszystkie wyniki razem dają { $sum }.
sheet-limit = Gra się do { $limit }.
sheet-countdown = Każdy zaczął z { $limit }; widać, ile zostało.
sheet-moon = { $sign } – wszystkie karty karne
sheet-side = Strona { $names }: { $total }
sheet-winner = Wygrywa { $names }: { $points }.
sheet-winners = Wygrywają { $names }: po tyle samo, { $points }.
sheet-winning-side = Wygrywa strona { $names }: { $points }.
sheet-you-win = Wygrywasz: { $points }!

## Krótkie nazwy na wąski zapis
sheet-short-no-tricks = lewy
sheet-short-no-hearts = kiery
sheet-short-no-queens = damy
sheet-short-no-kings-and-jacks = panowie
sheet-short-no-king-of-hearts = król kier
sheet-short-last-tricks = ostatnie
sheet-short-robber = rozbójnik
sheet-short-trump = atu
sheet-short-lottery = loteryjka
