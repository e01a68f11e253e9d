# Partie v súboroch: porozprávané znova a posúdené.
record-options = Voľby: { $options }
record-seed = Semienko: { $seed }
record-sees-first = { $name } najprv vidí:
record-points = body
record-total = spolu
record-not-over = Rozdanie sa neskončilo.
record-no-such-deal = V tejto partii nie je rozdanie { $number }. Rozdaní: { $deals }.

## Posúdenie
record-right = { $file }: v poriadku. Rozdaní: { $deals }.
record-wrong = { $file }: zle na { $count ->
    [one] { $count } mieste
    [few] { $count } miestach
    [many] { $count } miesta
   *[other] { $count } miestach
}.
record-breaks-trick = Rozdanie { $deal }, zdvih { $trick }: { $name } { $action }. To je proti pravidlám: { $why } ({ $rule })
record-breaks = Rozdanie { $deal }, ťah { $index }: { $name } { $action }. To je proti pravidlám: { $why } ({ $rule })
record-differs = { $place }: { $claim }: v zázname je { $stored }, správne je { $right }.
record-misplaced = Rozdanie { $deal }: počet ťahov: v zázname je { $stored }, správne je { $right }.
record-unplayable = Túto partiu nemožno rozdať. { $reason }
record-bots-agree = { $count ->
    [one] { $count } ťah počítačového hráča rozhodnutý znova: rovnaký.
    [few] { $count } ťahy počítačových hráčov rozhodnuté znova: všetky rovnaké.
    [many] { $count } ťahu počítačových hráčov rozhodnutého znova: všetky rovnaké.
   *[other] { $count } ťahov počítačových hráčov rozhodnutých znova: všetky rovnaké.
}
record-bots-differ = Ťahy počítačových hráčov rozhodnuté znova: { $moves }, z toho iné ako v zázname: { $count }.
record-bot-differs = Rozdanie { $deal }, ťah { $index } v partii: { $name } { $action }. Počítačový hráč { $bot } { $answer }.
record-place-match = Partia
record-place-deal = Rozdanie { $deal }
record-place-trick = Rozdanie { $deal }, zdvih { $trick }
record-claim-deals = počet rozdaní
record-claim-number = číslo rozdania
record-claim-contract = kontrakt
record-claim-dealer = rozdávajúci
record-claim-hands = karty z rozdania
record-claim-talon = talón
record-claim-stock = karta bokom
record-claim-taken = kto zobral
record-claim-points = body
record-claim-won = zobraté zdvihy
record-claim-trump = tromfy
record-claim-namer = kto určil tromfy
record-claim-price = cena talónu
record-claim-shooter = kto zobral všetky trestné karty
record-claim-moon = ako sa rátajú všetky trestné karty
record-claim-out = komu sa minuli karty
record-claim-early = skončené predčasne
record-claim-totals = spolu
record-claim-winners = víťazi
record-nothing = nič
record-yes = áno
record-no = nie
record-cards = { CARDS($cards) }

## Čo kto urobil, po mene
record-does-play = zahrá { CARD($card) }
record-does-pass-on = posunie { CARDS($cards) }
record-does-give = dá { CARDS($cards) }
record-does-name = určí tromfy: { $suit }
record-does-take = zoberie talón
record-does-auction = draží talón bez ceny
record-does-auction-reserve = draží talón, cena { $points }
record-does-bid = ponúkne { $points }
record-does-decline = pasuje
record-does-moon = vyberie, ako sa ráta: { $moon }

## Prečo sa to nesmelo
record-why-match-over = partia sa skončila.
record-why-not-your-turn = na rade: { $turn }.
record-why-wrong-action = otázka bola iná.
record-why-card-not-held = tá karta nie je v ruke. Smie sa: { CARDS($legal) }.
record-why-card-opening = toto rozdanie otvára { CARDS($legal) }.
record-why-card-follow = v ruke je vynesená farba, treba ju priznať. Smie sa: { CARDS($legal) }.
record-why-card-hearts-unbroken = žiadne srdce ešte nepadlo. Smie sa: { CARDS($legal) }.
record-why-card-hearts-held-back = srdcia vynáša len ten, kto nemá nič iné. Smie sa: { CARDS($legal) }.
record-why-card-must-drop = kto nemá vynesenú farbu, musí odhodiť { CARDS($legal) }.
record-why-card-first-trick = do prvého zdvihu nepatrí trestná karta. Smie sa: { CARDS($legal) }.
record-why-card-does-not-fit = tá karta sa nehodí do žiadneho radu.
record-why-card-not-start = tá karta nezačína rad.
record-why-must-lay = je čo vyložiť: { CARDS($legal) }.
record-why-pass-cards = karty musia byť vlastné a má ich byť { $count }.
record-why-give-cards = karty musia byť vlastné a rôzne a má ich byť { $count }.
record-why-bid = smie sa od { $lowest } do { $highest }, po { $step }.
