# Pomocník príkazového riadka. Príkaz „play“ má cli-play-help; jeho voľba --seed a argument
# „variant“ majú cli-play-option-seed a cli-play-option-variant.
cli-usage = Použitie:
cli-options = Voľby
cli-arguments = Argumenty
cli-commands = Príkazy
cli-metavar-options = [VOĽBY]
cli-metavar-command = PRÍKAZ ...
cli-metavar-integer = ČÍSLO
cli-metavar-integer-range = ČÍSLO
cli-metavar-text = TEXT
cli-metavar-path = SÚBOR
cli-metavar-filename = SÚBOR
cli-metavar-file = SÚBOR
cli-metavar-variant = VARIANT
cli-accepts-from = { $least } alebo viac
cli-accepts-number = číslo
cli-accepts-whole-number = celé číslo

cli-kierki-help = Kierki, poľská kartová hra na zdvihy, a jej príbuzná Hearts.
cli-kierki-option-lang = Jazyk programu. Inak KIERKI_LANG alebo jazyk systému.
cli-kierki-option-version = Zobraziť verziu a skončiť.
cli-kierki-option-help = Zobraziť túto pomoc a skončiť.
