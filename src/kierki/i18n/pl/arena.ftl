# Arena: gracze komputerowi i programy między sobą, i protokół wierszowy.
arena-seed = ziarno { $seed }
arena-games = { $count ->
    [one] rozegrane { $count } raz
    [few] rozegrane { $count } razy
    [many] rozegrane { $count } razy
   *[other] rozegrane { $count } razu
}
arena-higher = więcej znaczy lepiej
arena-lower = mniej znaczy lepiej
arena-column-player = gracz
arena-column-points = punkty
arena-column-difference = różnica
arena-column-wins = wygrane
arena-column-moons = księżyce
arena-column-moons-against = cudze
arena-column-cpu = procesor, ms
arena-column-mean = średnio
arena-column-p99 = 99%
arena-column-max = najdłużej
arena-column-wall = zegar
arena-column-decisions = decyzji
arena-certain = lepszy jest { $player } (95%)
arena-uncertain = nierozstrzygnięte
arena-note =
    Różnica: do średniej wszystkich pozostałych. Po ± błąd standardowy; rozdanie ze wszystkimi
    przesadzeniami to jedna obserwacja. Księżyce: gracza i cudze, w % rozdań.
    Czas decyzji, w których był wybór: procesor średnio, 99% poniżej, najdłużej; zegar średnio.

## O co proszono
arena-players = Grać może od 3 do 7 graczy, a podano { $found }.
arena-seats = Podano graczy: { $found }, a miejsc jest { $accepts }.
arena-contract = Nie ma tu rozgrywki „{ $found }”. Są: { $accepts }.
arena-matches-alone = --matches gra całe partie: nie łączy się z --deals, --contract ani --deals-file.
arena-resume-alone = --resume wymaga pliku z wynikami: --json PLIK.
arena-no-command = „{ $found }” nie wskazuje programu. Napisz na przykład: cmd:./mojbot --szybko
arena-program-variant = Programy nie zagrają w { $variant } z tymi opcjami: protokół wierszowy zna tylko Hearts dla czterech osób ze zwykłymi punktami i bez finish_early.
arena-no-protocol = Dodaj --line-protocol: gracz czyta wiersze i odpowiada wierszami. Innego sposobu jeszcze nie ma.

## Co gracz zrobił źle
arena-fault = { $player }, miejsce { $seat }, { $match ->
    [true] partia
   *[other] rozdanie
} { $deal }, przesadzenie { $rotation }: { $reason }
arena-cannot-start = nie da się uruchomić { $command }: { $why }
arena-hang = brak odpowiedzi w ciągu { $seconds } s na „{ $line }”.
arena-crash = program się zakończył (kod { $code }) zapytany „{ $line }”. Jego ostatnie słowa: { $why }
arena-unasked = niepytany powiedział „{ $said }”, przed „{ $line }”.
arena-endless = odpowiedź na „{ $line }” nie ma końca: „{ $said }”
arena-malformed = „{ $said }” nie jest odpowiedzią na „{ $line }”.
arena-illegal = „{ $said }” nie jest dozwoloną odpowiedzią na „{ $line }”. Dozwolone: { $legal }.
arena-raised = gracz zawiódł: { $what }
arena-not-legal = gracz odpowiedział { $said }, a tak nie wolno. Pytanie brzmiało { $asked }.
arena-worker-died = Proces, który rozgrywał rozdania, przerwał pracę. Dokończ z --resume.
arena-worker-failed = Błąd w programie: { $what }

## Wiersze protokołu
arena-line-version = Znana jest wersja { $accepts } protokołu wierszowego, a nie „{ $found }”.
arena-line = Ten wiersz nie ma sensu, albo nie w tym miejscu: „{ $line }”

## Pliki z rozdaniami
arena-deals-not-text = { $file } nie jest tekstem w UTF-8.
arena-deals-none = W pliku { $file } nie ma rozdań. Wiersz to: kierunek oddawania kart, potem 52 karty.
arena-deals-direction = { $file }, wiersz { $line }: kierunek oddawania kart nie może być „{ $found }”. Może być: { $accepts }.
arena-deals-card = { $file }, wiersz { $line }: „{ $found }” to nie karta. Karty pisze się tak: 2C, TD, QS, AH.
arena-deals-count = { $file }, wiersz { $line }: kart powinno być 52, a jest { $found }.
arena-deals-twice = { $file }, wiersz { $line }: { $card } występuje dwa razy.
arena-deals-pass = W rozgrywce { $contract } nie oddaje się kart: kierunek w pliku z rozdaniami musi być 0.
arena-deals-players = Plik z rozdaniami jest dla 4 graczy, nie dla { $found }.
arena-deals-few = Rozdań w pliku { $file } jest tylko { $found }.

## Pliki z wynikami
arena-file-exists = Plik { $file } już jest. Dodaj --resume, żeby go dokończyć, albo podaj inny.
arena-file-none = W pliku { $file } nie ma wyników areny.
arena-file-line = { $file }, wiersz { $line }: to nie jest wynik areny.
arena-file-other = W pliku { $file } są wyniki czegoś innego: { $key } to tam { $found }, a tu { $wanted }.
