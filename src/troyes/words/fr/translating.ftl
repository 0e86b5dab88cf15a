# Ce que `python -m troyes.words` dit aux traducteurs.

words-about = Les langues du jeu : lesquelles existent, ce qui ne va pas dans l'une, en commencer une autre.
words-help-check = dire ce qui manque, est inconnu ou ne va pas dans une langue
words-help-new = commencer une autre langue par les textes anglais
words-help-folder = où faire son dossier ; d'habitude à côté des autres
words-standing = { $code } ({ $name }) : { $done } textes sur { $total }
words-unknown = Il n'y a pas de langue { QUOTE($code) }. Il y a : { $known }
words-exists = { $folder } existe déjà et reste tel quel.
words-begun = { $folder } contient maintenant les textes anglais. Traduisez ce qui suit chaque =, puis regardez avec : check { $code }
