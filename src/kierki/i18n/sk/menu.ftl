# Čo a s kým sa hrá.
menu-title = Kierki
menu-variant = Čo hráme? Číslo, názov alebo súbor s pravidlami (Enter – { $default }):
menu-players = Koľko hráčov? { $accepts } (Enter – { $default }):
menu-options = Voľby. Číslo – zmeň, Enter – hráme:
menu-option = { $option } – možné: { $accepts }. Aká hodnota?
menu-choice = { $option }: ktorá hodnota?
menu-option-now = { $option }: { $value }
menu-bots = Akí súperi? (Enter – { $default }):
menu-name = Tvoje meno? (Enter – { $default }):
menu-you = Ty
menu-names = Zuzka Peter Katka Jano Mária Miro Eva
menu-not-there = „{ $text }“? Napíš číslo od 1 do { $count } alebo názov.
menu-bots-count = Súperov je { $accepts }, uvedených: { $found }. Uveď jedného pre všetkých alebo zoznam s čiarkami.
menu-seat = Miesto { $found } nie je. Miesta sú od 1 do { $accepts }.
menu-name-wrong = To nie je meno: má to byť jeden riadok, najviac { $accepts } znakov.
menu-setting = „{ $found }“? Voľba sa zadáva takto: --set limit=75
menu-seed = Semienko tejto partie: { $seed }
menu-resume-alone = S --resume sa neuvádza variant, hráči, voľby, súperi, meno, semienko ani rozdania: všetko je v { $file }.
