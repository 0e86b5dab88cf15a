# The outdoor activities at the gates of the ramparts, in the form of the English file.

outdoor-influence_when_dice_bought = Einfluss von Käufern
    .text = Wenn ein Gegner Würfel von dir kauft, darfst du 1 Klötzchen ausgeben und { $gain-influence } Einfluss erhalten, einmal je Aktion, egal wie viele Würfel er kauft. Gratis genommene oder getauschte Würfel zählen nicht.
    .king = Wenn der König einen Würfel von dir kauft, darfst du 1 Klötzchen ausgeben und { $gain-influence } Einfluss erhalten.

outdoor-influence_when_placing = Einfluss beim Einzug
    .text = Wenn deine Aktion einen Gefolgsmann im Palast, im Bischofssitz oder im Rathaus einsetzt, darfst du 1 Klötzchen ausgeben und { $gain-influence } Einfluss erhalten. Einen Handwerker anzuheuern zählt nicht.

outdoor-deniers_when_card_activated = Denare vom Handwerk
    .text = Wenn ein Gegner eine Karte aktiviert, auf der ein Handwerker von dir steht, auf einem Feld oder auf der Abbildung, darfst du 1 Klötzchen ausgeben und { COUNT($gain-deniers, of: "deniers") } erhalten, einmal je Aktion, egal wie oft die Karte aktiviert wird.
    .king = Wenn ein Gegner eine Karte aktiviert, auf der ein Handwerker von dir steht, darfst du 1 Klötzchen ausgeben und { COUNT($gain-deniers, of: "deniers") } erhalten. Der König aktiviert keine Karten, also bringt ein Klötzchen hier gegen ihn nichts.

outdoor-richer_agriculture = Reiche Ernte
    .text = Wenn du Landwirtschaft betreibst, darfst du 1 Klötzchen ausgeben und zusätzlich zur Ernte { COUNT($gain-deniers, of: "deniers") } erhalten.

outdoor-extra_yellow_die = Gelber Zusatzwürfel
    .text = Vor deiner Aktion darfst du 1 Klötzchen ausgeben, einen gelben Würfel aus dem allgemeinen Vorrat nehmen und in dein Stadtviertel werfen. Er ist ein gewöhnlicher Würfel, für diese Aktion oder später, und andere dürfen ihn kaufen. Unmöglich, wenn der Vorrat keinen gelben Würfel hat. Ein gelber Würfel kann keine Klötzchen hierher bringen; Würfel jeder anderen Farbe können es, auch violette.

outdoor-extra_white_die = Weißer Zusatzwürfel
    .text = Vor deiner Aktion darfst du 1 Klötzchen ausgeben, einen weißen Würfel aus dem allgemeinen Vorrat nehmen und in dein Stadtviertel werfen. Er ist ein gewöhnlicher Würfel, für diese Aktion oder später, und andere dürfen ihn kaufen. Unmöglich, wenn der Vorrat keinen weißen Würfel hat. Ein weißer Würfel kann keine Klötzchen hierher bringen; Würfel jeder anderen Farbe können es, auch violette.

outdoor-extra_red_die = Roter Zusatzwürfel
    .text = Vor deiner Aktion darfst du 1 Klötzchen ausgeben, einen roten Würfel aus dem allgemeinen Vorrat nehmen und in dein Stadtviertel werfen. Er ist ein gewöhnlicher Würfel, für diese Aktion oder später, und andere dürfen ihn kaufen. Unmöglich, wenn der Vorrat keinen roten Würfel hat. Ein roter Würfel kann keine Klötzchen hierher bringen; Würfel jeder anderen Farbe können es, auch violette.

outdoor-extra_purple_die = Violetter Zusatzwürfel
    .text = Vor deiner Aktion darfst du 1 Klötzchen und { COUNT($cost-deniers, of: "deniers") } ausgeben, deinen violetten Würfel nehmen und in dein Stadtviertel werfen, für diese Aktion oder später. Unmöglich, solange dein violetter Würfel dort liegt: niemand hat zwei. Niemand darf ihn kaufen. Ein violetter Würfel kann keine Klötzchen hierher bringen; Würfel jeder anderen Farbe können es.

