# Hra v termináli. Fakt $me hovorí, či ide o čitateľa: „Vynášaš“ alebo „Vynáša Zuzka“.
table-and = { $most } a { $last }
table-sentence = { $text }.

## Čo sa počíta
table-score-nothing = nič sa nepočíta
table-score-lottery = kto sa prvý zbaví kariet { $first }, kto druhý { $second }

## Stôl
table-deal = Rozdanie { $number }: { $contract }
table-deal-of = Rozdanie { $number } z { $deals }: { $contract }
table-dealer = { $me ->
    [true] Rozdávaš.
   *[other] Rozdáva: { $name }.
}
table-trump = { $me ->
    [true] Tromfy, určené tebou: { $suit }
   *[other] Tromfy ({ $name }): { $suit }
}
table-namer = { $me ->
    [true] Tromfy určuješ ty.
   *[other] Tromfy určuje: { $name }.
}
table-so-far = Zatiaľ rozdané: { $cards }.
table-hearts-broken = Srdcia sú otvorené.
table-talon = Talón:
table-talon-taker = { $me ->
    [true] berieš ty
   *[other] berie: { $name }
}
table-price = za { $points }
table-reserve = cena { $points }
table-auction = Dražba: { $said }
table-received = { $name } ti dáva:
table-column-total = spolu
table-column-cards = karty
table-column-tricks = zdvihy
table-column-points = body
table-column-trick = stôl
table-column-taken = vzaté
table-hand = Tvoje karty:
table-trick-led = { $me ->
    [true] Zdvih { $number }. Vynášaš.
   *[other] Zdvih { $number }. Vynáša { $name }.
}
table-trick-best = { $me ->
    [true] Berieš:
   *[other] Berie { $name }:
}
table-tricks-played = Všetky zdvihy sú odohraté.
table-trick-number = Zdvih { $number }:
table-pass = pas

## Čo sa stalo
table-news-auction = { $me ->
    [true] Dávaš talón do dražby bez ceny.
   *[other] { $name } dáva talón do dražby bez ceny.
}
table-news-auction-reserve = { $me ->
    [true] Dávaš talón do dražby, cena { $points }.
   *[other] { $name } dáva talón do dražby, cena { $points }.
}
table-news-talon = { $me ->
    [true] Berieš talón.
   *[other] Talón berie { $name }.
}
table-news-talon-price = { $me ->
    [true] Berieš talón za { $points }.
   *[other] Talón berie { $name } za { $points }.
}
table-news-given = { $me ->
    [true] Každý má od teba kartu.
   *[other] { $name } dáva každému po karte.
}
table-news-completed = Zvyšok kariet je rozdaný.
table-news-broken = Srdcia sú otvorené: už sa nimi smie vynášať.
table-news-early = Zvyšok už nič nezmení: ďalej sa nehrá.
table-news-early-taker = { $me ->
    [true] Všetky zostávajúce zdvihy berieš ty.
   *[other] Všetky zostávajúce zdvihy berie { $name }.
}
table-news-stock = Odložená karta sa pridáva do radu:
table-news-out = { $me ->
    [true] Už nemáš karty: miesto { $place }, { $points }.
   *[other] { $name } už nemá karty: miesto { $place }, { $points }.
}
table-news-moon = { $me ->
    [true] Máš všetky trestné karty!
   *[other] { $name } má všetky trestné karty!
}
table-stock-card = Odložená karta bola:
table-moon-old = po starom: strelec 0, ostatní celý súčet
table-moon-new = po novom: strelcovi sa celý súčet odpočíta, ostatní 0

