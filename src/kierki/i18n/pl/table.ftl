# Gra w terminalu. Fakt $me mówi, czy chodzi o czytającego: „Wychodzisz” albo „Wychodzi Ania”.
table-and = { $most } i { $last }
table-sentence = { $text }.

## Co się liczy
table-score-nothing = nic się nie liczy
table-score-lottery = kto pierwszy pozbędzie się kart { $first }, kto drugi { $second }

## Stół
table-deal = Rozdanie { $number }: { $contract }
table-deal-of = Rozdanie { $number } z { $deals }: { $contract }
table-dealer = { $me ->
    [true] Rozdajesz.
   *[other] Rozdaje: { $name }.
}
table-trump = { $me ->
    [true] Atu, od ciebie: { $suit }
   *[other] Atu ({ $name }): { $suit }
}
table-namer = { $me ->
    [true] Atu nazywasz ty.
   *[other] Atu nazywa: { $name }.
}
table-so-far = Na razie rozdane: { $cards }.
table-hearts-broken = Kiery otwarte.
table-talon = Talon:
table-talon-taker = { $me ->
    [true] bierzesz ty
   *[other] bierze: { $name }
}
table-price = za { $points }
table-reserve = cena { $points }
table-auction = Licytacja: { $said }
table-received = { $name } daje ci:
table-column-total = razem
table-column-cards = kart
table-column-tricks = lewy
table-column-points = pkt
table-column-trick = stół
table-column-taken = wzięte
table-hand = Twoje karty:
table-trick-led = { $me ->
    [true] Lewa { $number }. Wychodzisz.
   *[other] Lewa { $number }. Wychodzi { $name }.
}
table-trick-best = { $me ->
    [true] Bierzesz:
   *[other] Bierze { $name }:
}
table-tricks-played = Wszystkie lewy zagrane.
table-trick-number = Lewa { $number }:
table-pass = pas

## Co się stało
table-news-auction = { $me ->
    [true] Wystawiasz talon na licytację bez ceny.
   *[other] { $name } wystawia talon na licytację bez ceny.
}
table-news-auction-reserve = { $me ->
    [true] Wystawiasz talon na licytację, cena { $points }.
   *[other] { $name } wystawia talon na licytację, cena { $points }.
}
table-news-talon = { $me ->
    [true] Bierzesz talon.
   *[other] Talon bierze { $name }.
}
table-news-talon-price = { $me ->
    [true] Bierzesz talon za { $points }.
   *[other] Talon bierze { $name } za { $points }.
}
table-news-given = { $me ->
    [true] Karty rozdane po jednej.
   *[other] { $name } daje każdemu po karcie.
}
table-news-completed = Reszta kart rozdana.
table-news-broken = Kiery otwarte: wolno już w nie wychodzić.
table-news-early = Reszta nic nie zmieni: dalej nie gramy.
table-news-early-taker = { $me ->
    [true] Wszystkie pozostałe lewy bierzesz ty.
   *[other] Wszystkie pozostałe lewy bierze { $name }.
}
table-news-stock = Karta z boku dokłada się do układu:
table-news-out = { $me ->
    [true] Nie masz już kart: miejsce { $place }, { $points }.
   *[other] { $name } nie ma już kart: miejsce { $place }, { $points }.
}
table-news-moon = { $me ->
    [true] Masz wszystkie karty karne!
   *[other] { $name } ma wszystkie karty karne!
}
table-stock-card = Karta z boku to była:
table-moon-old = po staremu: strzelec 0, pozostali całość
table-moon-new = po nowemu: strzelcowi całość się odejmuje, pozostali 0

