# Co odrzucono i co zostałoby przyjęte. Błędy niosą karty w postaci angielskiej: CARD i CARDS
# zamieniają je na zapis czytającego, CARD_NAMES na słowa.

## Karty
error-not-a-card = „{ $text }” to nie karta. Wpisz na przykład { CARD("QS") }, DP albo dama pik.
error-ambiguous-card = „{ $text }” może znaczyć: { CARD_NAMES($cards) }. Którą?
error-card-twice = { CARD($card) } jest podana dwa razy.
error-not-pbn = „{ $text }” to nie ręka w zapisie PBN, na przykład AK2.QJ.T987.5432.
error-not-a-seed = „{ $text }” to nie ziarno losowania: ma mieć od 1 do 64 znaków 0-9 a-f.

## Języki
error-unknown-language = Nie ma języka „{ $language }”. Są: { $known }.

## Odmiany i opcje
error-unknown-variant = Nie ma odmiany „{ $name }”. Są: { $accepts }.
error-unknown-option = Nie ma opcji „{ $option }”. Są: { $accepts }.
error-option-value = Opcja { $option } nie przyjmuje „{ $found }”. Przyjmuje: { $accepts }.
error-option-twice = Opcja { $option } wymienia { $twice } dwa razy.
error-option-players = Opcja { $option } nie może być „{ $found }” dla { $players } graczy. Może być: { $accepts }.
error-option-clash = Opcja { $option } nie może być „{ $found }”, skoro { $other }. Może być: { $accepts }.
error-option-not-dealt = Opcja { $option }: { $players } graczy gra bez { CARDS($removed) }, więc nie ma w talii { CARDS($card) }.
error-option-no-points = Opcja { $option }: nic nie daje punktów. Przyjmuje na przykład: { $accepts }.
error-option-endless = Opcja { $option }: punkty rozdania sumują się do { $total } dla { $players } graczy, więc partia mogłaby się nie skończyć. Suma ma być większa od 0.
error-players = Odmiana { $variant } nie jest na tylu graczy: { $found }. Graczy może być: { $accepts }.

## Pliki i konsola
error-file-missing = Nie ma pliku { $file }.
error-file-forbidden = Brak prawa do pliku { $file }.
error-file-folder = { $file } to katalog, a nie plik.
error-file-full = Dysk jest pełny: nie udało się zapisać { $file }.
error-file-other = Nie można użyć { $file }: { $why }
error-not-utf8 = Tekst nie jest w UTF-8.
error-end-of-input = Dane wejściowe się skończyły.
error-interrupted = Przerwano.
error-broken-pipe = Nikt już nie czyta wyjścia programu.
error-internal = Błąd w programie: { $what } (więcej: KIERKI_DEBUG=1)

## Wiersz poleceń
error-cli-no-such-command = Nie ma polecenia „{ $command }”. Są: { $accepts }.
error-cli-no-such-option = Nie ma opcji { $option }.
error-cli-no-such-option-near = Nie ma opcji { $option }. Może chodziło o { $near }?
error-cli-missing = Brakuje: { $param }.
error-cli-bad-value = To nie jest wartość dla { $param }. Może być: { $accepts }.
error-cli-bad-file = { $param }: nie da się otworzyć, nie ma takiego pliku albo brak do niego prawa.
error-cli-option-usage = Źle użyta opcja { $option }: wymaga wartości albo żadnej nie przyjmuje.
error-cli-usage = Te argumenty nie mają sensu. { $usage }
error-cli-see-help = Zobacz: { $command } --help

## Gra: dlaczego nie, i co zamiast tego
error-match-over = Partia jest już skończona.
error-not-your-turn = Teraz nie twoja kolej.
error-wrong-action = Teraz pytanie jest inne.
error-card-not-held = Nie masz w ręce: { CARD($card) }.
error-card-opening = Nie { CARD($card) }: to rozdanie otwiera { CARDS($legal) }.
error-card-follow = Nie { CARD($card) }: trzeba dołożyć { $suit ->
    [clubs] do trefli
    [diamonds] do kar
    [spades] do pików
   *[hearts] do kierów
}. Możesz zagrać: { CARDS($legal) }.
error-card-hearts-unbroken = Nie { CARD($card) }: w kiery nie wolno wychodzić, dopóki żaden kier nie padł. Możesz zagrać: { CARDS($legal) }.
error-card-hearts-held-back = Nie { CARD($card) }: w tym rozdaniu w kiery wychodzi tylko ten, kto nie ma nic innego. Możesz zagrać: { CARDS($legal) }.
error-card-must-drop = Nie { CARD($card) }: nie masz do koloru, więc musisz oddać { CARDS($legal) }.
error-card-first-trick = Nie { CARD($card) }: w pierwszej lewie nie wolno dawać kart karnych. Możesz zagrać: { CARDS($legal) }.
error-card-does-not-fit = { CARD($card) } nie pasuje do żadnego rzędu. Możesz wyłożyć: { CARDS($legal) }.
error-card-not-start = { CARD($card) } nie zaczyna rzędu. Możesz wyłożyć: { CARDS($legal) }.
error-must-lay = Nie możesz spasować, bo masz co wyłożyć: { CARDS($legal) }.
error-pass-cards = Wybierz do oddania { $count ->
    [one] { $count } swoją kartę
    [few] { $count } swoje karty
    [many] { $count } swoich kart
   *[other] { $count } swojej karty
}.
error-give-cards = Wybierz { $count ->
    [one] { $count } swoją kartę
    [few] { $count } różne swoje karty
    [many] { $count } różnych swoich kart
   *[other] { $count } swojej karty
}, po jednej dla każdego gracza.
error-bid = { $points } nie można zalicytować: można od { $lowest } do { $highest }, co { $step }.

