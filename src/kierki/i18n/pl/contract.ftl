# Nazwy kontraktów: tak, jak mówi się przy stole. „last-tricks” ma też nazwy swoich trzech postaci.
contract-no-tricks = bez lew
contract-no-hearts = bez kierów
contract-no-queens = bez dam
contract-no-kings-and-jacks = bez panów
contract-no-king-of-hearts = bez króla kier
contract-last-tricks = bez ostatnich lew
contract-last-tricks-last = bez ostatniej
contract-last-tricks-last-two = bez dwóch ostatnich
contract-last-tricks-seventh-and-last = bez siódmej i ostatniej
contract-robber = rozbójnik
contract-trump = atutowa
contract-lottery = loteryjka
contract-black-lady = czarna dama
contract-plain-hearts = same kiery
contract-black-maria = czarna Maria
contract-spot-hearts = kiery na oczka
contract-omnibus = omnibus
