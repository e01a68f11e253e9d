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
cli-play-option-bots = Súperi: casual, random alebo zoznam s čiarkami, od ľavice.
cli-play-option-name = Tvoje meno.
cli-play-option-seed = Semienko: rovnaké dá rovnakú partiu.
cli-play-option-seat = Tvoje miesto pri stole, od 1.
cli-play-option-save = Ukladaj partiu do súboru po každom ťahu.
cli-play-option-resume = Hraj ďalej partiu zo súboru.
cli-play-option-deals = Rozdania zo súboru PBN.
cli-play-option-letters = Písmená namiesto znakov farieb.
cli-play-option-colours = Farby kariet: dve alebo štyri.
cli-play-option-confirm = Súperi čakajú na Enter, aby sa ťah dal vrátiť.

cli-replay-help = Ukáž zaznamenanú partiu, rozdanie po rozdaní, s odkrytými kartami.
cli-replay-option-file = Záznam partie, ako JSON alebo text.
cli-replay-option-deal = Len rozdanie s týmto číslom.
cli-replay-option-text = Čitateľná podoba, ktorá sa dá načítať späť.

cli-verify-help = Over zaznamenané partie: každý ťah a každý bod.
    Kód 0: všetky sú v poriadku; 1: niektorá porušuje pravidlá alebo udáva nepravdu; 2: niektorá sa nedá prečítať.
cli-verify-option-files = Záznamy partií, po jednom v súbore alebo v riadku.
cli-verify-option-bots = Nechaj počítačových hráčov rozhodnúť znova a porovnaj.

cli-export-help = Zapíš partiu v inej podobe.
cli-export-option-file = Záznam partie, ako JSON alebo text.
cli-export-option-form = pbn: jej rozdania; text: čitateľne; json: pre programy.
cli-export-option-output = Kam zapísať. Inak na obrazovku.

cli-variants-help = Zobraziť varianty, ich pravidlá, skontrolovať súbor s domácimi pravidlami.
cli-variants-show-help = Vysvetliť všetky pravidlá variantu na jednej obrazovke.
cli-variants-check-help = Skontrolovať súbory s domácimi pravidlami.
cli-variants-show-option-variant = Variant alebo súbor s domácimi pravidlami.
cli-variants-show-option-players = Pre koľkých hráčov.
cli-variants-show-option-settings = Voľba variantu, napríklad limit=75. Môže ich byť viac.
cli-variants-show-option-toml = Vypísať súbor variantu: vzor pre vlastné pravidlá.
cli-variants-check-option-file = Súbory na kontrolu.
cli-variants-column-key = variant
cli-variants-column-name = názov
cli-variants-column-players = hráčov
cli-variants-column-deals = rozdaní
cli-variants-more = Všetky pravidlá variantu: kierki variants show VARIANT
cli-variants-fine = { $file }: v poriadku. Hráčov: { $players }.
cli-variants-template = Ulož ako súbor .toml, zmeň, čo treba, a skontroluj: kierki variants check SÚBOR

cli-simulate-help = Nechaj počítačových hráčov odohrať veľa partií a ukáž, koľko kto získal.
cli-simulate-option-variant = Variant (napríklad kierki) alebo súbor s domácimi pravidlami.
cli-simulate-option-matches = Koľko partií.
cli-simulate-option-seed = Semienko žrebovania: tie isté partie ešte raz.
cli-simulate-option-bots = Jeden počítačový hráč na všetky miesta alebo zoznam s čiarkami.
cli-simulate-option-players = Koľko hráčov.
cli-simulate-option-settings = Voľba variantu. Rozdania sa hrajú do poslednej karty, ak nie je finish_early=true.
cli-simulate-option-as-json = Vypíš zápis každej partie, jeden na riadok, namiesto tabuliek.
cli-simulate-option-jobs = Na koľkých jadrách hrať. Výsledok je rovnaký.

cli-arena-help = Nechaj počítačových hráčov a programy odohrať tie isté rozdania a porovnaj ich.
    Vypíše body so štandardnou chybou, mesiace a čas procesora. S --json zostanú výsledky v súbore a prerušená hra sa dokončí s --resume.
cli-arena-option-variant = Variant (napríklad hearts) alebo súbor s domácimi pravidlami.
cli-arena-option-seats = Hráči, 3 až 7, s čiarkami: počítačoví podľa mena, programy ako cmd:PRÍKAZ.
cli-arena-option-deals = Koľko rozdaní každej hry. Bez tejto voľby 100.
cli-arena-option-matches = Celé partie, a koľko.
cli-arena-option-duplicate = Každé rozdanie zahraj toľko ráz, koľko je hráčov, vždy presadených o jedno miesto.
cli-arena-option-contracts = Len rozdania tejto hry. Môže ich byť viac.
cli-arena-option-seed = Semienko žrebovania: tie isté rozdania ešte raz.
cli-arena-option-jobs = V koľkých procesoch hrať. Výsledok je rovnaký.
cli-arena-option-players = Koľko hráčov. Bez tejto voľby toľko, koľko je zadaných.
cli-arena-option-settings = Voľba variantu. Rozdania sa hrajú do poslednej karty, ak nie je finish_early=true.
cli-arena-option-deals-file = Rozdania zo súboru: v každom riadku smer posúvania kariet, potom 52 kariet.
cli-arena-option-results = Súbor, do ktorého sa každý výsledok hneď zapíše.
cli-arena-option-resume = Pokračuj vo výsledkoch z toho súboru.
cli-arena-option-timeout = Do koľkých sekúnd musí program odpovedať.

cli-serve-help = Spusti server so stolmi pre prehliadače a programy.
cli-serve-option-host = Adresa, na ktorej server počúva; 0.0.0.0 – pre všetkých.
cli-serve-option-port = Port; 0 – ktorýkoľvek voľný.
cli-serve-option-data = Priečinok, do ktorého sa ukladajú partie.
cli-serve-option-database = Databáza; bez nej jeden súbor v priečinku: postgresql://používateľ:heslo@host/názov.
cli-serve-option-bus = Cez čo sa rozpráva viac uzlov: redis://host:6379.
cli-bot-help = Nechaj počítačového hráča hrať v aréne iného programu, riadkami na vstupe a výstupe.
cli-bot-option-level = Ktorý hráč.
cli-bot-option-lines = Hovor riadkovým protokolom Hearts.
cli-bot-option-seed = Semienko toho, čo žrebuje.