## Rozdania przygotowane z góry
error-deal-too-many = Liczba rozdań to { $accepts }: rozdanie { $number } jest zbędne.
error-deal-hands = Rozdanie { $number }: ręce mają po tyle kart: { $found }, a powinny: { $accepts }.
error-deal-rest = Rozdanie { $number }: kart w talonie ma być { $talon }, kart na boku { $stock }.
error-deal-cards = Rozdanie { $number }: złe albo brakujące karty: { CARDS($wrong) }.

## Pliki z zasadami
error-variant-no-file = Nie ma pliku { $file }.
error-variant-folder = { $file } to katalog, a nie plik.
error-variant-not-a-file = { $file } nie jest zwykłym plikiem.
error-variant-forbidden = Brak prawa do pliku { $file }.
error-variant-unreadable = Nie da się odczytać { $file }: { $reason }
error-variant-too-big = { $file } jest za duży na plik z zasadami: może mieć najwyżej { $limit } KiB.
error-variant-long-line = { $file }, wiersz { $line }: jest za długi, może mieć najwyżej { $limit } znaków.
error-variant-not-utf8 = { $file }, wiersz { $line }: to nie jest UTF-8.
error-variant-not-toml = { $file }, wiersz { $line }, kolumna { $column }: to nie jest TOML: „{ $found }” ({ $reason })
error-variant-too-deep = { $file } ma za dużo zagnieżdżeń: może ich być najwyżej { $limit }.
error-variant-no-such-kind = { $file }: { $key } nie może być „{ $found }”. Może być: liczba całkowita, tekst, true, false, lista, tabela.
error-variant-missing = { $file }: brakuje klucza { $key }. Może to być: { $accepts }.
error-variant-unknown-key = { $file }: nie ma klucza { $key }. Są: { $accepts }.
error-variant-key-taken = { $file }: { $key } = { $found } to nazwa wbudowanej odmiany. Wybierz inną.
error-variant-mixed = { $file }: { $key } łączy to, co się wyklucza. Wybierz jedno: { $accepts }.
error-variant-no-entry = { $file }: { $key } nic nie mówi o grze { $players } graczy. Dopisz: { $accepts }.
error-variant-declared = { $file }: { $key } mówi { $declared }, a dla { $players } graczy wychodzi { $sum }.
error-variant-no-base = Opcje i liczbę graczy można wpisać tylko do wzoru z odmiany wbudowanej. Są: { $accepts }.
error-variant-value = { $file }: { $key } nie może być „{ $found }”. Może być: { $accepts }.
error-variant-twice = { $file }: { $key } wymienia { $twice } dwa razy.
error-variant-players = { $file }: { $key } nie może być „{ $found }” dla { $players } graczy. Może być: { $accepts }. Albo skróć listę players.
error-variant-clash = { $file }: { $key } nie może być „{ $found }”, skoro { $other }. Może być: { $accepts }.
error-variant-not-dealt = { $file }: { $key }: { $players } graczy gra bez { CARDS($removed) }, więc nie ma w talii { CARDS($card) }.
error-variant-no-points = { $file }: { $key }: nic nie daje punktów. Punkty mogą dać: { $accepts }.
error-variant-endless = { $file }: { $key }: punkty rozdania sumują się do { $total } dla { $players } graczy, więc partia mogłaby się nie skończyć. Suma ma być większa od 0.

## Zapisy partii
error-not-an-action = „{ $text }” to nie ruch. Napisz na przykład: 2 QS
error-record-too-big = To za duże na zapis partii: najwyżej { $limit } MiB.
error-record-not-utf8 = Zapis nie jest w UTF-8: bajt { $byte }.
error-record-not-json = Zapis to nie JSON: wiersz { $line }, znak { $column }: { $found }
error-record-cut-off = Zapis urywa się w wierszu { $line }.
error-record-too-deep = Zapis jest zbyt głęboko zagnieżdżony: poziomów najwyżej { $limit }.
error-record-format = To nie jest zapis partii: format to { $found }, a powinien być { $accepts }.
error-record-version = Zapis pochodzi z nowszej wersji: format { $found }. Ten program czyta najwyżej { $accepts }.
error-record-value = { $where } nie może mieć wartości { $found }. Może być: { $accepts }.
error-record-length = { $where }: liczba pozycji to { $found }, a powinna być { $accepts }.
error-record-missing = Brakuje: { $where }.
error-record-key = { $where } nie jest kluczem zapisu. Są: { $accepts }.
error-record-repeated-key = { $where }: klucz { $found } powtarza się.
error-record-number = { $where }: { $found } to nie liczba, jaka może być w zapisie.
error-record-prepared = { $where }: rozdania przygotowane stoją przed wszystkimi innymi, bez przerwy.
error-record-illegal = { $where }: ruch wbrew zasadom. { $reason }
error-record-line = Wiersz { $line } nie ma tu sensu: { $found }. Wiersz może wyglądać tak: { $accepts }.

## Rozdania w plikach PBN
error-pbn-none = W tym pliku PBN nie ma rozdań: żadnego wiersza takiego jak [Deal "N:AK2.QJ.T987.5432 …"].
error-pbn-broken = Wiersz { $line }: to rozdanie nie ma końca: { $found }.
error-pbn-deal = Rozdania z wiersza { $line } nie da się użyć. { $reason }
error-pbn-tag = Wiersz { $line }: { $tag } nie może mieć wartości { $found }. Może być: { $accepts }.
