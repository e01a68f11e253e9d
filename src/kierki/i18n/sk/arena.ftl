# Aréna: počítačoví hráči a programy medzi sebou, a riadkový protokol.
arena-seed = semienko { $seed }
arena-games = { $count ->
    [one] odohrané { $count } raz
    [few] odohrané { $count } razy
    [many] odohrané { $count } razu
   *[other] odohrané { $count } ráz
}
arena-higher = viac je lepšie
arena-lower = menej je lepšie
arena-column-player = hráč
arena-column-points = body
arena-column-difference = rozdiel
arena-column-wins = výhry
arena-column-moons = mesiace
arena-column-moons-against = cudzie
arena-column-cpu = procesor, ms
arena-column-mean = priemer
arena-column-p99 = 99%
arena-column-max = najdlhšie
arena-column-wall = hodiny
arena-column-decisions = rozhodnutí
arena-certain = lepší je { $player } (95%)
arena-uncertain = nerozhodnuté
arena-note =
    Rozdiel: oproti priemeru všetkých ostatných. Za ± štandardná chyba; rozdanie so všetkými
    presadeniami je jedno pozorovanie. Mesiace: hráčove a cudzie, v % rozdaní.
    Čas rozhodnutí, pri ktorých bol výber: procesor v priemere, 99% pod, najdlhšie; hodiny v priemere.

## O čo sa žiadalo
arena-players = Hrať môže 3 až 7 hráčov, zadaných je { $found }.
arena-seats = Zadaných hráčov: { $found }, ale miest je { $accepts }.
arena-contract = Hra „{ $found }“ tu nie je. Sú: { $accepts }.
arena-matches-alone = --matches hrá celé partie: nespája sa s --deals, --contract ani --deals-file.
arena-resume-alone = --resume potrebuje súbor s výsledkami: --json SÚBOR.
arena-no-command = „{ $found }“ neurčuje program. Napíš napríklad: cmd:./mojbot --rychlo
arena-program-variant = Programy nezahrajú { $variant } s týmito voľbami: riadkový protokol pozná len Hearts pre štyroch s obvyklými bodmi a bez finish_early.
arena-no-protocol = Pridaj --line-protocol: hráč číta riadky a odpovedá riadkami. Iný spôsob zatiaľ nie je.

## Čo hráč urobil zle
arena-fault = { $player }, miesto { $seat }, { $match ->
    [true] partia
   *[other] rozdanie
} { $deal }, presadenie { $rotation }: { $reason }
arena-cannot-start = { $command } sa nedá spustiť: { $why }
arena-hang = žiadna odpoveď do { $seconds } s na „{ $line }“.
arena-crash = program skončil (kód { $code }) pri otázke „{ $line }“. Jeho posledné slová: { $why }
arena-unasked = nepýtaný povedal „{ $said }“, pred „{ $line }“.
arena-endless = odpoveď na „{ $line }“ nemá konca: „{ $said }“
arena-malformed = „{ $said }“ nie je odpoveď na „{ $line }“.
arena-illegal = „{ $said }“ nie je dovolená odpoveď na „{ $line }“. Dovolené: { $legal }.
arena-raised = hráč zlyhal: { $what }
arena-not-legal = hráč odpovedal { $said }, čo sa nesmie. Otázka bola { $asked }.
arena-worker-died = Proces, ktorý hral rozdania, skončil. Pokračuj s --resume.
arena-worker-failed = Chyba v programe: { $what }

## Riadky protokolu
arena-line-version = Toto je verzia { $accepts } riadkového protokolu, nie „{ $found }“.
arena-line = Tento riadok nemá zmysel, alebo nie na tomto mieste: „{ $line }“

## Súbory s rozdaniami
arena-deals-not-text = { $file } nie je text v UTF-8.
arena-deals-none = V súbore { $file } nie sú rozdania. Riadok je: smer posúvania kariet, potom 52 kariet.
arena-deals-direction = { $file }, riadok { $line }: smer posúvania kariet nemôže byť „{ $found }“. Môže byť: { $accepts }.
arena-deals-card = { $file }, riadok { $line }: „{ $found }“ nie je karta. Karty sa píšu 2C, TD, QS, AH.
arena-deals-count = { $file }, riadok { $line }: kariet má byť 52, je ich { $found }.
arena-deals-twice = { $file }, riadok { $line }: { $card } je tam dva razy.
arena-deals-pass = V hre { $contract } sa karty neposúvajú: smer v súbore s rozdaniami musí byť 0.
arena-deals-players = Súbor s rozdaniami je pre 4 hráčov, nie pre { $found }.
arena-deals-few = Rozdaní v súbore { $file } je len { $found }.

## Súbory s výsledkami
arena-file-exists = Súbor { $file } už je. Pridaj --resume, ak v ňom chceš pokračovať, alebo zadaj iný.
arena-file-none = V súbore { $file } nie sú výsledky arény.
arena-file-line = { $file }, riadok { $line }: toto nie je výsledok arény.
arena-file-other = V súbore { $file } sú výsledky niečoho iného: { $key } je tam { $found } a tu { $wanted }.
