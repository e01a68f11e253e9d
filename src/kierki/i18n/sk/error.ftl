# Čo bolo odmietnuté a čo by sa prijalo. Chyby nesú karty v anglickej podobe: CARD a CARDS ich
# menia na zápis čitateľa, CARD_NAMES na slová.

## Karty
error-not-a-card = „{ $text }“ nie je karta. Napíš napríklad { CARD("QS") }, DP alebo piková dáma.
error-ambiguous-card = „{ $text }“ môže znamenať: { CARD_NAMES($cards) }. Ktorú kartu?
error-card-twice = { CARD($card) } je uvedená dvakrát.
error-not-pbn = „{ $text }“ nie sú karty v zápise PBN, napríklad AK2.QJ.T987.5432.
error-not-a-seed = „{ $text }“ nie je semienko náhody: má mať 1 až 64 znakov 0-9 a-f.

## Jazyky
error-unknown-language = Jazyk „{ $language }“ tu nie je. Sú: { $known }.

## Varianty a voľby
error-unknown-variant = Variant „{ $name }“ neexistuje. Sú: { $accepts }.
error-unknown-option = Voľba „{ $option }“ neexistuje. Sú: { $accepts }.
error-option-value = Voľba { $option } nemôže byť „{ $found }“. Môže byť: { $accepts }.
error-option-twice = Voľba { $option } uvádza { $twice } dvakrát.
error-option-players = Voľba { $option } nemôže byť „{ $found }“ pre { $players } hráčov. Môže byť: { $accepts }.
error-option-clash = Voľba { $option } nemôže byť „{ $found }“, keď { $other }. Môže byť: { $accepts }.
error-option-not-dealt = Voľba { $option }: pre { $players } hráčov sa odkladá { CARDS($removed) }, takže { CARDS($card) } nie je v balíčku.
error-option-no-points = Voľba { $option }: nič nedáva body. Môže byť napríklad: { $accepts }.
error-option-endless = Voľba { $option }: body rozdania dávajú spolu { $total } pre { $players } hráčov, takže partia by nemusela skončiť. Súčet má byť väčší ako 0.
error-players = Variant { $variant } nie je pre toľkoto hráčov: { $found }. Hráčov môže byť: { $accepts }.

## Súbory a konzola
error-file-missing = Súbor { $file } neexistuje.
error-file-forbidden = Nemáš právo na súbor { $file }.
error-file-folder = { $file } je priečinok, nie súbor.
error-file-full = Disk je plný: { $file } sa nepodarilo zapísať.
error-file-other = { $file } sa nedá použiť: { $why }
error-not-utf8 = Text nie je v UTF-8.
error-end-of-input = Vstup sa skončil.
error-interrupted = Prerušené.
error-broken-pipe = Výstup už nikto nečíta.
error-internal = Chyba v programe: { $what } (viac ukáže KIERKI_DEBUG=1)

## Príkazový riadok
error-cli-no-such-command = Príkaz „{ $command }“ neexistuje. Sú: { $accepts }.
error-cli-no-such-option = Voľba { $option } neexistuje.
error-cli-no-such-option-near = Voľba { $option } neexistuje. Možno { $near }?
error-cli-missing = Chýba: { $param }.
error-cli-bad-value = Toto nie je hodnota pre { $param }. Môže byť: { $accepts }.
error-cli-bad-file = { $param }: nedá sa otvoriť, súbor neexistuje alebo naň nemáš právo.
error-cli-option-usage = Voľba { $option } je použitá zle: chce hodnotu alebo žiadnu neprijíma.
error-cli-usage = Tieto argumenty nedávajú zmysel. { $usage }
error-cli-see-help = Pozri: { $command } --help

## Hra: prečo nie, a čo namiesto toho
error-match-over = Partia sa už skončila.
error-not-your-turn = Teraz nie si na rade.
error-wrong-action = Teraz sa hra pýta na niečo iné.
error-card-not-held = Túto kartu nemáš: { CARD($card) }.
error-card-opening = Nie { CARD($card) }: toto rozdanie otvára { CARDS($legal) }.
error-card-follow = Nie { CARD($card) }: treba priznať { $suit ->
    [clubs] kríže
    [diamonds] kára
    [spades] piky
   *[hearts] srdcia
}. Môžeš zahrať: { CARDS($legal) }.
error-card-hearts-unbroken = Nie { CARD($card) }: srdcia nemožno vyniesť, kým žiadne srdce nepadlo. Môžeš zahrať: { CARDS($legal) }.
error-card-hearts-held-back = Nie { CARD($card) }: v tomto rozdaní srdcia vynáša len ten, kto nemá nič iné. Môžeš zahrať: { CARDS($legal) }.
error-card-must-drop = Nie { CARD($card) }: nemáš vynesenú farbu, a tak musíš odhodiť { CARDS($legal) }.
error-card-first-trick = Nie { CARD($card) }: do prvého zdvihu nepatrí trestná karta. Môžeš zahrať: { CARDS($legal) }.
error-card-does-not-fit = { CARD($card) } sa nehodí do žiadneho radu. Môžeš vyložiť: { CARDS($legal) }.
error-card-not-start = { CARD($card) } nezačína rad. Môžeš vyložiť: { CARDS($legal) }.
error-must-lay = Nemôžeš pasovať, lebo máš čo vyložiť: { CARDS($legal) }.
error-pass-cards = Na odovzdanie vyber { $count ->
    [one] { $count } svoju kartu
    [few] { $count } svoje karty
    [many] { $count } svojej karty
   *[other] { $count } svojich kariet
}.
error-give-cards = Vyber { $count ->
    [one] { $count } svoju kartu
    [few] { $count } rôzne svoje karty
    [many] { $count } svojej karty
   *[other] { $count } rôznych svojich kariet
}, po jednej pre každého hráča.
error-bid = { $points } nemožno ponúknuť: možno od { $lowest } do { $highest }, po { $step }.