## Otázky
table-first-question = Kartu napíš číslom alebo názvom: 5, { CARD("QS") }, dp, piková dáma. Pomoc: ?
table-ask-card = Si na ťahu: aká karta?
table-ask-follow = Si na ťahu: priznaj { $suit ->
    [clubs] kríže
    [diamonds] kára
    [spades] piky
   *[hearts] srdcia
}.
table-ask-void = Nemáš { $suit ->
    [clubs] kríže
    [diamonds] kára
    [spades] piky
   *[hearts] srdcia
}: čo dáš?
table-ask-lead = Vynášaš: aká karta?
table-ask-lay = Si na ťahu: ktorú kartu vyložíš?
table-ask-pass = Odovzdaj { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
} pre: { $name }. Čísla alebo názvy:
table-ask-trump = Čo sú tromfy? { $suits }
table-ask-talon-take = 1 – berieš talón
table-ask-talon-free = 2 – dražba bez ceny
table-ask-talon-reserve = 2 a cena, napr. „2 { $lowest }“ – dražba od ceny (najviac { $highest })
table-ask-bid = Koľko dávaš za talón? Od { $lowest } do { $highest } po 5, alebo pas.
table-ask-gift = Daj po jednej karte v tomto poradí: { $names }. Kariet: { $count }.
table-ask-moon = Máš všetky trestné karty. Ako ich započítať?
table-next-deal = Enter – ďalšie rozdanie:
table-confirm = Enter – ďalej, u – späť:
table-ask-file = Uložiť partiu? Enter – do { $file }; iný názov; n – nie:
table-words-no = n nie
table-words-pass = pas pasujem -
table-words-take = beriem talón
table-words-auction = dražba
table-words-moon-old = starý starom
table-words-moon-new = nový novom

## Odpovede, ktoré sa nedajú prečítať
table-no-such-number = Karta číslo { $number } nie je: čísla sú od 1 do { $cards }.
table-not-a-bid = „{ $text }“ nie je číslo. Napíš napríklad 100.
table-not-a-suit = „{ $text }“ nie je farba. Môže byť: { $suits }.
table-which-suit = „{ $text }“ môže znamenať: { $suits }. Ktorá?
table-not-talon = „{ $text }“? Napíš 1 alebo 2, alebo 2 a cenu, napríklad „2 100“.
table-not-a-moon = „{ $text }“? Napíš 1 alebo 2.

## Príkazy
table-words-help = ? pomoc
table-words-history = h história zdvihy
table-words-hint = p rada nápoveda
table-words-undo = u späť
table-words-sheet = w zápis výsledky
table-words-rules = r pravidlá
table-words-claim = k zvyšok
table-words-quit = q koniec
table-help-answers = Kartu napíš číslom alebo názvom: 5, { CARD("QS") }, dp, piková dáma; viac kariet s medzerou. Samotný Enter ukáže stôl. Okrem toho:
table-help-help = táto pomoc
table-help-history = zdvihy tohto rozdania
table-help-hint = rada
table-help-undo = vráť ťah, kým nikto iný nehral
table-help-sheet = zápis
table-help-rules = pravidlá rozdania
table-help-claim = dohraj zvyšok, keď je rozhodnutý
table-help-quit = odísť, partia sa dohrá inokedy
table-history-none = V tomto rozdaní sa ešte nič nezahralo.
table-hint = Rada:
table-why-only = nič iné sa nesmie
table-why-lead = na výnos
table-why-takes = berie
table-why-under = ostáva nižšie
table-why-discard = odhodenie
table-why-lay = iné karty počkajú
table-do-take = vezmi talón
table-do-auction = dražba bez ceny
table-do-auction-reserve = dražba, cena { $points }
table-undone = Vrátené:
table-undo-nothing = Nie je čo vrátiť.
table-undo-others = Už sa to nedá vrátiť: po tebe bol ťah ({ $name }).
table-undo-revealed = Už sa to nedá vrátiť: ukázali sa zakryté karty.
table-claim-open = Nič ešte nie je rozhodnuté: hrá sa ďalej.
table-claim-by-itself = Keď zvyšok už nič nezmení, rozdanie sa skončí samo.
table-claim-lottery = Malá lotéria sa hrá do konca.

## Ukladanie
table-saved = Partia je uložená v { $file }. Ďalej: kierki play --resume { $file }
table-not-saved = Nepodarilo sa uložiť { $file }: { $why }
table-interrupted = Prerušené. Partia je uložená v { $file }. Ďalej: kierki play --resume { $file }
table-interrupted-lost = Prerušené. Partiu sa nepodarilo uložiť.
table-input-ended = Vstup sa skončil. Partia je uložená v { $file }. Ďalej: kierki play --resume { $file }
table-input-ended-lost = Vstup sa skončil. Partiu sa nepodarilo uložiť.
table-file-taken = Súbor { $file } už existuje a je v ňom niečo iné. Zvoľ iný názov alebo hraj ďalej: --resume { $file }
table-resumed = Hrá sa ďalej partia z { $file }.
table-search-missing = Súperi hrajú ako rozvážny hráč.
table-search-later = Súperi sa medzitým chystajú počítať; v prvom rozdaní hrajú ako rozvážny hráč.
table-search-waits = Súperi sa ešte chystajú…
