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

cli-play-help = Zahraj partiu v termináli.
    Bez varianta sa spýta na všetko potrebné. Variantom môže byť aj súbor .toml s domácimi pravidlami.
cli-play-option-variant = Variant alebo súbor s domácimi pravidlami.
cli-play-option-players = Koľko hráčov.
cli-play-option-settings = Voľba variantu, napríklad limit=75. Možno zadať viac.
cli-play-option-bots = Súperi: heuristic, random alebo zoznam s čiarkami, od ľavice.
cli-play-option-name = Tvoje meno.
cli-play-option-seed = Semienko: rovnaké dá rovnakú partiu.
cli-play-option-seat = Tvoje miesto pri stole, od 1.
cli-play-option-save = Ukladaj partiu do súboru po každom ťahu.
cli-play-option-resume = Hraj ďalej partiu zo súboru.
cli-play-option-deals = Rozdania zo súboru PBN.
cli-play-option-letters = Písmená namiesto znakov farieb.
cli-play-option-colours = Farby kariet: dve alebo štyri.
cli-play-option-confirm = Súperi čakajú na Enter, aby sa ťah dal vrátiť.
