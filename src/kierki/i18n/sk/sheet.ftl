# Zápis ako na papieri.
sheet-empty = Zápis je ešte prázdny.
sheet-negative = záporná časť
sheet-positive = kladná časť
sheet-total = Spolu
sheet-sum = súčet
sheet-balanced = Zápis sedí: všetky výsledky spolu dávajú 0.
sheet-sums-to = Všetky výsledky spolu dávajú { $sum }.
sheet-limit = Hrá sa do { $limit }.
sheet-countdown = Každý začal s { $limit }; vidno, koľko ostáva.
sheet-moon = { $sign } – všetky trestné karty
sheet-side = Strana { $names }: { $total }
sheet-winner = Vyhráva { $names }: { $points }.
sheet-winners = Vyhrávajú { $names }: rovnako, { $points }.
sheet-winning-side = Vyhráva strana { $names }: { $points }.
sheet-you-win = Vyhrávaš: { $points }!

## Krátke názvy na úzky zápis
sheet-short-no-tricks = zdvihy
sheet-short-no-hearts = srdcia
sheet-short-no-queens = dámy
sheet-short-no-kings-and-jacks = králi
sheet-short-no-king-of-hearts = kráľ srdc
sheet-short-last-tricks = posledné
sheet-short-robber = zbojník
sheet-short-trump = tromfy
sheet-short-lottery = lotéria
