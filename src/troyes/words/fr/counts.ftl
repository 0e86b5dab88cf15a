# Numbers with their nouns, used as `{ COUNT($price, of: "deniers") }`.

count-deniers =
    { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    }
count-influence =
    { $n ->
        [one] { $n } point d'influence
       *[other] { $n } points d'influence
    }
count-vp = { $n } PV
count-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
count-citizens =
    { $n ->
        [one] { $n } habitant
       *[other] { $n } habitants
    }
count-times = { $n } fois
count-activations =
    { $n ->
        [one] { $n } activation
       *[other] { $n } activations
    }
count-steps = { $n } pas
