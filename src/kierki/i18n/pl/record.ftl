# Partie w plikach: opowiedziane jeszcze raz i sprawdzone.
record-options = Opcje: { $options }
record-seed = Ziarno: { $seed }
record-sees-first = { $name } ogląda najpierw:
record-points = punkty
record-total = razem
record-not-over = Rozdanie nie jest skończone.
record-no-such-deal = W tej partii nie ma rozdania { $number }. Rozdań: { $deals }.

## Sprawdzanie
record-right = { $file }: w porządku. Rozdań: { $deals }.
record-wrong = { $file }: źle w { $count ->
    [one] { $count } miejscu
    [few] { $count } miejscach
    [many] { $count } miejscach
   *[other] { $count } miejsca
}.
record-breaks-trick = Rozdanie { $deal }, lewa { $trick }: { $name } { $action }. To wbrew zasadom: { $why } ({ $rule })
record-breaks = Rozdanie { $deal }, ruch { $index }: { $name } { $action }. To wbrew zasadom: { $why } ({ $rule })
record-differs = { $place }: { $claim }: w zapisie jest { $stored }, a powinno być { $right }.
record-misplaced = Rozdanie { $deal }: liczba ruchów: w zapisie jest { $stored }, a powinno być { $right }.
record-unplayable = Tej partii nie da się rozdać. { $reason }
record-bots-agree = { $count ->
    [one] { $count } ruch gracza komputerowego rozstrzygnięty ponownie: taki sam.
    [few] { $count } ruchy graczy komputerowych rozstrzygnięte ponownie: wszystkie takie same.
   *[many] { $count } ruchów graczy komputerowych rozstrzygniętych ponownie: wszystkie takie same.
}
record-bots-differ = Ruchy graczy komputerowych rozstrzygnięte ponownie: { $moves }, w tym inne niż w zapisie: { $count }.
record-bot-differs = Rozdanie { $deal }, ruch { $index } w partii: { $name } { $action }. Gracz komputerowy { $bot } { $answer }.
record-place-match = Partia
record-place-deal = Rozdanie { $deal }
record-place-trick = Rozdanie { $deal }, lewa { $trick }
record-claim-deals = liczba rozdań
record-claim-number = numer rozdania
record-claim-contract = kontrakt
record-claim-dealer = rozdający
record-claim-hands = karty z rozdania
record-claim-talon = talon
record-claim-stock = karta z boku
record-claim-taken = kto wziął
record-claim-points = punkty
record-claim-won = wzięte lewy
record-claim-trump = atu
record-claim-namer = kto nazwał atu
record-claim-price = cena talonu
record-claim-shooter = kto wziął wszystkie karty karne
record-claim-moon = jak policzono wszystkie karty karne
record-claim-out = komu skończyły się karty
record-claim-early = skończone przed czasem
record-claim-totals = razem
record-claim-winners = zwycięzcy
record-nothing = nic
record-yes = tak
record-no = nie
record-cards = { CARDS($cards) }

## Co kto zrobił, po imieniu
record-does-play = zagrywa { CARD($card) }
record-does-pass-on = podaje dalej { CARDS($cards) }
record-does-give = daje { CARDS($cards) }
record-does-name = nazywa atu: { $suit }
record-does-take = bierze talon
record-does-auction = wystawia talon na licytację bez ceny
record-does-auction-reserve = wystawia talon na licytację, cena { $points }
record-does-bid = licytuje { $points }
record-does-decline = pasuje
record-does-moon = wybiera, jak policzyć: { $moon }

## Czemu nie było wolno
record-why-match-over = partia jest skończona.
record-why-not-your-turn = kolej na: { $turn }.
record-why-wrong-action = pytanie było inne.
record-why-card-not-held = tej karty nie ma w ręce. Wolno: { CARDS($legal) }.
record-why-card-opening = to rozdanie otwiera { CARDS($legal) }.
record-why-card-follow = w ręce jest kolor wyjścia, trzeba dołożyć. Wolno: { CARDS($legal) }.
record-why-card-hearts-unbroken = żaden kier jeszcze nie padł. Wolno: { CARDS($legal) }.
record-why-card-hearts-held-back = w kiery wychodzi tylko ten, kto ma same kiery. Wolno: { CARDS($legal) }.
record-why-card-must-drop = kto nie ma do koloru, musi oddać { CARDS($legal) }.
record-why-card-first-trick = w pierwszej lewie nie wolno dawać kart karnych. Wolno: { CARDS($legal) }.
record-why-card-does-not-fit = ta karta nie pasuje do żadnego rzędu.
record-why-card-not-start = ta karta nie zaczyna rzędu.
record-why-must-lay = jest co wyłożyć: { CARDS($legal) }.
record-why-pass-cards = karty muszą być własne, a ma ich być { $count }.
record-why-give-cards = karty muszą być własne i różne, a ma ich być { $count }.
record-why-bid = wolno od { $lowest } do { $highest }, co { $step }.
