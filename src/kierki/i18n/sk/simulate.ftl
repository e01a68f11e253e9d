# Partie počítačových hráčov medzi sebou.
simulate-seed = Semienko: { $seed }
simulate-column-seat = miesto
simulate-column-bot = hráč
simulate-column-match = za partiu
simulate-column-wins = výhry
simulate-column-share = podiel
simulate-column-deals = rozdaní
simulate-error = ±
simulate-note = Priemerné body za partiu a za rozdanie; za ± štandardná chyba priemeru.
simulate-bot-count = Hráčov je { $accepts }, ale zadaných je { $found }. Zadaj jedného pre všetkých alebo zoznam s čiarkami.