outdoor-swap_dice = Würfeltausch
    .text = Vor deiner Aktion darfst du 1 Klötzchen ausgeben und mit anderen Stadtvierteln, auch dem neutralen, Würfel tauschen: 1 Würfel von dir gegen 1 von dort, höchstens einmal mit jedem und { COUNT($swaps, of: "times") } insgesamt. Die Werte bleiben, und die Farben müssen nicht übereinstimmen. Violette Würfel lassen sich nicht tauschen.
    .king = Vor deiner Aktion darfst du 1 Klötzchen ausgeben und 1 Würfel von dir gegen 1 des Königs tauschen. Die Werte bleiben, und die Farben müssen nicht übereinstimmen. Violette Würfel lassen sich nicht tauschen.

outdoor-shield = Schild
    .text = Wenn du mit Abwehren an der Reihe bist, darfst du statt Würfeln 1 Klötzchen ausgeben: der höchste schwarze Würfel ist abgewehrt, und du erhältst seinen Einfluss. Oder wenn Dürre, Bürgerkrieg, Ketzerei, Strenger Winter oder Unterbrochener Bau dir gerade etwas nehmen will: gib 1 Klötzchen aus und verliere nichts durch dieses Ereignis. Ein Klötzchen je Ereignis; in einer Phase darfst du mehrere ausgeben.

outdoor-flip_bought_die = Umgedrehter Kauf
    .text = Wenn deine Aktion einen Würfel nutzt, den du einem Gegner oder dem neutralen Stadtviertel bezahlst, darfst du 1 Klötzchen ausgeben und ihn zuerst auf die gegenüberliegende Seite drehen. Ein Würfel je Aktion; gratis genommene Würfel lassen sich nicht umdrehen.
    .king = Wenn deine Aktion einen Würfel nutzt, den du vom König kaufst, darfst du 1 Klötzchen ausgeben und ihn zuerst auf die gegenüberliegende Seite drehen. Ein Würfel je Aktion; gratis genommene Würfel lassen sich nicht umdrehen.

outdoor-move_cube = Versetztes Klötzchen
    .text = Wenn du eine verzögerte oder gemischte Karte aktivierst, darfst du 1 deiner Klötzchen von hier auf eine andere offene Karte legen, die verzögert oder gemischt ist oder erst am Spielende zählt, ob dort ein Handwerker von dir steht oder nicht. Der Viehzüchter verlangt dafür { COUNT($breeder, of: "deniers") }; das Fort zahlt nichts dafür. Ein Klötzchen je Aktion.

outdoor-glory = Ruhm
    .text = Wenn deine Aktion mindestens 1 deiner Klötzchen auf die Kathedrale oder auf ein Ereignis legt, mit Würfeln oder durch eine Karte, darfst du 1 Klötzchen ausgeben und { $gain-vp } SP erhalten.

outdoor-pilgrims_gate = Pilgertor
    .text = Kommt deine Wache an diesem Tor an, erhältst du { $arrival_vp-0 } SP, egal wer vorher da war. Am Spielende ist jedes deiner Klötzchen hier { $cube_vp } SP wert.

outdoor-majority = Mehrheit
    .text = Am Spielende sind die meisten Klötzchen hier { $rank_vp-0 } SP wert, die zweitmeisten { $rank_vp-1 }, die drittmeisten { $rank_vp-2 }. Bei Gleichstand zählen die Spieler die SP der Ränge zusammen, die sie belegen, und teilen sie, abgerundet. Ohne Klötzchen gibt es keinen Rang.
    .king = Am Spielende sind deine Klötzchen hier { $rank_vp-0 } SP wert, egal wie viele: der König legt keine.

outdoor-race = Wettlauf
    .text = Die erste Wache, die an diesem Tor ankommt, bringt { $arrival_vp-0 } SP, die zweite { $arrival_vp-1 }, die dritte { $arrival_vp-2 } und die vierte { $arrival_vp-3 }. Hier können keine Klötzchen liegen.
    .king = Kommt deine Wache an diesem Tor an, erhältst du { $arrival_vp-0 } SP: der König hat keine Wache. Hier können keine Klötzchen liegen.
