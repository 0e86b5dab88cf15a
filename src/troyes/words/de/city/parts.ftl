# Small parts of the sentences and choices of the city: people, dice, places.

## Small parts

city-word-nobody = niemand
city-word-neutral = neutral
# Only chosen by, as in city-log-expelled_citizen: `neutral`, or `Krone` in the King's Challenge.
city-word-of_neutral = neutral
city-word-neutral_citizen = ein neutraler Gefolgsmann
# Only chosen by, in city-word-die_of.
city-word-of_neutral_district = neutral
city-word-die = { count-colour-as-noun } { $value }
city-word-die_as = { $die } als { count-colour-as-noun }
city-word-die_of =
    { $of ->
        [neutral] { $die } (neutral)
        [Krone] { $die } vom König
       *[other] { $of } { $die }
    }
city-word-dice = { count-colour-as-noun } { $values }
city-word-space = { $building } { $spot }
city-word-space_in_row = { $building }, { $spot }
city-word-spot = Reihe { $row }, Feld { $number }
city-word-at_space = { $at } ({ $spot })
city-word-named = „{ $name }“
city-word-card_colour = { $card } ({ $colour })
city-word-change = { $who } { $changes }
city-word-change_short = { $who } { $changes } (konnte nicht { $owed } abgeben)
city-word-it_all = alles
city-word-salary = { $who } { $income }, { $salary }
city-word-once = einmal
city-word-a_die = { count-colour-as-noun } { $value }
city-word-the_die = { count-colour-as-noun } { $value }
city-word-the_dice = { count-colour-as-noun } { $values }
city-word-break = ; { "" }
city-word-black =
    { $n ->
        [one] Schwarz { $values }
       *[other] Schwarz { $values }
    }

## Colours of several dice

city-colour_many-red = rote
city-colour_many-yellow = gelbe
city-colour_many-white = weiße
city-colour_many-purple = violette

## In a building

city-at-palace = im Palast
city-at-city_hall = im Rathaus
city-at-bishopric = im Bischofssitz

## To a building

city-to-palace = in den Palast
city-to-city_hall = ins Rathaus
city-to-bishopric = in den Bischofssitz

## From somewhere

city-off-palace = aus dem Palast
city-off-city_hall = aus dem Rathaus
city-off-bishopric = aus dem Bischofssitz
city-off-supply = aus dem Vorrat
city-off-lying = (verdrängt { $off })
city-off-card = von der Karte { $card }
