# Čo bolo odmietnuté a čo by sa prijalo. Chyby nesú karty v anglickej podobe: CARD a CARDS ich
# menia na zápis čitateľa, CARD_NAMES na slová.

## Karty
error-not-a-card = „{ $text }“ nie je karta. Napíšte napríklad D♠, DP alebo piková dáma.
error-ambiguous-card = „{ $text }“ môže znamenať: { CARD_NAMES($cards) }. Ktorú kartu?
error-card-twice = { CARD($card) } je uvedená dvakrát.
error-not-pbn = „{ $text }“ nie sú karty v zápise PBN, napríklad AK2.QJ.T987.5432.
error-not-a-seed = „{ $text }“ nie je semienko náhody: má mať 64 znakov 0-9 a-f.

## Jazyky
error-unknown-language = Jazyk „{ $language }“ tu nie je. Sú: { $known }.

## Varianty a voľby
error-unknown-variant = Variant „{ $name }“ neexistuje. Sú: { $accepts }.
error-unknown-option = Voľba „{ $option }“ neexistuje. Sú: { $accepts }.
error-option-value = Voľba { $option } nemôže byť „{ $found }“. Môže byť: { $accepts }.
error-players = Variant { $variant } nie je pre toľkoto hráčov: { $found }. Hráčov môže byť: { $accepts }.

## Súbory a konzola
error-file-missing = Súbor { $file } neexistuje.
error-file-forbidden = Nemáte právo na súbor { $file }.
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
error-cli-no-such-option-near = Voľba { $option } neexistuje. Nemysleli ste { $near }?
error-cli-missing = Chýba: { $param }.
error-cli-bad-value = Toto nie je hodnota pre { $param }. Môže byť: { $accepts }.
error-cli-bad-file = { $param }: nedá sa otvoriť, súbor neexistuje alebo naň nemáte právo.
error-cli-option-usage = Voľba { $option } je použitá zle: chce hodnotu alebo žiadnu neprijíma.
error-cli-usage = Tieto argumenty nedávajú zmysel. { $usage }
error-cli-see-help = Pozrite: { $command } --help