## Vopred pripravené rozdania
error-deal-too-many = Počet rozdaní je { $accepts }: rozdanie { $number } je navyše.
error-deal-hands = Rozdanie { $number }: hráči majú toľkoto kariet: { $found }, a majú mať: { $accepts }.
error-deal-rest = Rozdanie { $number }: kariet v talóne má byť { $talon }, kariet bokom { $stock }.
error-deal-cards = Rozdanie { $number }: zlé alebo chýbajúce karty: { CARDS($wrong) }.

## Súbory s pravidlami
error-variant-no-file = Súbor { $file } neexistuje.
error-variant-folder = { $file } je priečinok, nie súbor.
error-variant-not-a-file = { $file } nie je obyčajný súbor.
error-variant-forbidden = Nemáš právo na súbor { $file }.
error-variant-unreadable = { $file } sa nedá prečítať: { $reason }
error-variant-too-big = { $file } je na súbor s pravidlami priveľký: môže mať najviac { $limit } KiB.
error-variant-long-line = { $file }, riadok { $line }: je pridlhý, môže mať najviac { $limit } znakov.
error-variant-not-utf8 = { $file }, riadok { $line }: toto nie je UTF-8.
error-variant-not-toml = { $file }, riadok { $line }, stĺpec { $column }: toto nie je TOML: „{ $found }“ ({ $reason })
error-variant-too-deep = { $file } má priveľa vnorení: môže ich byť najviac { $limit }.
error-variant-no-such-kind = { $file }: { $key } nemôže byť „{ $found }“. Môže byť: celé číslo, text, true, false, zoznam, tabuľka.
error-variant-missing = { $file }: chýba kľúč { $key }. Môže to byť: { $accepts }.
error-variant-unknown-key = { $file }: kľúč { $key } neexistuje. Sú: { $accepts }.
error-variant-key-taken = { $file }: { $key } = { $found } je názov vstavaného variantu. Zvoľ iný.
error-variant-mixed = { $file }: { $key } spája, čo sa vylučuje. Zvoľ jedno: { $accepts }.
error-variant-no-entry = { $file }: { $key } nehovorí nič pre { $players } hráčov. Doplň: { $accepts }.
error-variant-declared = { $file }: { $key } hovorí { $declared }, ale pre { $players } hráčov vychádza { $sum }.
error-variant-no-base = Voľby a počet hráčov možno vpísať len do vzoru z vstavaného variantu. Sú: { $accepts }.
error-variant-value = { $file }: { $key } nemôže byť „{ $found }“. Môže byť: { $accepts }.
error-variant-twice = { $file }: { $key } uvádza { $twice } dvakrát.
error-variant-players = { $file }: { $key } nemôže byť „{ $found }“ pre { $players } hráčov. Môže byť: { $accepts }. Alebo skráťte zoznam players.
error-variant-clash = { $file }: { $key } nemôže byť „{ $found }“, keď { $other }. Môže byť: { $accepts }.
error-variant-not-dealt = { $file }: { $key }: pre { $players } hráčov sa odkladá { CARDS($removed) }, takže { CARDS($card) } nie je v balíčku.
error-variant-no-points = { $file }: { $key }: nič nedáva body. Body môžu dať: { $accepts }.
error-variant-endless = { $file }: { $key }: body rozdania dávajú spolu { $total } pre { $players } hráčov, takže partia by nemusela skončiť. Súčet má byť väčší ako 0.

## Záznamy partií
error-not-an-action = „{ $text }“ nie je ťah. Napíš napríklad: 2 QS
error-record-too-big = Na záznam partie je to priveľké: najviac { $limit } MiB.
error-record-not-utf8 = Záznam nie je v UTF-8: bajt { $byte }.
error-record-not-json = Záznam nie je JSON: riadok { $line }, znak { $column }: { $found }
error-record-cut-off = Záznam sa končí predčasne v riadku { $line }.
error-record-too-deep = Záznam je vnorený príliš hlboko: úrovní najviac { $limit }.
error-record-format = Toto nie je záznam partie: formát je { $found }, a má byť { $accepts }.
error-record-version = Záznam je z novšej verzie: formát { $found }. Tento program číta najviac { $accepts }.
error-record-value = { $where } nemôže byť { $found }. Môže byť: { $accepts }.
error-record-length = { $where }: počet položiek je { $found }, a má byť { $accepts }.
error-record-missing = Chýba: { $where }.
error-record-key = { $where } nie je kľúč záznamu. Sú: { $accepts }.
error-record-repeated-key = { $where }: kľúč { $found } sa opakuje.
error-record-number = { $where }: { $found } nie je číslo, aké môže byť v zázname.
error-record-prepared = { $where }: pripravené rozdania stoja pred všetkými ostatnými, bez medzery.
error-record-illegal = { $where }: ťah proti pravidlám. { $reason }
error-record-line = Riadok { $line } tu nedáva zmysel: { $found }. Riadok môže vyzerať takto: { $accepts }.

## Rozdania v súboroch PBN
error-pbn-none = V tomto súbore PBN nie je rozdanie: žiadny riadok ako [Deal "N:AK2.QJ.T987.5432 …"].
error-pbn-broken = Riadok { $line }: toto rozdanie nemá koniec: { $found }.
error-pbn-deal = Rozdanie z riadka { $line } sa nedá použiť. { $reason }
error-pbn-tag = Riadok { $line }: { $tag } nemôže byť { $found }. Môže byť: { $accepts }.
