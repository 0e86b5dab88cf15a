# Numbers with their nouns, used as `{ COUNT($price, of: "deniers") }`.

count-deniers =
    { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    }
count-influence = { $n } influence
count-vp = { $n } VP
count-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
count-citizens =
    { $n ->
        [one] { $n } citizen
       *[other] { $n } citizens
    }
count-times =
    { $n ->
        [one] { $n } time
       *[other] { $n } times
    }
count-activations =
    { $n ->
        [one] { $n } activation
       *[other] { $n } activations
    }
count-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
