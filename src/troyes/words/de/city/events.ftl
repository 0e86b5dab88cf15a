# The event cards of the base box and Marauding, in the form of the English file.

raid =
    In jeder Runde { $black_dice ->
        [one] kommt { $black_dice } schwarzer Würfel
       *[other] kommen { $black_dice } schwarze Würfel
    } zu denen hinzu, die die Stadt angreifen.

raid-short = { COUNT($black_dice, of: "enemies") } in jeder Runde.

event-marauding = Plünderung
    .text = { raid } Dieses Ereignis verschwindet nie: sind seine Banner bedeckt, werden die SP verteilt, niemand gewinnt eine Karte, und seine Klötzchen werden entfernt.
    .short = Immer vor den Toren.

event-brigands = Wegelagerer
    .text = { raid }
    .short = { raid-short }

event-skirmishes = Scharmützel
    .text = { raid }
    .short = { raid-short }

event-succession = Erbfolgestreit
    .text = Wirf in jeder Runde einen Würfel: ein neutraler Gefolgsmann nimmt das Feld des Palasts mit diesem Wert ein. Wer dort steht, wird verdrängt und liegt bis zum Ende der Runde auf dem Gebäude. Nichts geschieht, wenn alle neutralen Gefolgsleute schon auf dem Spielplan sind oder wenn dort schon einer von derselben Farbe liegt wie der, der zu verdrängen wäre.
    .short = Neutraler Gefolgsmann in den Palast.
    .king = Wirf in jeder Runde einen Würfel: ein Gefolgsmann des Königs nimmt das Feld des Palasts mit diesem Wert ein. Wer dort steht, wird verdrängt und liegt bis zum Ende der Runde auf dem Gebäude. Nichts geschieht, wenn der König keinen Gefolgsmann mehr hat oder wenn ein dort liegender den schützt, der zu verdrängen wäre.
    .king-short = Gefolgsmann des Königs in den Palast.

event-war = Krieg
    .text = { raid }
    .short = { raid-short }

event-normans = Normannenangriff
    .text = { raid }
    .short = { raid-short }

event-drought = Dürre
    .text = In jeder Runde gibt jeder Spieler { COUNT($loss-deniers, of: "deniers") } für jeden seiner Gefolgsleute ab, der im Rathaus steht; verdrängte Gefolgsleute zählen nicht. Wer nicht alles geben kann, gibt, was er hat, und verliert { $rules-penalty_vp } SP.
    .short = Zahle { COUNT($loss-deniers, of: "deniers") } je Gefolgsmann im Rathaus.
    .king = In jeder Runde gibst du { COUNT($loss-deniers, of: "deniers") } für jeden deiner Gefolgsleute ab, der im Rathaus steht; verdrängte Gefolgsleute zählen nicht. Kannst du nicht alles geben, gibst du, was du hast, und verlierst { $rules-penalty_vp } SP. Der König bleibt verschont.
    .king-short = Zahle { COUNT($loss-deniers, of: "deniers") } je eigenem Gefolgsmann im Rathaus.

event-support = Unterstützung
    .text = In jeder Runde kommt 1 neutrales Klötzchen auf jedes der { $events } Ereignisse gleich links von dieser Karte, die Plünderung eingeschlossen, oder auf so viele, wie es gibt. Neutrale Klötzchen streiten um die Belohnungen mit.
    .short = Neutrale Klötzchen auf die { $events } Ereignisse links.
    .king = In jeder Runde kommt 1 Klötzchen des Königs auf jedes der { $events } Ereignisse gleich links von dieser Karte, die Plünderung eingeschlossen, oder auf so viele, wie es gibt. Seine Klötzchen streiten um die Belohnungen, die er sich gutschreibt, und um die Karte mit.
    .king-short = Klötzchen des Königs auf die { $events } Ereignisse links.

event-civil_war = Bürgerkrieg
    .text = In jeder Runde gibt jeder Spieler { COUNT($loss-deniers, of: "deniers") } ab. Wer nicht alles geben kann, gibt, was er hat, und verliert { $rules-penalty_vp } SP.
    .short = Jede Familie verliert { COUNT($loss-deniers, of: "deniers") }.
    .king = In jeder Runde gibst du { COUNT($loss-deniers, of: "deniers") } ab. Kannst du nicht alles geben, gibst du, was du hast, und verlierst { $rules-penalty_vp } SP. Der König bleibt verschont.
    .king-short = Du verlierst { COUNT($loss-deniers, of: "deniers") }. Der König bleibt verschont.

