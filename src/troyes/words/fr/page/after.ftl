tally-title = Le décompte
tally-total = Renommée
tally-counting = On compte
tally-wins = { $name } l’emporte
tally-tie = { $names } se partagent la cité
tally-king = Le roi l’emporte
tally-alone =
    Le quartier { START($name) ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }
tally-fame-alone = { $points } points de renommée.
tally-fame = { $points } points de renommée, { $more } de plus que { $who }.
tally-mine = { $points ->
    [one] Vous avez { $points } point.
   *[other] Vous avez { $points } points.
}
tally-next_best = les suivants
tally-figures = { $n ->
    [one] Personnage secret : { $names }.
   *[other] Personnages secrets : { $names }.
}
tally-holder = tenu par { $who }
tally-fame-tie = { $points } points chacun.
tally-fame-king = { $points } points chacun : le roi n’a pas à partager.
tally-part-events = Évènements vaincus
tally-part-cathedral = Pierres de la cathédrale
tally-part-trades = Activités
tally-part-places = Places des hommes de métier
tally-part-standing = Évènements encore là
tally-part-residents = Habitants
tally-part-pairs = Paires de ressources
tally-part-levels = Niveaux de cathédrale sans pierre
tally-back = Une source en arrière
tally-next = Source suivante
tally-play = Jouer le décompte
tally-watch = Revoir le décompte, source par source
tally-remembers = La cité se souvient
tally-by-round = par manche
tally-by-day = par jour
tally-quiet = Une partie tranquille.
tally-chart = La renommée au fil du temps
tally-fork = rejoué d’ici
tally-fork-said = { $n ->
    [one] rejoué après { $n } tour
   *[other] rejoué après { $n } tours
}
tally-line = { $name } : { $points }
tally-again = Rejouer
tally-replay = Revoir
tally-share = Partager
tally-back_to = Retour au décompte
tally-board = Le plateau

share-link = Un lien pour qui atteint ce serveur
share-file = Un fichier pour les autres ; le programme l’ouvre partout.
share-download = Télécharger la partie

replay-title = Revoir la partie
replay-step = Coup { $n } sur { $all }
replay-slider = Quel coup
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-stop = Pause
replay-eyes = Vue de
replay-everybody = un spectateur
replay-again = Rejouer d’ici
replay-again-text = Une nouvelle table depuis cette position, avec de nouveaux dés. Les mêmes robots continuent ; des robots tiennent la place des autres.
replay-open = Ouvrir une partie
replay-file = Un fichier fait par Troyes (.jsonl)
replay-drop = Ou déposez-le ici.
replay-start = La partie est en place.
replay-quiet = { $who } décide ; rien ne bouge encore.
replay-chance = Le sort décide ; rien ne bouge encore.
