# Small parts of the sentences and choices of the city: people, dice, places.

## Small parts

city-word-nobody = personne
city-word-neutral = neutre
city-word-of_neutral = neutre
city-word-neutral_citizen = un habitant neutre
city-word-of_neutral_district = du quartier neutre
city-word-die = { $value } { $colour }
city-word-die_as = { $die } comme { $colour }
city-word-die_of = { $die } { $of }
city-word-dice = { $values } { $colour }
city-word-space = { $building } { $spot }
city-word-space_in_row = { $building }, { $spot }
city-word-spot = ligne { $row }, place { $number }
city-word-at_space = { $at } ({ $spot })
city-word-named = « { $name } »
city-word-card_colour = { $card } ({ $colour })
city-word-change = { $who } { $changes }
city-word-change_short = { $who } { $changes } (ne pouvait pas perdre { $owed })
city-word-it_all = le tout
city-word-salary = { $who } { $income }, { $salary }
city-word-once = une fois
city-word-a_die = un { $value } { $colour }
city-word-the_die = le { $value } { $colour }
city-word-the_dice = les { $values } { $colour }
city-word-break =  ; { "" }
city-word-black =
    { $n ->
        [one] le { $values } noir
       *[other] les { $values } noirs
    }

## Colours of several dice

city-colour_many-red = rouges
city-colour_many-yellow = jaunes
city-colour_many-white = blancs
city-colour_many-purple = mauves

## In a building

city-at-palace = au Palais
city-at-city_hall = à l'Hôtel de ville
city-at-bishopric = à l'Évêché

## To a building

city-to-palace = au Palais
city-to-city_hall = à l'Hôtel de ville
city-to-bishopric = à l'Évêché

## From somewhere

city-off-palace = du Palais
city-off-city_hall = de l'Hôtel de ville
city-off-bishopric = de l'Évêché
city-off-supply = de la réserve
city-off-lying = expulsé { $off }
city-off-card = de l'activité { $card }
