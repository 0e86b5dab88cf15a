# Small parts of the sentences and choices of the city: people, dice, places.

## Small parts

city-word-nobody = nobody
city-word-neutral = neutral
city-word-of_neutral = neutral
city-word-neutral_citizen = a neutral citizen
# Whose dice: those of the neutral district.
city-word-of_neutral_district = neutral
city-word-die = { $colour } { $value }
# A purple die used as one of another colour.
city-word-die_as = { $die } as { $colour }
city-word-die_of = { $of } { $die }
# Several dice of a colour, without a sentence.
city-word-dice = { $colour } { $values }
city-word-space = { $building } { $spot }
# A space of a building whose rows have several spaces.
city-word-space_in_row = { $building }, { $spot }
city-word-spot = row { $row }, space { $number }
city-word-at_space = { $at } ({ $spot })
# An event inside a sentence.
city-word-named = { $name }
city-word-card_colour = { $card } ({ $colour })
city-word-change = { $who } { $changes }
city-word-change_short = { $who } { $changes } (could not lose { $owed })
# What somebody could not lose, as the end of `could not lose`.
city-word-it_all = it all
city-word-salary = { $who } { $income }, { $salary }
city-word-once = once
# One die inside a sentence.
city-word-a_die = a { $colour } { $value }
# A purple die inside a sentence: there is one of each.
city-word-the_die = the { $colour } { $value }
# Several dice of a colour inside a sentence.
city-word-the_dice = { $colour } { $values }
# Between parts that have commas of their own.
city-word-break = ; { "" }
# $n: how many black dice
city-word-black =
    { $n ->
        [one] black { $values }
       *[other] black { $values }
    }

## Colours of several dice

city-colour_many-red = red
city-colour_many-yellow = yellow
city-colour_many-white = white
city-colour_many-purple = purple

## In a building

city-at-palace = in the Palace
city-at-city_hall = in the City Hall
city-at-bishopric = in the Bishopric

## To a building

city-to-palace = to the Palace
city-to-city_hall = to the City Hall
city-to-bishopric = to the Bishopric

## From somewhere

city-off-palace = from the Palace
city-off-city_hall = from the City Hall
city-off-bishopric = from the Bishopric
city-off-supply = from the supply
city-off-lying = expelled { $off }
city-off-card = from { $card }
