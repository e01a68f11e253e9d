# Pomoc wiersza poleceń. Polecenie „play” ma cli-play-help; jego opcja --seed i argument
# „variant” mają cli-play-option-seed i cli-play-option-variant.
cli-usage = Użycie:
cli-options = Opcje
cli-arguments = Argumenty
cli-commands = Polecenia
cli-metavar-options = [OPCJE]
cli-metavar-command = POLECENIE ...
cli-metavar-integer = LICZBA
cli-metavar-integer-range = LICZBA
cli-metavar-text = TEKST
cli-metavar-path = PLIK
cli-metavar-filename = PLIK
cli-metavar-file = PLIK
cli-metavar-variant = ODMIANA
cli-accepts-from = { $least } lub więcej
cli-accepts-number = liczba
cli-accepts-whole-number = liczba całkowita

cli-kierki-help = Kierki, polska gra w karty, i Hearts, gra z tej samej rodziny.
cli-kierki-option-lang = Język programu. Bez tej opcji: KIERKI_LANG albo język systemu.
cli-kierki-option-version = Pokaż wersję i zakończ.
cli-kierki-option-help = Pokaż tę pomoc i zakończ.

cli-play-help = Zagraj partię w terminalu.
    Bez podanej odmiany pyta o wszystko, co trzeba. Odmianą może być też plik .toml z zasadami domowymi.
cli-play-option-variant = Odmiana albo plik z zasadami domowymi.
cli-play-option-players = Ilu graczy.
cli-play-option-settings = Opcja odmiany, na przykład limit=75. Można podać kilka.
cli-play-option-bots = Przeciwnicy: heuristic, random albo lista po przecinku, od lewej ręki.
cli-play-option-name = Twoje imię.
cli-play-option-seed = Ziarno: to samo daje tę samą partię.
cli-play-option-seat = Twoje miejsce przy stole, od 1.
cli-play-option-save = Zapisuj partię do pliku po każdym ruchu.
cli-play-option-resume = Graj dalej partię z pliku.
cli-play-option-deals = Rozdania z pliku PBN.
cli-play-option-letters = Litery zamiast znaków kolorów.
cli-play-option-colours = Barwy kart: dwie albo cztery.
cli-play-option-confirm = Przeciwnicy czekają na Enter, żeby można było cofnąć ruch.
