# Názvy hier tak, ako sa hovorí pri stole. „last-tricks“ má aj názvy svojich troch podôb.
contract-no-tricks = bez zdvihov
contract-no-hearts = bez sŕdc
contract-no-queens = bez dám
contract-no-kings-and-jacks = bez kráľov a dolníkov
contract-no-king-of-hearts = bez srdcového kráľa
contract-last-tricks = bez posledných zdvihov
contract-last-tricks-last = bez posledného
contract-last-tricks-last-two = bez posledných dvoch
contract-last-tricks-seventh-and-last = bez siedmeho a posledného
contract-robber = zbojník
contract-trump = tromfová
contract-lottery = malá lotéria
contract-black-lady = čierna dáma
contract-plain-hearts = samé srdcia
contract-black-maria = čierna Mária
contract-spot-hearts = srdcia na oká
contract-omnibus = omnibus
