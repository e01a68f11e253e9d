# Co odrzucono i co zostałoby przyjęte. Błędy niosą karty w postaci angielskiej: CARD i CARDS
# zamieniają je na zapis czytającego, CARD_NAMES na słowa.

## Karty
error-not-a-card = „{ $text }” to nie karta. Wpisz na przykład D♠, DP albo dama pik.
error-ambiguous-card = „{ $text }” może znaczyć: { CARD_NAMES($cards) }. Którą?
error-card-twice = { CARD($card) } jest podana dwa razy.
error-not-pbn = „{ $text }” to nie ręka w zapisie PBN, na przykład AK2.QJ.T987.5432.
error-not-a-seed = „{ $text }” to nie ziarno losowania: ma mieć 64 znaki 0-9 a-f.

## Języki
error-unknown-language = Nie ma języka „{ $language }”. Są: { $known }.

## Odmiany i opcje
error-unknown-variant = Nie ma odmiany „{ $name }”. Są: { $accepts }.
error-unknown-option = Nie ma opcji „{ $option }”. Są: { $accepts }.
error-option-value = Opcja { $option } nie przyjmuje „{ $found }”. Przyjmuje: { $accepts }.
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
