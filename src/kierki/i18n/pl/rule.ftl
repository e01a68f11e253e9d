# Zasady odmiany w słowach: etykieta i zdanie. Liczby kart i punktów wstawia program.
rule-label-cards = Karty
rule-label-stock = Z boku
rule-label-dealer = Rozdaje
rule-label-pass = Wymiana
rule-label-lead = Wyjście
rule-label-tricks = Lewy
rule-label-hearts = Kiery
rule-label-first = 1. lewa
rule-label-drop = Obowiązek
rule-label-moon = Komplet
rule-label-bonus = Bez lewy
rule-label-trump = Atu
rule-label-lottery = Loteryjka
rule-label-early = Wcześniej
rule-label-end = Koniec
rule-label-winner = Wygrywa
rule-label-sum = Razem
rule-label-source = Źródło
rule-deals = Rozdania
rule-options = Opcje
rule-in-deals = { $count ->
    [one] Rozdanie
    [few] Rozdania
    [many] Rozdania
   *[other] Rozdania
} { $numbers }: { $text }
rule-all-deals = każde

rule-cards = { $cards }, po { $hand } na rękę. As najstarszy.
rule-cards-without = { $cards }, bez { CARDS($removed) }, po { $hand } na rękę. As najstarszy.
rule-stock-shown = Jedna karta zostaje zakryta i pokazuje się ją po rozdaniu.
rule-stock-first = Bierze ją, kto wziął pierwszą lewę.
rule-stock-nobody = Nie liczy się nikomu.
rule-stock-lottery = W loteryjce dokłada się sama, gdy tylko pasuje.
rule-dealer = Najpierw ten, kto wylosuje najwyższą kartę, potem gracz po lewej.
rule-pass = { $count ->
    [one] Po { $count } karcie, wszyscy naraz
    [few] Po { $count } karty, wszyscy naraz
    [many] Po { $count } kart, wszyscy naraz
   *[other] Po { $count } karty, wszyscy naraz
}: { $ways }.
rule-pass-in-turn = { $ways }, i od początku
rule-pass-none = Nie ma.
rule-lead-club = zaczyna { CARD($card) }; kto ją ma, musi nią wyjść.
rule-lead-lowest-club = zaczyna najniższy trefl na rękach; kto go ma, musi nim wyjść.
rule-lead-left = wychodzi gracz po lewej od rozdającego.
rule-tricks = Do koloru trzeba dokładać; kto go nie ma, gra, co chce. Bierze najwyższa karta koloru wyjścia.
rule-tricks-trump = Do koloru trzeba dokładać; kto go nie ma, gra, co chce. Bierze najwyższa karta koloru wyjścia, a z atutem najwyższy atut. Przebijać nie trzeba.
rule-hearts-never = w kiery wychodzi tylko ten, kto ma same kiery.
rule-hearts-broken = w kiery wolno wyjść, gdy jakiś kier już padł albo ma się same kiery.
rule-hearts-queen-breaks = Dama pik też otwiera kiery.
rule-hearts-no-exit = Dama pik w ręku nie zabrania wyjścia w kiery.
rule-first-clean = bez kart karnych, chyba że ma się same karne albo tylko taką do koloru.
rule-first-free = wolno zagrać wszystko.
rule-drop = kto nie ma koloru wyjścia, a ma { CARDS($cards) }, musi tę kartę oddać.
rule-moon-old = Kto weźmie wszystkie karty karne ({ $points }), ma 0, a każdy inny { $points }.
rule-moon-old-teams = Kto weźmie wszystkie karty karne ({ $points }), ma 0, partner też, a przeciwnicy po { $points }.
rule-moon-new = Kto weźmie wszystkie karty karne ({ $points }), temu { $points } się odejmuje, a inni mają 0.
rule-moon-choice = Gdyby przez to przegrał partię, może zamiast tego odjąć sobie { $points }.
rule-moon-sun = Jeśli weźmie też wszystkie lewy, każdy inny ma { $points }.
rule-moon-none = Wzięcie wszystkich kart karnych nic nie zmienia.
rule-bonus = { $points } dla tego, kto nie wziął lewy; nie w rozdaniu z kompletem.
rule-trump-declarer = nazywa gracz po lewej od rozdającego, widząc wszystkie swoje karty, i wychodzi.
rule-trump-first-five = rozdający ogląda { $seen } swoich pierwszych kart, nazywa atu, rozdaje resztę i wychodzi.
rule-trump-talon = po { $hand } kart na rękę, a { $talon } odkryte w talonie. Gracz po lewej od rozdającego bierze talon albo go licytuje, z ceną minimalną lub bez: co { $step }, od { $step } do { $most }. Kto weźmie talon, daje każdemu po karcie, nazywa atu, wychodzi i na koniec płaci licytującemu.
rule-lottery-start-dealer = zaczyna rozdający: { $rank } dowolnego koloru, potem karta sąsiednia w kolorze, w górę lub w dół. Kto może, musi; kto nie może, pasuje.
rule-lottery-start-left = zaczyna gracz po lewej od rozdającego: { $rank } dowolnego koloru, potem karta sąsiednia w kolorze, w górę lub w dół. Kto może, musi; kto nie może, pasuje.
rule-lottery-end = Koniec, gdy drugi gracz pozbędzie się kart.
rule-early = Rozdanie kończy się, gdy reszta kart nic już nie zmieni.
rule-end-deals = { $deals ->
    [one] Po { $deals } rozdaniu.
    [few] Po { $deals } rozdaniach.
    [many] Po { $deals } rozdaniach.
   *[other] Po { $deals } rozdaniach.
}
rule-end-limit = Po rozdaniu, w którym ktoś dojdzie do { $limit }.
rule-end-countdown = Każdy zaczyna od { $limit }, a punkty mu się odejmuje; koniec, gdy ktoś zejdzie do 0.
rule-end-round = Rozdania powtarzają się po kolei.
rule-win-highest = Najwyższa suma.
rule-win-lowest = Najniższa suma.
rule-win-left = Komu zostało najwięcej.
rule-win-highest-pair = Para z wyższą sumą: gracze 1 i 3 przeciw 2 i 4.
rule-win-lowest-pair = Para z niższą sumą: gracze 1 i 3 przeciw 2 i 4.
rule-tie-shared = Przy równych sumach wygrana jest wspólna.
rule-tie-play-on = Przy równych sumach gra się dalej, aż ktoś będzie sam.
rule-sum = Punkty wszystkich w całej partii: { $points }.
rule-sum-stock = Punkty wszystkich w całej partii: { $points }, jeśli karta z boku nic nie kosztuje.

# Co daje punkty: „lewa −20, kier −20”.
rule-points-item = { $what } { $points }
rule-points-more = { $what } jeszcze { $points }
rule-points-trick = lewa
rule-points-trick-number = { $number }. lewa
rule-points-trick-last = ostatnia lewa
rule-points-suit = { $suit ->
    [clubs] trefl
    [diamonds] karo
    [spades] pik
   *[hearts] kier
}
rule-points-rank = { $rank }
rule-points-joins = naraz: { $contracts }
rule-points-joins-all = wszystkie powyższe naraz
rule-points-lottery = { $first } i { $second }