## Pytania
table-first-question = Kartę wpisz numerem albo nazwą: 5, { CARD("QS") }, dp, dama pik. Pomoc: ?
table-ask-card = Twoja kolej: jaka karta?
table-ask-follow = Twoja kolej: dołóż { $suit ->
    [clubs] do trefli
    [diamonds] do kar
    [spades] do pików
   *[hearts] do kierów
}.
table-ask-void = Nie masz { $suit ->
    [clubs] trefli
    [diamonds] kar
    [spades] pików
   *[hearts] kierów
}: co dajesz?
table-ask-lead = Wychodzisz: jaka karta?
table-ask-lay = Twoja kolej: jaką kartę wykładasz?
table-ask-pass = Oddaj { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} dla: { $name }. Numery albo nazwy:
table-ask-trump = Co jest atu? { $suits }
table-ask-talon-take = 1 – bierzesz talon
table-ask-talon-free = 2 – licytacja bez ceny
table-ask-talon-reserve = 2 i cena, np. „2 { $lowest }” – licytacja od ceny (najwyżej { $highest })
table-ask-bid = Ile dajesz za talon? Od { $lowest } do { $highest } co 5, albo pas.
table-ask-gift = Daj po jednej karcie, w tej kolejności: { $names }. Kart: { $count }.
table-ask-moon = Masz wszystkie karty karne. Jak je policzyć?
table-next-deal = Enter – następne rozdanie:
table-confirm = Enter – dalej, u – cofnij:
table-ask-file = Zapisać partię? Enter – do { $file }; inna nazwa; n – nie:
table-words-no = n nie
table-words-pass = pas pasuję -
table-words-take = biorę biore talon
table-words-auction = licytacja licytuj licytuję
table-words-moon-old = stary staremu
table-words-moon-new = nowy nowemu

## Odpowiedzi, których nie da się odczytać
table-no-such-number = Nie ma karty numer { $number }: numery są od 1 do { $cards }.
table-not-a-bid = „{ $text }” to nie liczba. Wpisz na przykład 100.
table-not-a-suit = „{ $text }” to nie kolor. Może być: { $suits }.
table-which-suit = „{ $text }” może znaczyć: { $suits }. Który?
table-not-talon = „{ $text }”? Wpisz 1 albo 2, albo 2 i cenę, na przykład „2 100”.
table-not-a-moon = „{ $text }”? Wpisz 1 albo 2.

## Polecenia
table-words-help = ? pomoc
table-words-history = h historia lewy
table-words-hint = p podpowiedź
table-words-undo = u cofnij
table-words-sheet = w wyniki zapis
table-words-rules = r zasady reguły
table-words-claim = k reszta
table-words-quit = q wyjście wyjdź koniec
table-help-answers = Kartę wpisz numerem albo nazwą: 5, { CARD("QS") }, dp, dama pik; kilka kart po spacji. Sam Enter pokazuje stół. Poza tym:
table-help-help = ta pomoc
table-help-history = lewy tego rozdania
table-help-hint = podpowiedź
table-help-undo = cofnij swój ruch, póki nikt inny nie zagrał
table-help-sheet = zapis
table-help-rules = zasady rozdania
table-help-claim = dograj resztę, gdy jest przesądzona
table-help-quit = wyjdź, partię dokończysz kiedy indziej
table-history-none = W tym rozdaniu jeszcze nic nie zagrano.
table-hint = Podpowiedź:
table-why-only = nic innego nie można
table-why-lead = na wyjście
table-why-takes = bierze
table-why-under = zostaje pod spodem
table-why-discard = zrzutka
table-why-lay = dalej czekają inne karty
table-do-take = weź talon
table-do-auction = licytacja bez ceny
table-do-auction-reserve = licytacja, cena { $points }
table-undone = Cofnięte:
table-undo-nothing = Nie ma czego cofnąć.
table-undo-others = Nie da się już cofnąć: po tobie był już ruch ({ $name }).
table-undo-revealed = Nie da się już cofnąć: pokazały się zakryte karty.
table-claim-open = Nic nie jest jeszcze przesądzone: gramy dalej.
table-claim-by-itself = Gdy reszta nic już nie zmieni, rozdanie skończy się samo.
table-claim-lottery = Loteryjkę gra się do końca.

## Zapisywanie
table-saved = Partia zapisana w { $file }. Dalej: kierki play --resume { $file }
table-not-saved = Nie udało się zapisać { $file }: { $why }
table-interrupted = Przerwano. Partia zapisana w { $file }. Dalej: kierki play --resume { $file }
table-interrupted-lost = Przerwano. Partii nie udało się zapisać.
table-input-ended = Koniec danych wejściowych. Partia zapisana w { $file }. Dalej: kierki play --resume { $file }
table-input-ended-lost = Koniec danych wejściowych. Partii nie udało się zapisać.
table-file-taken = Plik { $file } już jest i zawiera coś innego. Podaj inną nazwę albo graj dalej: --resume { $file }
table-resumed = Gramy dalej partię z { $file }.
table-search-missing = Przeciwnicy grają jak gracz rozważny.
table-search-later = Przeciwnicy szykują się w tle do liczenia; w pierwszym rozdaniu grają jak gracz rozważny.
table-search-waits = Przeciwnicy jeszcze się szykują…