event-wayfarers = Reisende
    .text = Wirf in jeder Runde einen Würfel: ein neutraler Gefolgsmann nimmt das erste Feld der Reihe des Rathauses ein, die diesen Wert zeigt. Die anderen rücken bis zum ersten leeren Feld nach rechts; gibt es keins, wird der letzte verdrängt und liegt bis zum Ende der Runde auf dem Gebäude. Nichts geschieht, wenn alle neutralen Gefolgsleute schon auf dem Spielplan sind oder wenn dort schon einer von derselben Farbe liegt wie der, der zu verdrängen wäre.
    .short = Neutraler Gefolgsmann ins Rathaus.
    .king = Wirf in jeder Runde einen Würfel: ein Gefolgsmann des Königs nimmt das erste Feld der Reihe des Rathauses ein, die diesen Wert zeigt. Die anderen rücken bis zum ersten leeren Feld nach rechts; gibt es keins, wird der letzte verdrängt und liegt bis zum Ende der Runde auf dem Gebäude. Nichts geschieht, wenn der König keinen Gefolgsmann mehr hat oder wenn ein dort liegender den schützt, der zu verdrängen wäre.
    .king-short = Gefolgsmann des Königs ins Rathaus.

event-theological_conflict = Glaubensstreit
    .text = Wirf in jeder Runde einen Würfel: ein neutraler Gefolgsmann nimmt das erste Feld der Reihe des Bischofssitzes ein, die diesen Wert zeigt. Die anderen rücken bis zum ersten leeren Feld nach rechts; gibt es keins, wird der letzte verdrängt und liegt bis zum Ende der Runde auf dem Gebäude. Nichts geschieht, wenn alle neutralen Gefolgsleute schon auf dem Spielplan sind oder wenn dort schon einer von derselben Farbe liegt wie der, der zu verdrängen wäre.
    .short = Neutraler Gefolgsmann in den Bischofssitz.
    .king = Wirf in jeder Runde einen Würfel: ein Gefolgsmann des Königs nimmt das erste Feld der Reihe des Bischofssitzes ein, die diesen Wert zeigt. Die anderen rücken bis zum ersten leeren Feld nach rechts; gibt es keins, wird der letzte verdrängt und liegt bis zum Ende der Runde auf dem Gebäude. Nichts geschieht, wenn der König keinen Gefolgsmann mehr hat oder wenn ein dort liegender den schützt, der zu verdrängen wäre.
    .king-short = Gefolgsmann des Königs in den Bischofssitz.

event-heresy = Ketzerei
    .text = In jeder Runde gibt jeder Spieler { $loss-influence } Einfluss ab. Wer nicht alles geben kann, gibt, was er hat, und verliert { $rules-penalty_vp } SP.
    .short = Jede Familie verliert { $loss-influence } Einfluss.
    .king = In jeder Runde gibst du { $loss-influence } Einfluss ab. Kannst du nicht alles geben, gibst du, was du hast, und verlierst { $rules-penalty_vp } SP. Der König bleibt verschont.
    .king-short = Du verlierst { $loss-influence } Einfluss. Der König bleibt verschont.

event-traveling_builders = Wandernde Baumeister
    .text = In jeder Runde kommt 1 neutrales Klötzchen auf das erste freie Feld der Kathedrale: die unterste Ebene, dann der kleinste Wert. Nichts geschieht, wenn die Kathedrale vollständig ist.
    .short = Neutrales Klötzchen auf die Kathedrale.
    .king = In jeder Runde kommt 1 Klötzchen des Königs auf das erste freie Feld der Kathedrale, auf der untersten Ebene und dort beim kleinsten Wert, und er erhält { $rules-king_builders_vp } SP. Nichts geschieht, wenn die Kathedrale vollständig ist.
    .king-short = Klötzchen des Königs auf die Kathedrale.

event-interrupted_work = Unterbrochener Bau
    .text = In jeder Runde verlässt 1 Klötzchen die Kathedrale, egal wem es gehört, auch ein neutrales: das auf der höchsten Ebene und dort mit dem höchsten Wert. Schon erhaltene SP und erhaltener Einfluss bleiben. Nichts geschieht, wenn die Kathedrale leer ist.
    .short = Das höchste Klötzchen verlässt die Kathedrale.
    .king = In jeder Runde verlässt 1 Klötzchen die Kathedrale, deins oder eins des Königs: das auf der höchsten Ebene und dort mit dem höchsten Wert. Schon erhaltene SP und erhaltener Einfluss bleiben. Nichts geschieht, wenn die Kathedrale leer ist.
