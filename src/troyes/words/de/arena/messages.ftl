# Messages: what is wrong with what somebody typed or sent, and what to do.
how-many-games-to = Wie viele Partien gespielt werden: 1 oder mehr
how-many-processes-share = Wie viele Prozesse sich die Arbeit teilen: 1 oder mehr
must-be-a-whole-number-not = muss eine ganze Zahl sein, nicht { QUOTE($value) }
must-be-a-whole-number-from-1-on = muss eine ganze Zahl ab 1 sein, nicht { QUOTE($value) }
any-whole-number-will = Jede ganze Zahl ist recht
name-a-folder-for = Nenne einen Ordner für die Aufzeichnungen
give-one-name-for = Gib einen Namen für alle an, oder einen für jeden Platz
cannot-be-made = kann nicht angelegt werden ({ $why })
name-a-folder-you = Nenne einen Ordner, in den du schreiben darfst
holds-the-games-of = enthält die Partien eines anderen Laufs
name-a-new-folder = Nenne einen neuen oder leeren Ordner
is-no-kind-of = ist keine Art von Tabelle, die geschrieben werden kann
name-a-file-that = Nenne eine Datei, die auf .csv oder .parquet endet
name-another-file-or = Nenne eine andere Datei, oder lösche diese zuerst
needs-the-library-pyarrow = braucht die Bibliothek pyarrow
install-it-pip-install = Installiere sie: pip install pyarrow; oder schreibe eine .csv
free-some-space-or = Schaffe Platz, oder nenne eine andere Datei
