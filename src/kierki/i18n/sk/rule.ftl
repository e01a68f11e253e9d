# Pravidlá variantu slovami: menovka a veta. Čísla a karty doplní program.
rule-label-cards = Karty
rule-label-stock = Odložená
rule-label-dealer = Rozdáva
rule-label-pass = Podávanie
rule-label-lead = Výnos
rule-label-tricks = Zdvihy
rule-label-hearts = Srdcia
rule-label-first = 1. zdvih
rule-label-drop = Povinnosť
rule-label-moon = Všetko
rule-label-bonus = Bez zdvihu
rule-label-trump = Tromf
rule-label-lottery = Lotéria
rule-label-early = Skôr
rule-label-end = Koniec
rule-label-winner = Vyhráva
rule-label-sum = Spolu
rule-label-source = Zdroj
rule-deals = Rozdania
rule-options = Voľby
rule-in-deals = { $count ->
    [one] Rozdanie
    [few] Rozdania
    [many] Rozdania
   *[other] Rozdania
} { $numbers }: { $text }
rule-all-deals = každé

rule-cards = { $cards }, po { $hand } do ruky. Eso je najvyššie.
rule-cards-without = { $cards }, bez { CARDS($removed) }, po { $hand } do ruky. Eso je najvyššie.
rule-stock-shown = Jedna karta ostáva zakrytá a ukáže sa po rozdaní.
rule-stock-first = Dostane ju, kto vzal prvý zdvih.
rule-stock-nobody = Neráta sa nikomu.
rule-stock-lottery = V malej lotérii sa priloží sama, len čo pasuje.
rule-dealer = Prvý ten, kto si vytiahne najvyššiu kartu; potom hráč naľavo.
rule-pass = { $count ->
    [one] Po { $count } karte, všetci naraz
    [few] Po { $count } karty, všetci naraz
    [many] Po { $count } karty, všetci naraz
   *[other] Po { $count } kariet, všetci naraz
}: { $ways }.
rule-pass-in-turn = { $ways }, a odznova
rule-pass-none = Nie je.
rule-lead-club = začína { CARD($card) }; kto ju má, musí ňou vyniesť.
rule-lead-lowest-club = začínajú najnižšie kríže v rukách; kto ich má, musí nimi vyniesť.
rule-lead-left = vynáša hráč naľavo od rozdávajúceho.
rule-tricks = Farbu treba priznať; kto ju nemá, hrá, čo chce. Berie najvyššia karta vynesenej farby.
rule-tricks-trump = Farbu treba priznať; kto ju nemá, hrá, čo chce. Berie najvyššia karta vynesenej farby alebo najvyšší tromf. Tromfovať netreba.
rule-hearts-never = srdcia smie vyniesť len ten, kto má samé srdcia.
rule-hearts-broken = srdcia smie vyniesť ten, kto má samé srdcia, alebo keď už nejaké padlo.
rule-hearts-queen-breaks = Aj piková dáma otvára srdcia.
rule-hearts-no-exit = Piková dáma v ruke nebráni vyniesť srdcia.
rule-first-clean = bez trestných kariet, ak niet iných v ruke alebo vo vynesenej farbe.
rule-first-free = smie sa hrať všetko.
rule-drop = kto nemá vynesenú farbu a má { CARDS($cards) }, musí tú kartu zahrať.
rule-moon-old = Kto vezme všetky trestné karty ({ $points }), má 0, každý iný { $points }.
rule-moon-old-teams = Kto vezme všetky trestné karty ({ $points }), má 0, partner tiež, súperi po { $points }.
rule-moon-new = Kto vezme všetky trestné karty ({ $points }), tomu sa { $points } odčíta, ostatní majú 0.
rule-moon-choice = Keby tým prehral partiu, môže si namiesto toho odčítať { $points }.
rule-moon-sun = Ak vezme aj všetky zdvihy, každý iný má { $points }.
rule-moon-none = Vziať všetky trestné karty nič nemení.
rule-bonus = { $points } pre toho, kto nevzal zdvih; nie v rozdaní, keď niekto vzal všetky trestné.
rule-trump-declarer = tromf určuje hráč naľavo od rozdávajúceho, ktorý vidí všetky svoje karty, a vynáša.
rule-trump-first-five = rozdávajúci si pozrie { $seen } svojich prvých kariet, určí tromf, rozdá zvyšok a vynáša.
rule-trump-talon = po { $hand } kariet do ruky, { $talon } odkryté v talóne. Hráč naľavo od rozdávajúceho vezme talón alebo ho draží s najnižšou cenou či bez nej: po { $step }, od { $step } do { $most }. Kto talón vezme, dá každému po karte, určí tromf, vynáša a na konci dražiteľovi zaplatí.
rule-lottery-start-dealer = začína rozdávajúci: { $rank } hociktorej farby, potom susedná karta vo farbe nahor či nadol. Kto môže, musí; kto nemôže, vynechá.
rule-lottery-start-left = začína hráč naľavo od rozdávajúceho: { $rank } hociktorej farby, potom susedná karta vo farbe nahor či nadol. Kto môže, musí; kto nemôže, vynechá.
rule-lottery-end = Koniec, keď druhý hráč nemá karty.
rule-early = Rozdanie sa končí, keď ostatné karty už nič nezmenia.
rule-end-deals = { $deals ->
    [one] Po { $deals } rozdaní.
    [few] Po { $deals } rozdaniach.
    [many] Po { $deals } rozdania.
   *[other] Po { $deals } rozdaniach.
}
rule-end-limit = Po rozdaní, v ktorom niekto dosiahne { $limit }.
rule-end-countdown = Každý začína s { $limit } a body sa mu odčítavajú; koniec, keď niekto klesne na 0.
rule-end-round = Rozdania sa opakujú v tom istom poradí.
rule-win-highest = Najvyšší súčet.
rule-win-lowest = Najnižší súčet.
rule-win-left = Komu zostalo najviac.
rule-win-highest-pair = Dvojica s vyšším súčtom: hráči 1 a 3 proti 2 a 4.
rule-win-lowest-pair = Dvojica s nižším súčtom: hráči 1 a 3 proti 2 a 4.
rule-tie-shared = Pri rovnakých súčtoch je výhra spoločná.
rule-tie-play-on = Pri rovnakých súčtoch sa hrá ďalej, kým niekto nie je sám.
rule-sum = Body všetkých v celej partii: { $points }.
rule-sum-stock = Body všetkých v celej partii: { $points }, ak odložená karta nič nestojí.

# Čo dáva body: „zdvih −20, srdce −20“.
rule-points-item = { $what } { $points }
rule-points-more = { $what } ešte { $points }
rule-points-trick = zdvih
rule-points-trick-number = { $number }. zdvih
rule-points-trick-last = posledný zdvih
rule-points-suit = { $suit ->
    [clubs] kríže
    [diamonds] káro
    [spades] piky
   *[hearts] srdce
}
rule-points-rank = { $rank }
rule-points-joins = naraz: { $contracts }
rule-points-joins-all = všetko uvedené naraz
rule-points-lottery = { $first } a { $second }
