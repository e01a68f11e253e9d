# Karty slovami. Písmená a to, čo možno napísať, sú vo words.py.
card-rank = { $rank ->
    [two] dvojka
    [three] trojka
    [four] štvorka
    [five] päťka
    [six] šestka
    [seven] sedmička
    [eight] osmička
    [nine] deviatka
    [ten] desiatka
    [jack] dolník
    [queen] dáma
    [king] kráľ
   *[ace] eso
}
card-suit = { $suit ->
    [clubs] kríže
    [diamonds] káro
    [spades] piky
   *[hearts] srdcia
}
# Prídavné meno sa zhoduje s rodom: pikový kráľ, pikové eso, piková dáma.
card-name = { $rank ->
    [jack] { $suit ->
        [clubs] krížový
        [diamonds] kárový
        [spades] pikový
       *[hearts] srdcový
    }
    [king] { $suit ->
        [clubs] krížový
        [diamonds] kárový
        [spades] pikový
       *[hearts] srdcový
    }
    [ace] { $suit ->
        [clubs] krížové
        [diamonds] kárové
        [spades] pikové
       *[hearts] srdcové
    }
   *[other] { $suit ->
        [clubs] krížová
        [diamonds] kárová
        [spades] piková
       *[hearts] srdcová
    }
} { card-rank }
card-face-down = zakrytá karta
