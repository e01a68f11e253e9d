# Names of contracts, as they are said at the table. "last-tricks" also has names for its forms.
contract-no-tricks = no tricks
contract-no-hearts = no hearts
contract-no-queens = no queens
contract-no-kings-and-jacks = no kings and jacks
contract-no-king-of-hearts = no king of hearts
contract-last-tricks = no last tricks
contract-last-tricks-last = no last trick
contract-last-tricks-last-two = no last two tricks
contract-last-tricks-seventh-and-last = seventh and last trick
contract-robber = robber
contract-trump = trump
contract-lottery = lottery
contract-black-lady = black lady
contract-plain-hearts = plain hearts
contract-black-maria = black maria
contract-spot-hearts = spot hearts
contract-omnibus = omnibus
