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
