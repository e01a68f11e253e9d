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
cli-play-option-bots = Przeciwnicy: casual, random albo lista po przecinku, od lewej ręki.
cli-play-option-name = Twoje imię.
cli-play-option-seed = Ziarno: to samo daje tę samą partię.
cli-play-option-seat = Twoje miejsce przy stole, od 1.
cli-play-option-save = Zapisuj partię do pliku po każdym ruchu.
cli-play-option-resume = Graj dalej partię z pliku.
cli-play-option-deals = Rozdania z pliku PBN.
cli-play-option-letters = Litery zamiast znaków kolorów.
cli-play-option-colours = Barwy kart: dwie albo cztery.
cli-play-option-confirm = Przeciwnicy czekają na Enter, żeby można było cofnąć ruch.

cli-replay-help = Pokaż zapisaną partię, rozdanie po rozdaniu, z odkrytymi kartami.
cli-replay-option-file = Zapis partii, jako JSON albo tekst.
cli-replay-option-deal = Tylko rozdanie o tym numerze.
cli-replay-option-text = Postać czytelna, którą da się wczytać z powrotem.

cli-verify-help = Sprawdź zapisane partie: każdy ruch i każdy punkt.
    Kod wyjścia 0: wszystkie w porządku; 1: któraś łamie zasady albo podaje nieprawdę; 2: którejś nie da się odczytać.
cli-verify-option-files = Zapisy partii, po jednym w pliku albo w wierszu.
cli-verify-option-bots = Każ graczom komputerowym powtórzyć ich decyzje i porównaj.

cli-export-help = Zapisz partię w innej postaci.
cli-export-option-file = Zapis partii, jako JSON albo tekst.
cli-export-option-form = pbn: jej rozdania; text: czytelnie; json: dla programów.
cli-export-option-output = Dokąd zapisać. Inaczej na ekran.

cli-variants-help = Pokaż odmiany, ich zasady, sprawdź plik z zasadami domowymi.
cli-variants-show-help = Wyjaśnij wszystkie zasady odmiany na jednym ekranie.
cli-variants-check-help = Sprawdź pliki z zasadami domowymi.
cli-variants-show-option-variant = Odmiana albo plik z zasadami domowymi.
cli-variants-show-option-players = Dla ilu graczy.
cli-variants-show-option-settings = Opcja odmiany, na przykład limit=75. Można podać kilka.
cli-variants-show-option-toml = Wypisz plik odmiany: wzór do własnych zasad.
cli-variants-check-option-file = Pliki do sprawdzenia.
cli-variants-column-key = odmiana
cli-variants-column-name = nazwa
cli-variants-column-players = graczy
cli-variants-column-deals = rozdań
cli-variants-more = Wszystkie zasady odmiany: kierki variants show ODMIANA
cli-variants-fine = { $file }: w porządku. Graczy: { $players }.
cli-variants-template = Zapisz w pliku .toml, zmień, co trzeba, i sprawdź: kierki variants check PLIK

cli-simulate-help = Niech gracze komputerowi rozegrają wiele partii, i pokaż, ile kto zdobył.
cli-simulate-option-variant = Odmiana (na przykład kierki) albo plik z zasadami domowymi.
cli-simulate-option-matches = Ile partii.
cli-simulate-option-seed = Ziarno losowania: te same partie jeszcze raz.
cli-simulate-option-bots = Jeden gracz komputerowy na wszystkie miejsca albo lista po przecinku.
cli-simulate-option-players = Ilu graczy.
cli-simulate-option-settings = Opcja odmiany. Rozdań nie kończy się przed czasem, chyba że finish_early=true.
cli-simulate-option-as-json = Wypisz zapis każdej partii, po jednym w wierszu, zamiast tabel.
cli-simulate-option-jobs = Na ilu rdzeniach grać. Wynik jest ten sam.

cli-arena-help = Niech gracze komputerowi i programy zagrają te same rozdania, i porównaj ich.
    Wypisuje punkty z błędem standardowym, księżyce i czas procesora. Z --json wyniki zostają w pliku, a przerwaną grę kończy się z --resume.
cli-arena-option-variant = Odmiana (na przykład hearts) albo plik z zasadami domowymi.
cli-arena-option-seats = Gracze, od 3 do 7, po przecinku: komputerowi po nazwie, programy jako cmd:POLECENIE.
cli-arena-option-deals = Ile rozdań każdej rozgrywki. Bez tej opcji 100.
cli-arena-option-matches = Całe partie, i ile.
cli-arena-option-duplicate = Każde rozdanie zagraj tyle razy, ilu jest graczy, za każdym razem przesadzonych o jedno miejsce.
cli-arena-option-contracts = Tylko rozdania tej rozgrywki. Można podać kilka.
cli-arena-option-seed = Ziarno losowania: te same rozdania jeszcze raz.
cli-arena-option-jobs = W ilu procesach grać. Wynik jest ten sam.
cli-arena-option-players = Ilu graczy. Bez tej opcji tylu, ilu podano.
cli-arena-option-settings = Opcja odmiany. Rozdań nie kończy się przed czasem, chyba że finish_early=true.
cli-arena-option-deals-file = Rozdania z pliku: w każdym wierszu kierunek oddawania kart, potem 52 karty.
cli-arena-option-results = Plik, do którego każdy wynik trafia od razu.
cli-arena-option-resume = Dokończ to, czego wyniki są w tym pliku.
cli-arena-option-timeout = W ile sekund program musi odpowiedzieć.

cli-serve-help = Uruchom serwer stołów dla przeglądarek i programów.
cli-serve-option-host = Adres, pod którym serwer słucha; 0.0.0.0 – dla wszystkich.
cli-serve-option-port = Port; 0 – dowolny wolny.
cli-serve-option-data = Folder, w którym zapisują się partie.
cli-serve-option-database = Baza danych; bez niej jeden plik w folderze: postgresql://użytkownik:hasło@host/nazwa.
cli-serve-option-bus = Przez co rozmawia kilka węzłów: redis://host:6379.
cli-bot-help = Niech gracz komputerowy zagra w arenie innego programu, wierszami na wejściu i wyjściu.
cli-bot-option-level = Który gracz.
cli-bot-option-lines = Mów protokołem wierszowym Hearts.
cli-bot-option-seed = Ziarno tego, co losuje.
