# The short rules reference of Troyes, in our own words: `troyes rules`, the rules on the page.
# A body is Markdown: paragraphs, lists, tables, **bold**; keywords, separated by commas, are what people search for.

topic-overview =
    .title = Overview
    .summary = Citizens give dice, dice give actions, actions give victory points.
    .keywords = aim, goal, summary, winning, players, length
    .body =
        Each player runs a family of citizens in medieval Troyes. Citizens stand in 3 buildings and roll dice of
        that building's colour: red in the Palace, white in the Bishopric, yellow in the City Hall. Dice are the
        workforce of the whole city: anyone may buy yours, and you may not refuse.

        Count on 6 rounds with 4 players, 5 with 3 and 4 with 2. A solo challenge exists and has rules of its own.
        With dice you run trades, build the cathedral, fight the events that queue up at the gates, place citizens
        or work the fields.

        The most victory points (VP) wins. They come from trades, the cathedral and beaten events during play, then
        from tradesmen, unfinished fights and secret characters at the end. Every division in the game is rounded down.
        Where editions of the rules differ, the French one counts.

topic-first_game =
    .title = A first game
    .summary = Six steps that repeat, and three things to watch.
    .keywords = learn, beginner, start, tutorial, example, tips
    .body =
        The shortest way in: two players, no modules, the rules looked up as they are needed.

        - **Place.** Put your citizens where you want dice. Red ones from the Palace fight best and are dear, yellow ones from
          the City Hall earn money and cost nothing, white ones from the Bishopric build and cost 1 denier each.
        - **Income.** Take 10 deniers and pay the salaries.
        - **Roll.** One die per standing citizen, into your district. A low die is not lost: influence rerolls or turns it,
          and others may buy it.
        - **Events.** A red card and the one it calls join the queue, and every card in it acts. Then the black dice come: be
          glad of a red die.
        - **Act.** In turn, one action each: 1 to 3 dice of one colour, your own or bought, for one purpose. When nothing is
          worth its price any more, pass, and collect 2 deniers or more.
        - **Tidy up**, hand on the start card, begin again.

        Three things to watch. A level of the cathedral without a cube of yours costs 2 VP at the end, so lay one on each. The
        first tradesman on a card holds the better space. And what the others collect eagerly may be what a character counts,
        for you too.

topic-setup =
    .title = Setup
    .summary = What everyone starts with, and what goes on the board.
    .keywords = preparation, start, cards, deniers, influence, supply, deck
    .body =
        Each player receives:

        - a district of the square;
        - 5 deniers, and influence 4;
        - 12 citizens: 4 in the personal supply with 4 players, 5 with 3, 6 with 2; the rest wait in the general supply;
        - 1 secret character, or 2 each in a two-player game.

        One further district is neutral. Deniers, VP and cubes are unlimited.

        Activity cards: for each of the 3 colours, 1 random card of level I, 1 of level II and 1 of level III, all face
        down. The other cards go back to the box unseen.

        Event cards: 6, 5 or 4 random red cards for 4, 3 or 2 players, which fixes the number of rounds; the other
        reds go back unseen. The 4 white and the 4 yellow cards form 2 shuffled decks. Marauding is printed on the board.

        The start player is drawn at random unless whoever opens the table names a seat: under House rules on the page, with
        `--start` in the terminal, at a real table simply by agreement. Rated games, duplicate tables and the City of the Day
        always draw. The initial placement follows.

topic-placement =
    .title = Initial placement
    .summary = Citizens enter the 3 buildings in a snake, any empty space, no cost.
    .keywords = start, citizens, snake, order, spaces
    .body =
        Before round 1 the players empty their personal supplies onto the 18 spaces of the 3 buildings, 1 citizen per
        turn. Any empty space of any row will do: there is no die, no price, no shifting, and a citizen once placed
        stays put. Nobody may decline.

        The order is a snake. Placement rounds 1, 3 and 5 run clockwise from the start player; rounds 2, 4 and 6 run
        back from the last player. There are 4 placement rounds with 4 players, 5 with 3 and 6 with 2.

        Neutral citizens then fill the empty spaces: 2 with 4 players, 3 with 3. With 2 players the 6 neutral
        citizens are already there before anyone places.

        These spaces decide your first dice and your first salaries, so the Palace is both the strongest address and
        the dearest.

topic-buildings =
    .title = The three buildings
    .summary = Where citizens stand, which dice they roll, what they are paid.
    .keywords = palace, city hall, bishopric, rows, spaces, salary, dice
    .body =
        | Building | Dice | Salary | Spaces | Which die leads where |
        |---|---|---|---|---|
        | Palace | red | 2 deniers | 6 single ones | 1 to 6, one space each |
        | City Hall | yellow | none | 3 rows of 2 | 1 or 6, 2 or 5, 3 or 4 |
        | Bishopric | white | 1 denier | 2 rows of 3 | 1 to 3, 4 to 6 |

        A citizen stands on a space and gives 1 die of the building's colour each round. A building has 6 spaces and is never
        larger.

        Whoever arrives takes the first space of the row and pushes the others to the right, into a gap if there is one;
        otherwise the last one is expelled. In the Palace there is nobody to push: the newcomer expels whoever stands on the
        space. An expelled citizen lies in the building until the end of the round, then goes back to his owner's supply. While
        he lies there he protects the others of his colour in that building from the same fate.

        Every colour has its trades and its events. Besides, red dice count double against black dice, yellow ones farm and
        white ones build the cathedral.

topic-round =
    .title = The round
    .summary = Six phases, the first of them only in rounds 1 to 3.
    .keywords = phases, turn, order, rounds, start player
    .body =
        A round has 6 phases:

        - **0, activities** (rounds 1 to 3 only): 1 new activity card of each colour is turned up.
        - **1, income**: everyone receives 10 deniers, then pays salaries.
        - **2, workforce**: citizens roll their dice onto the districts.
        - **3, events**: new events join the queue, all of them act, then the black dice attack.
        - **4, actions**: in turn, each player takes 1 action or passes, until all have passed or no die is left.
        - **5, end of the round**: passing money is collected, expelled citizens go home, the start player changes.

        There are 6 rounds with 4 players, 5 with 3 and 4 with 2: one per card of the starting red deck, never more.
        When something concerns several players at once, the start player goes first and the others follow clockwise.
        After the last phase 5 comes the final scoring.

topic-activities =
    .title = Phase 0: activities
    .summary = Three cards appear in each of rounds 1 to 3; how to read one.
    .keywords = cards, trades, level, divisor, hourglass, phase 0
    .body =
        In rounds 1, 2 and 3 the cards of level I, II and III are turned face up, 1 of each colour. From round 3 all 9
        are open, even in a game of 4 rounds. A card still face down cannot be activated, cannot receive a tradesman
        and is ignored by every effect.

        Yellow cards are civil, white religious, red military. Level III cards give VP.

        A card shows:

        - the **hiring cost** of a tradesman, in deniers;
        - 2 **tradesman spaces** with the VP each is worth at the end;
        - the **divisor**: the value of your dice divided by it, rounded down, is the number of activations;
        - its **effect**, immediate or delayed. A delayed card (hourglass) stores cubes that improve later actions.

        Example: the Merchant costs 4 deniers and has divisor 2, so a yellow group worth 16 activates it 8 times, for
        16 deniers.

topic-income =
    .title = Phase 1: income and salaries
    .summary = 10 deniers each, then 2 per Palace citizen and 1 per Bishopric citizen.
    .keywords = money, deniers, salaries, pay, debt, phase 1
    .body =
        Every player receives 10 deniers, then pays the salaries of their own citizens:

        | Building | Salary per citizen |
        |---|---|
        | Palace | 2 deniers |
        | Bishopric | 1 denier |
        | City Hall | nothing |

        Tradesmen on activity cards work for love, and nobody pays for neutral citizens.

        If the money runs out, you hand over all of it and then lose 2 VP, once, whatever the shortfall. You lose
        min(2, VP): with 1 VP you lose 1, with none you lose none. Citizens cannot be dismissed to save money. Unpaid
        ones stay, and still roll their dice.

topic-workforce =
    .title = Phase 2: workforce
    .summary = One die per standing citizen, rolled into its owner's district.
    .keywords = dice, roll, districts, phase 2
    .body =
        Each citizen standing in a building gives 1 die: red in the Palace, white in the Bishopric, yellow in the City
        Hall. The dice are rolled and kept, values showing, in their owner's district. Each building has 6 spaces and
        each colour 6 dice, so there are always enough.

        The start player also rolls the dice of the neutral citizens. They lie in the neutral district and can be
        bought from the bank. Whatever the number of players, there is 1 district each and 1 neutral one; the others
        are decoration.

        Once rolled, dice ignore what happens to citizens. An event in phase 3 or a placement in phase 4 may move or
        expel the citizen; the die stays where it is, and nobody gains one before the next round.

topic-events =
    .title = Phase 3: events
    .summary = New cards join the queue, then every card acts from left to right.
    .keywords = queue, marauding, war, heresy, drought, support, phase 3
    .body =
        Reveal a red card, which calls a white or yellow one; both join the right end of the queue. If the called deck
        is empty, no second card comes. Then every card acts, left to right, Marauding first. Cards act again each
        round until beaten.

        - Marauding, Brigands, Skirmishes: 1 black die. War, Normans Attack: 2.
        - Drought: pay 1 denier per own City Hall citizen. Civil War: lose 3 deniers. Heresy: lose 2 influence.
        - Wayfarers (City Hall), Theological Conflict (Bishopric), Conflict of Succession (Palace): a rolled die places 1 neutral
          citizen, expelling if need be; ignored if all neutral citizens are in play.
        - Support: 1 neutral cube on each of the 2 events to its immediate left, Marauding included; there is always room,
          and a beaten event is settled at once.
        - Traveling Builders: 1 neutral cube on the cathedral's first free space, by level, then value.
        - Interrupted Work: remove the highest cathedral cube, by level, then value.

        Who cannot pay in full gives everything asked for, then loses min(2, VP), once per card. Owing 0 is paying in
        full. Influence cannot be spent first.

topic-black_dice =
    .title = Black dice
    .summary = Enemies to beat with your own dice, red doubled, highest first.
    .keywords = enemies, counter, attack, red, double
    .body =
        After the events, all black dice shown in the queue are rolled at once. From the start player, clockwise, each
        player must counter the highest one left, until none remains; turns keep going round if needed.

        - Use any number of dice of your own district, colours mixed. Their total must reach the black die. Red dice
          count double.
        - You may counter more black dice in the same turn: your total must reach theirs, the highest included.
        - Dice used are discarded. Each black die countered gives 1 influence.
        - Before countering you may spend influence. You may not buy dice or use cubes.

        Countering is compulsory when your dice as they lie suffice; spending influence to get there is not. If they do
        not suffice, the highest black die is discarded, you keep your dice and lose min(2, VP); you may not pick an
        easier enemy instead. A player without dice is in the same case.

        The number of black dice is not limited, unless an option says so.

topic-actions =
    .title = Phase 4: actions
    .summary = In turn: spend influence if you like, then 1 action or pass.
    .keywords = turn, action, declare, phase 4
    .body =
        From the start player, clockwise, the players in turn may first spend influence, as often as they can pay, seeing
        each result before the next decision. Then they pass or take 1 action:

        - activate an activity card, hiring a tradesman first if needed;
        - build the cathedral, with white dice;
        - fight an event, with dice it accepts;
        - place a citizen, with exactly 1 die;
        - farm, with yellow dice.

        An action is declared whole: tradesman, dice, cube, targets. It is checked before anything moves and refused if
        any part is illegal. Hiring and dice must be paid from deniers already in hand; proceeds come later. Nothing
        can be rerolled once the action is declared.

        An action must do something: dice worth less than the divisor cannot be spent for nothing. Passing is allowed
        whenever dice remain, and compulsory only when no action is possible. The phase ends after a turn when
        no die is left in the city or everyone has passed.

topic-lots =
    .title = Groups of dice
    .summary = 1 to 3 dice of one colour; bought dice cost 2, 4 or 6 deniers each.
    .keywords = lot, buy, price, cost, colour, district
    .body =
        Every action uses a group of 1 to 3 dice of the same colour, from any districts. None of them need be yours,
        and several may come from the same opponent. Placing a citizen takes exactly 1 die; Pilgrimage alone accepts
        mixed colours.

        Your own dice are free. Each die from another district costs:

        | Dice in the group | Each bought die |
        |---|---|
        | 1 | 2 deniers |
        | 2 | 4 deniers |
        | 3 | 6 deniers |

        Own and free dice count towards the size. A white die turned into several by a cube is still 1 die, so
        it costs 2. The money goes straight to the owner, who cannot refuse, even after passing; neutral dice are paid to the
        bank. You need the deniers, hiring included, when you declare the action.

        Used dice leave the square before the effect takes place, so they count for nothing there.

topic-hiring =
    .title = Hiring a tradesman
    .summary = Pay once, move a citizen onto the card, activate it at once.
    .keywords = tradesman, hire, cost, space, illustration
    .body =
        To activate a card you need a tradesman on it. If you have none there, pay the hiring cost and put 1 of your
        citizens on the card, as part of the same action. He comes from your personal supply, another activity card,
        a building, or from among the expelled: your choice, even if the supply is not empty.

        He takes the first free space, never worth less than the next. When both spaces are taken he stands on the
        illustration: no VP, but a tradesman in all other respects, and there is no limit of room.

        - 1 tradesman per player and card; he cannot shuffle to a better space there.
        - A space left behind on a card is free for the next hire, even if others stand on the illustration; they do not
          move up. A gap in a building stays open.
        - If he leaves, coming back costs the full price. Cubes already on the card remain yours to use.
        - Hiring without activating the card at least once is not allowed.

topic-activating =
    .title = Activating a card
    .summary = Value of the dice over the divisor, rounded down: that many times.
    .keywords = activity, effect, divisor, times, card
    .body =
        With a tradesman on the card, form a group of the card's colour. Its value divided by the divisor, rounded
        down, is the most times you may activate; you may stop earlier, but not below 1.

        - An **immediate** card applies its effect each time.
        - A **delayed** card receives 1 of your cubes each time, for later actions, never for this one.

        When each activation costs something, you do as many as you can pay for: the Artisan takes 1 influence each
        time, the Innkeeper 1 denier, the Journeyman 3 deniers, the Troubadour 3 influence. If you cannot pay for even
        1, the card cannot be activated. An activation that merely yields nothing, such as a lost Joust or an Archer
        who misses, is legal and sad.

        Cards that look at the districts, such as Procession, Joust, Chivalry, Baker and Banquet, see them without the
        dice you used. The Archer rolls, places, then rolls again; the Diplomat pays all his influence before placing
        a single cube. Chivalry may be activated less often, but each time it lays every cube that finds a banner. The
        Glassblower counts your cubes on all levels together; the Tax Collector leaves your own citizens in peace.

topic-delayed_cubes =
    .title = Delayed cubes
    .summary = One stored cube may improve one of your actions; which, and how.
    .keywords = cube, hourglass, blacksmith, militiaman, tithe, monk, priest, templar
    .body =
        On your own action you may discard 1 cube from a delayed card, never 2. You need no tradesman there any more.
        The cube must apply to the group. Against black dice cubes are useless.

        | Cube | Group | Cards | Cathedral | Events | Citizen | Farming |
        |---|---|---|---|---|---|---|
        | Blacksmith | red, +5 in all | yes | – | yes | – | – |
        | Militiaman | yellow counts as red | yes | – | yes | Palace | – |
        | Tithe | yellow, 1 free die per other district | yes | – | yes | City Hall | yes |
        | Monk | 1 white = 3 yellow | yes | – | yes | – | yes |
        | Priest | yellow, +3 each | yes | – | yes | – | yes |
        | Apprenticeship | any colour, each is 5 | yes | – | yes | – | yes |
        | Confession | any colour, +2 each | yes | – | yes | – | yes |
        | Templar | 1 white = 2 red | yes | – | yes | – | – |
        | Prior (bonus) | 1 white = 2 white | yes | yes | yes | – | – |

        Cards, events and farming must accept the resulting colour. Values may exceed 6. Converted dice cannot be mixed
        with others and cost 2 deniers if bought. Tithe includes the neutral district and pays nobody; further dice may
        be bought. From which districts it takes its die is your choice, from at least one; a die is paid for instead only
        to be turned by Turned Purchase (ramparts).

topic-pilgrimage =
    .title = Pilgrimage
    .summary = The one card that accepts dice of mixed colours.
    .keywords = mixed colours, white card, vp
    .body =
        Pilgrimage is a white card of level III: hiring 7 deniers, divisor 7, spaces worth 3 and 2 VP. Each activation
        gives 2 VP. It takes 1 to 3 dice in any mix of colours; 3 reds are as welcome as 3 whites. Dice cost 2, 4 or 6
        deniers each by size, as always.

        - A group of 2 or more colours can be improved by an Apprenticeship or Confession cube only.
        - A group of a single colour takes any cube that accepts that colour: Priest or Tithe on yellow, Blacksmith on
          red, and 1 white die turned by Monk, Templar or Prior.

        A purple die named like the others makes such a group. A single die never reaches 7 without help. Three
        sixes make 18: 2 activations and 4 VP. With Confession they make 24: 3 activations and 6 VP.

topic-cathedral =
    .title = Building the cathedral
    .summary = Each white die lays a cube in its column, for VP and influence.
    .keywords = build, white dice, cubes, levels, columns, penalty
    .body =
        The cathedral has 6 columns, one per die value, and 3 levels: 18 spaces of 1 cube. With a group of 1 to 3 white
        dice, each die lays 1 of your cubes on the lowest empty level of its column.

        | Column | Each cube gives |
        |---|---|
        | 1, 2, 3 | 1 VP and 1 influence |
        | 4, 5, 6 | 1 VP and 2 influence |

        The level does not matter for the reward. Dice are laid one after another in the order you like, so two 4s climb
        2 levels of column 4. A die that can lay a cube must; a die whose column is full is spent for nothing, which is
        allowed if another die of the group lays one.

        Without the expansion, the only cube that helps here is that of the bonus card Prior: 1 white die, 2 cubes in the same column.

        At the end of the game each of the 3 levels without a cube of yours costs you 2 VP. If an event removes your
        cube, you keep what it earned.

topic-fighting_events =
    .title = Fighting events
    .summary = Cubes on banners; majority takes VP and the card.
    .keywords = fight, banners, cubes, majority, tie, marauding, reward
    .body =
        Use dice of the event's colour; Marauding accepts any one colour, with divisor 3. Value over divisor, rounded
        down, is the most cubes you may place, never more than the free banners. At least 1, all on the same card
        unless a military activity says otherwise. Each cube gives 1 influence.

        When the last banner is covered, the event is beaten at once:

        - One colour only on the card: it takes both rewards.
        - Tie for first: both rewards are added and split, rounded down; the others get nothing.
        - Otherwise first takes the top reward; second takes the lower one, split and rounded down on a tie.

        The neutral player counts as a colour, and its share is lost. Alone with it, you are not alone.

        Most cubes wins the card. On a tie, the tied colour with the oldest cube still there wins; if that is neutral,
        the card is discarded. Cubes return to their owners and the queue closes up.

        Marauding is never won: it empties and takes no more cubes during that action. It has 6 banners and rewards 2
        and 1.

topic-citizens =
    .title = Placing a citizen
    .summary = One die, one citizen; how rows shift, who falls, who is protected.
    .keywords = place, expel, protect, push, row, building
    .body =
        Use exactly 1 die (2 deniers if bought). Its colour names the building, its value the place. The citizen comes
        from your personal supply or from anywhere on the board, expelled ones included, and is picked up first.

        - **Palace**: 6 spaces, one per value. The occupant is expelled.
        - **City Hall**: 3 rows of 2, for values 1 or 6, 2 or 5, 3 or 4.
        - **Bishopric**: 2 rows of 3, for 1 to 3 and 4 to 6.

        In a row the newcomer takes the first space and pushes the others right, up to the first gap. With no gap, the
        last one is expelled. He cannot return to the very space he left.

        An expelled citizen lies in that building until phase 5. While a colour has a citizen lying there, no other
        citizen of that colour can be expelled from that building, neutral included; a placement that would do so is
        illegal, for its owner too. Expelling your own is otherwise fine, and sometimes shrewd.

        Events that bring neutral citizens obey the same rules; if protection forbids it, nothing happens. Dice already
        rolled are not affected.

topic-agriculture =
    .title = Agriculture
    .summary = Yellow dice for half their value in deniers, no tradesman needed.
    .keywords = farm, fields, yellow dice, deniers
    .body =
        With a group of 1 to 3 yellow dice you gain half its value in deniers, rounded down. It needs no tradesman and is
        open to all from the first round, like most fields.

        It must bring at least 1 denier: a lone 1 cannot be used. The dice are bought before the harvest is sold, so the
        proceeds never pay for them.

        Cubes that help: Priest (+3 per die), Apprenticeship (each die is 5), Confession (+2 per die), Tithe (free dice)
        and Monk (1 white die counts as 3 yellow).

        Example: a 5 and a 4 of your own make 9, for 4 deniers; with a Priest cube they make 15, for 7.

topic-influence =
    .title = Influence
    .summary = Reroll for 1, recruit for 2, flip up to 3 dice for 4; at most 20.
    .keywords = reroll, recruit, flip, turn, opposite face
    .body =
        Before countering a black die, or before your action or pass, you may spend influence, in any order and as often
        as you can pay:

        - **1 point**: reroll 1 die of your own district;
        - **2 points**: bring 1 of your citizens out of the general supply into your own;
        - **4 points**: turn 1 to 3 dice of your own district to their opposite faces, whatever their colours. Opposite
          faces add up to 7.

        Dice of other districts are never rerolled or turned, bought or not. Nothing can be spent once the action is
        declared, after passing, or to dodge an event. Recruiting is open even when your supply is not empty, and closed
        once the general supply holds none of your 12 citizens.

        You start with 4 and hold between 0 and 20; any excess is lost. The main sources are 1 per black die countered,
        1 per cube placed on an event, 1 or 2 per cathedral cube, and a few trades.

topic-passing =
    .title = Passing
    .summary = 2 deniers on your district, then 1 more each time play returns.
    .keywords = pass, deniers, out, end of phase
    .body =
        On your turn in phase 4, while at least 1 die is left in the city, you may pass. You put 2 deniers on your
        district. Each later time play reaches you in this round you add 1 denier and do nothing else: you are out until
        the next round, though you may spend influence just before passing.

        When a turn ends the phase, whether by the last pass or the last die, nobody receives a further denier.

        Deniers on a district are not yours yet. They cannot be spent or taxed until you collect them in phase 5; in the
        last round they are collected before scoring. Your dice remain for sale after you pass. Their price goes
        straight to your purse and does not bring you back into play.

        If no die survives phase 3, phase 4 is skipped and nobody earns passing money.

topic-end_of_round =
    .title = Phase 5: end of the round
    .summary = Collect, pick up, tidy, pass the start card.
    .keywords = phase 5, collect, supply, start card, lying citizens
    .body =
        Phase 4 ends after a player's turn when every player has passed or no die is left on the districts. Then, in
        this order:

        - players collect the deniers lying on their districts;
        - expelled citizens leave the buildings: players' citizens go to the owner's personal supply, neutral ones to
          the general supply, where events may call them again;
        - unused dice return to the supply;
        - the start player hands the start card to the left.

        The last round does all this too, and only then comes the scoring. So passing money counts for Thibaut II, and
        citizens who were lying in a building do not count for Chrétien de Troyes.

        Cubes on cards, events and the cathedral stay where they are, and so do tradesmen. Influence does not expire
        either.

topic-scoring =
    .title = Scoring
    .summary = What is added and taken away once the last round is over.
    .keywords = points, vp, end, winner, tie, penalty
    .body =
        After the last round, to the VP gained during play each player:

        - adds 1 VP for each unbeaten event, Marauding included, on which they have at least 1 cube, however many;
        - adds the VP of the activity-card spaces held by their tradesmen; those on illustrations give none;
        - loses 2 VP per cathedral level, out of 3, where no cube is theirs;
        - adds the VP of every character dealt in this game, their own and everyone else's: 0, 1, 3 or 6 VP each.

        The penalties during play take min(2, VP) and stop at 0. The one for the cathedral is plain subtraction, so a
        total below 0 is possible, if not recommended.

        The highest total wins. A tie is a shared victory.

topic-characters =
    .title = Characters
    .summary = Six secret patrons; every one dealt scores for every player.
    .keywords = secret, patron, thresholds, henry, thibaut, hugues, urbain, chrétien, florentin
    .body =
        Each player holds 1 secret character, or 2 with 2 players, and may look at it at any time. At the end all dealt
        characters are revealed and each scores for everyone. Those not dealt never score.

        | Character | Counts your | 1 VP | 3 VP | 6 VP |
        |---|---|---|---|---|
        | Chrétien de Troyes | citizens standing in the 3 buildings | 3 | 5 | 7 |
        | Urbain IV | cubes on the cathedral | 3 | 5 | 7 |
        | Thibaut II | deniers | 6 | 12 | 18 |
        | Hugues de Payns | influence | 5 | 10 | 15 |
        | Le Florentin | tradesmen on activity cards | 2 | 4 | 6 |
        | Henry I | event cards won | 1 | 3 | 5 |

        With 2 players Chrétien de Troyes and Urbain IV ask for 4, 6 and 8; the others do not change. Only the highest
        tier reached counts. Le Florentin includes tradesmen on illustrations. Henry I never counts Marauding, which
        cannot be won.

        Watch what the others hoard. They are probably not doing it for the view.

topic-neutral =
    .title = The neutral player
    .summary = Grey citizens, grey dice, grey cubes, no ambitions.
    .keywords = grey, neutral citizens, neutral dice, neutral cubes
    .body =
        Neutral citizens fill the spaces left after the initial placement, and some events bring more. There are 8,
        or 10 with modules of The Ladies of Troyes; while all are in play, standing, lying or on cards, events that would add one do nothing, though the cards stay in the
        queue. Expelled ones return to the general supply in phase 5.

        - They draw no salary. Their dice go to the neutral district and cost 2, 4 or 6 deniers each, paid to the bank.
        - They are expelled and protected like any colour.
        - Neutral cubes, unlimited, come from Support (events) and Traveling Builders (cathedral).
        - On events the neutral player ranks like anyone else; VP it would receive are lost, and a card it wins is
          discarded.
        - It counters no black dice and has neither influence nor turns.
        - Procession and Joust count its dice: if its district is strictly ahead, nobody gains; a tie with it still pays
          the players.
        - The Tax Collector receives 1 denier from the bank per neutral citizen standing in the City Hall.

topic-two_players =
    .title = Two players
    .summary = What changes with 2: neutral citizens first, 2 characters each, 4 rounds.
    .keywords = two, duel, neutral, characters
    .body =
        The rules are the same, except:

        - 4 rounds, so the red event deck has 4 cards. All 9 activity cards still appear.
        - Each player starts with 6 citizens in the personal supply, and places them in 6 snake rounds.
        - 6 neutral citizens are placed **before** the players: Palace spaces 3 and 4; in the City Hall, the last space
          of the row for 2 or 5 and of the row for 3 or 4; in the Bishopric, the last space of both rows. These
          positions are assumed figures and can be replaced by your own.
        - Each player receives 2 characters. All 4 score for both; the other 2 never do.
        - Chrétien de Troyes and Urbain IV ask for 4, 6 and 8 instead of 3, 5 and 7.

        That leaves 2 neutral citizens for events. On an event shared with neutral cubes only, you are not alone: coming
        first gives the top reward, not both.

topic-bonus_cards =
    .title = Bonus cards
    .summary = Baker, Prior, Banquet and Resistance: an optional module.
    .keywords = baker, prior, banquet, resistance, module
    .body =
        With the module on, each card is shuffled into the pool of its colour and level (the levels are assumed figures).

        - **Baker**, yellow I: hiring 6, divisor 3, spaces 3 and 2. Gain 1 denier per yellow die in all districts.
        - **Prior**, white II, delayed: hiring 8, divisor 3, spaces 4 and 3. A cube makes 1 white die count as 2 of the same
          value, for 2 deniers if bought, with no other die. On the cathedral it lays 2 cubes in one column.
        - **Banquet**, red III: hiring 6, divisor 4, spaces 3 and 2. Gain 1 VP per red die in the district that has most
          of them, whoever owns it, neutral included.
        - **Resistance**, red event: divisor 4, 5 banners, rewards 4 and 2. On arrival it calls a random red card from
          those left in the box, which calls its own second card as usual; if none is left, nothing comes. Whenever it
          acts, the latest cube on every event is removed, neutral cubes, Marauding and itself included. Influence gained
          is kept. It adds no round.

        Dice used for Baker or Banquet are gone before counting.

topic-king =
    .title = The King's Challenge
    .summary = The solo game: you, the King, 4 rounds and no mercy.
    .keywords = solo, alone, automaton, king, court
    .body =
        One person plays by the rules for two: 4 rounds, 6 citizens of your own. The opponent is the King. He has neither
        money nor influence, pays no salaries and never passes. His 24 citizens replace the neutral ones: they roll dice,
        which you may buy from the bank, and every neutral piece an event brings is his.

        { "*" }*Characters**: the 6 lie face up in a column, in random order. Nobody holds any.

        { "*" }*Placement**, 3 times: 2 dice of each colour are rolled. The 3 highest (equal: red, yellow, white) name 3 buildings,
        where he takes the best free space; then you place 2 citizens. At last he fills the 3 spaces left. A die that names a
        full building is skipped. His favourites: Palace 6 down to 1; in rows, all first spaces, then the second ones.

        { "*" }*Rounds**: who is first in round 1 is drawn or chosen; then you take turns. Losses and penalties spare him;
        expulsions and Interrupted Work do not. When Traveling Builders place a cube, he receives 1 VP.

        { "*" }*Black dice**: in his turn he beats 1, the highest, with his strongest die, whatever the values, and gains no
        influence. Without a die he beats it for nothing.

        { "*" }*Citizens**: his newcomers always come from his supply, never from the board or a card; expelled ones come home at the
        end of the round.

        { "*" }*Actions**: you alternate. He acts even without dice, as long as any die is left in the city. Once you have passed,
        he goes on until your dice are bought too; a purple die does not count then.

        { "*" }*Cards**: the Tax Collector receives 2 deniers per citizen of his, a Tithe cube takes up to 3 of his yellow dice, the
        Banquet counts only your red dice. In Procession and Joust he competes and scores.

        Options: `king_stops` is `board_empty`, or `own_dice_empty` if he is to stop with his last die; `king_colours` is
        `1`, or `2` if his two colours are to be expelled and protected separately.

topic-king_turn =
    .title = The King's turn
    .summary = Two dice decide what he does and how many dice it costs him.
    .keywords = results, sum, two dice, citizen, tradesman, cathedral, event
    .body =
        Two dice are rolled and added:

        | Sum | The King | Dice he removes |
        |---|---|---|
        | 2, 12 | receives 3 VP | 3, one of them yours for 6 deniers |
        | 3, 11 | receives 2 VP | 2, one of them yours for 4 deniers |
        | 4, 10 | places a citizen | 1 |
        | 5, 9 | completes the right-most event | 1 per free banner |
        | 6 | places a tradesman | 1 |
        | 7 | places 2 cubes on the cathedral | 2 |
        | 8 | has a character scored | none |

        Dice rank by value, then red, yellow, white. He acts first and then removes his strongest dice. If he has too few he
        removes what he has and acts all the same. The die of yours is your best one, never a purple one; if you have none, he
        uses his own and pays nothing.

        - **Citizen**: the colour of his strongest die names the building (Palace if he has none). There he expels one of
          yours; failing that, he pushes one of yours along a row, as far right as he can, and may expel an unprotected citizen
          of his own for it; failing that, he tries the next building in the order Palace, City Hall, Bishopric, Palace. Equal
          chances: his favourite space. If nothing works he does nothing, and pays.
        - **Event**: its effect is not carried out. His cubes rank like yours, and he receives VP and the card. Marauding if
          it is alone.
        - **Tradesman**: on the free space worth the most VP, on a card where he has none; equal: the lowest hiring cost, then
          red, yellow, white, then the lower level. Never on an illustration. Only the Monk event may bring him a second time.
        - **Cathedral**: lowest level with room, highest column, 1 VP per cube. A cube without a space gives him 1 VP as well.
        - **Character**: the first of the column counts at once for both of you, then leaves. Deniers on your district do not
          count yet. Thibaut II and Hugues de Payns give him nothing. If none is left, he receives 1 VP.

topic-king_scoring =
    .title = Scoring against the King
    .summary = Your VP minus his, and what the court makes of it.
    .keywords = difference, bands, verdict, victory
    .body =
        After round 4 the usual scoring applies to both of you: 1 VP per unbeaten event with a cube, the spaces of tradesmen,
        2 VP off per cathedral level without a cube (the fourth spares the King), and the characters still in the column. They
        ask for the numbers of a two-player game. Thibaut II and Hugues de Payns count money and influence, so they give the
        King nothing.

        Your score is the difference:

        | You minus the King | The court says |
        |---|---|
        | 0 or less | The King's city |
        | 1 to 5 | By the width of a seal |
        | 6 to 10 | Known at the market |
        | 11 to 15 | Head of the guilds |
        | 16 to 20 | The other king |
        | 21 and more | Master of Troyes |

        A difference of 0 is not a victory. Kings do not share.

topic-ladies =
    .title = The Ladies of Troyes
    .summary = Five modules, each with a switch of its own.
    .keywords = expansion, modules, ladies
    .body =
        The expansion consists of 5 modules. Any of them may be switched on, alone or together, with 1 to 4 players, with or
        without the bonus cards:

        | Module | It brings | See |
        |---|---|---|
        | 1 | 3 more characters | ladies_characters |
        | 2 | 27 activity cards | ladies_activities |
        | 3 | 6 event cards | ladies_events |
        | 4 | a purple die for each player | purple_die |
        | 5 | ramparts, guards and outdoor activities | ramparts |

        Two variants go with it: a character revealed from the start, and a last round played backwards (tournament).

        As soon as any module is on, there are 10 neutral citizens instead of 8.

        Against the King all modules work. He has no purple die and no guard, and Harsh Winter and Possession spare him. The
        tradesman of the Monk event and the newcomer of the Uprising are his. With module 1, 6 of the 9 characters are drawn
        for the column, and the ladies count for him too. For the Winegrower, the Templar Commander and the swapping of dice
        he is one opponent like any other.

topic-ladies_characters =
    .title = Ladies: characters
    .summary = Three ladies who look at one colour each, and one card in the open.
    .keywords = jeanne, isabeau, marie, revealed, open
    .body =
        With module 1 the characters are dealt from 9 cards, the 6 known ones and the 3 ladies. Each player still holds 1, or
        2 with 2 players, and every dealt card scores for everyone.

        | Lady | Counts your | 1 VP | 3 VP | 6 VP |
        |---|---|---|---|---|
        | Jeanne de Champagne | citizens standing in the City Hall and tradesmen on yellow cards | 2 | 4 | 6 |
        | Isabeau de Bavière | citizens standing in the Palace and tradesmen on red cards | 2 | 4 | 6 |
        | Marie de Champagne | citizens standing in the Bishopric and tradesmen on white cards | 2 | 4 | 6 |

        Tradesmen on an illustration count. The numbers do not change with 2 players.

        { "*" }*Revealed character**, a variant: after the deal one of the cards left over is turned up for all to see. It scores
        for everyone in addition to the dealt ones. Alone against the King all lie open, and the option is refused.

topic-ladies_activities =
    .title = Ladies: activities
    .summary = 27 cards, two new kinds, and tradesmen who ask for influence.
    .keywords = mixed, end of game, hermit, fort, princess, master builder, winegrower
    .body =
        With module 2 the 9 cards of a game are drawn from both boxes, or from the Ladies alone: the pool is `mixed` or
        `ladies`. `troyes cards NAME` explains each card.

        A **mixed** card (Woodcutter, Breeder, Catapult, Castellan) is either filled or used: each activation puts 1 cube on
        it, or takes 1 off for its effect, never both in one action. Several cubes may be used at once, and a cube of another,
        delayed card may improve the dice. An **end-of-game** card (Hermit, Fort, Princess) keeps its cubes until the scoring,
        with or without a tradesman. The tradesmen of the Templar Commander and of the Recruiter cost 5 and 3 influence. The
        Scout may be hired with the last denier: he need not lay a cube.

        | Cube | Group | Cards | Cathedral | Events | Citizen | Farming | Guard |
        |---|---|---|---|---|---|---|---|
        | Distiller | turn 1 die of your own | yes | yes | yes | yes | yes | – |
        | Winegrower | 1 die of another district free | yes | yes | yes | yes | yes | yes |
        | Augustinian | yellow, the cube is a 6 | yes | – | yes | – | yes | – |
        | Recruiter | red, the cube is a 6 | yes | – | yes | – | – | – |
        | Templar Commander | red, 1 die per district for 2 deniers | yes | – | yes | Palace | – | – |
        | Herbalist | 1 white = 3 red | yes | – | yes | – | – | – |
        | Preacher | all dice like one of them | yes | yes | yes | – | yes | – |

        Still 1 delayed cube per action. None of these helps a Pilgrimage of mixed colours. A cube that is a 6 needs a die of
        its colour beside it and counts in the size of the group; it cannot be bought, and is no die on the square.

        With the Master Builder in the game the cathedral has a fourth level, which only he reaches; having no cube there
        costs 2 VP like any other level.

topic-ladies_events =
    .title = Ladies: events
    .summary = Wolves, an outlaw, the cold, an uprising, a monk and the devil.
    .keywords = wolves, outlaw, winter, uprising, monk, possession
    .body =
        With module 3 the 6 cards are shuffled into the decks, 2 per colour. The number of rounds does not change.

        - **Wolves**, red: 1 black die.
        - **Outlaw Chief**, red: every black die is worth 3 more, at most 6. Only dice bring cubes on him: no activity card
          and no Support. The King may complete him.
        - **Harsh Winter**, yellow: each player gives up 1 cube of their choice from a delayed, mixed or end-of-game card or
          an outdoor activity. Without one there is no penalty.
        - **Uprising**, yellow: a die names the Bishopric (1, 2), the Palace (3, 4) or the City Hall (5, 6). Its citizens,
          with those lying there or else with 1 neutral one, are dealt onto its 6 spaces at random. Anyone left over lies
          there.
        - **Monk**, white: a die names white (1, 2), yellow (3, 4) or red (5, 6). A neutral tradesman takes the best free
          space of that colour, on the lowest level if equal, and stays for good. No free space or no neutral citizen:
          nothing.
        - **Possession**, white, only in the round it arrives: each player puts 1 of their citizens on the card, from the
          supply, from the board or, only if that supply is empty, recruited for 2 influence; who cannot loses min(2, VP). Each cube laid there frees 1
          citizen, which its owner takes into the personal supply; the one who lays it chooses, and for Support it is chance.
          When the card is beaten all are free; at the end of the game those still there count for nothing.

topic-purple_die =
    .title = The purple die
    .summary = The head of the family: one die of your own that nobody can buy.
    .keywords = purple, family, die, colour
    .body =
        With module 4 each player rolls 1 purple die in phase 2, on top of those of the citizens. It asks for no citizen and
        no salary, and lies in the district with the others.

        - When you use it you name its colour: red, yellow or white. From then on it is such a die in all respects, with cubes
          and in the buildings. Against a black die it is red and counts double.
        - While it lies in the district it has none of these colours. It counts as a die for the Procession and for whether
          any die is left, but not for Chivalry, Joust, Beguine, Banquet or Baker.
        - You may reroll it or turn it with influence.
        - For the Pilgrimage it may be named like the other dice: the group then has one colour and takes every cube for it.
        - Nobody may buy it, take it with Tithe or Winegrower, or swap it. The King leaves it alone.
        - With your guard it stays purple.

        When the only dice left are purple ones of players who have passed, the others can only pass.

topic-ramparts =
    .title = The ramparts
    .summary = Action 7: a guard walks round the city and opens four outdoor activities.
    .keywords = guard, gates, outdoor, tiles, standing order, track
    .body =
        With module 5 each player has a guard at space 0 of a track of 20. At the start 1 of 4 tiles is drawn for each of the
        4 gates, on spaces 5, 10, 15 and 20 (assumed figures).

        { "*" }*Action 7**: use exactly 1 die of any colour, bought for 2 deniers if it is not yours. You may add deniers, 1 per
        point, up to a value of 6. Each point moves the guard 1 space or places 1 cube on a tile whose gate he has reached, at
        most 1 per tile and action, steps and cubes in any order. Of the cards only Tithe and Winegrower cubes help, by taking
        the die; Turned Purchase turns over one that you buy. At 20 the guard stops; cubes
        still go.

        | Level | Tile | A cube there |
        |---|---|---|
        | I | Influence from Buyers | an opponent buys dice of yours: 4 influence |
        | I | Influence on Settling | you place a citizen: 4 influence |
        | I | Deniers from Trades | an opponent activates a card with your tradesman: 4 deniers |
        | I | Richer Agriculture | you farm: 5 deniers more |
        | II | Extra Die, 4 tiles | before your action: roll 1 more die of that colour (purple: 2 deniers, never a second one) |
        | III | Swapped Dice | before your action: up to 3 swaps, 1 per other district |
        | III | Shield | beats the highest black die, or spares you a loss by 1 event |
        | III | Turned Purchase | turn 1 die you buy |
        | III | Moved Cube | you activate a delayed or mixed card: the cube goes to another card that keeps cubes |
        | IV | Glory | your action lays a cube on the cathedral or an event: 2 VP |
        | IV | Pilgrims' Gate | 3 VP on arrival, 1 VP per cube at the end |
        | IV | Majority | 8, 4 and 2 VP at the end for the most cubes |
        | IV | Race | 6, 4, 2 and 1 VP by arrival; no cubes |

        An Extra Die tile takes no cube from a die of its own colour. One cube of each tile may be spent per action, besides a
        delayed one. A purple Extra Die needs no module 4 and lasts until it is used or the round ends. After an Extra Die or
        swaps you may still pass; the die stays for sale, and that gate gives no second cube in the turn.

        An action runs in this order: it is paid, those who sold dice or have a tradesman there are asked, it takes effect,
        and your own cubes (Settling, Agriculture, Moved Cube, Glory) come last. Before an event takes anything, whoever has a
        Shield cube and would lose something, VP included, is asked, from the start player on; in a Harsh Winter whoever has
        Shield cubes only is not. A die that a Tithe cube could take free may be paid for, to turn it with Turned Purchase.
        Against the King Deniers from Trades brings nothing, and says so.

        Some tiles act in other players' turns or in phase 3. You are then asked, unless you left a **standing order** for
        that reaction: `always`, `never` or `ask`. You leave an order when you are asked and take it back in your own turn;
        orders are part of the record.

topic-tournament =
    .title = Tournament variant
    .summary = With 3 or 4 players the last round runs the other way.
    .keywords = variant, last round, direction, counter-clockwise
    .body =
        A variant for 3 or 4 players. At the end of the last round but one the start player hands the start card to the right
        instead of the left, and the last round runs counter-clockwise.

        Everything that has a direction turns with it: the order in which players suffer events and make their choices, the
        turns against black dice, the turns in phase 4 and the order of reactions. Nothing else changes, though the player who
        was used to moving last may need a moment.

topic-hidden_information =
    .title = Hidden information
    .summary = Who may know what, and when.
    .keywords = secret, public, view, know
    .body =
        Hidden:

        - the characters of the other players, and those not dealt;
        - the order of the event decks;
        - activity cards still face down;
        - cards returned to the box unseen.

        Everything else is public: deniers, influence, dice, cubes, citizens, event cards won. You may look at your own
        characters at any time.

        VP are earned in the open, so every player's view contains them; anyone who cares to count, can. Whether the
        screen shows totals during play is a matter of display: as at the table, the terminal shows those of others at the
        end, and from the start with `troyes play --show-vp`.

        A player's view of a running game holds only what that seat may know. Screens, bots and logs are built from it,
        so a bot cannot peek any more than you can.

topic-words =
    .title = Words
    .summary = What the other topics mean by district, group, supply and the rest.
    .keywords = glossary, terms, group, lot, district, supply, banner
    .body =
        - **Denier**: the money. It pays salaries, bought dice and tradesmen.
        - **VP**: victory points, gained in the open and counted at the end.
        - **Influence**: from 0 to 20; it rerolls, recruits and turns dice.
        - **Citizen**: one of your 12 people. He is in your supply, in the general supply, in a building, on a card, or lying
          expelled in a building.
        - **Personal supply**: citizens you may use at once. **General supply**: those you have to recruit first.
        - **Tradesman**: a citizen on an activity card.
        - **District**: your part of the square, where your dice lie. The neutral district belongs to nobody.
        - **Group**: the 1 to 3 dice of an action.
        - **Value**: the sum of a group, with what a cube adds. **Divisor**: how much of it one activation or one cube takes.
        - **Cube**: marks what is yours on cards, events and the cathedral; there are always enough.
        - **Banner**: a space for a cube on an event. When all are covered, the event is beaten.
        - **Queue**: the events in play, from left to right, Marauding first.
        - **Start card**: whoever holds it goes first; it moves on to the left after every round.

topic-chance =
    .title = Chance
    .summary = Dice are drawn by key, recorded, and can be dictated.
    .keywords = dice, random, seed, fair, real table
    .body =
        Every roll and every card drawn is a recorded move of the game. Its outcome depends on the seed and on a key, not
        on what was drawn before. For example:

        - workforce dice: round, colour and space;
        - rerolls: round, seat and how many that seat has made;
        - black dice: round and position among them.

        So nothing you do alters anyone else's luck. Two tables given the same seed meet the same dice wherever they ask
        the same question, which makes duplicate deals and luck analysis possible. Decks are drawn when a card is
        revealed. Dice rolled by events only choose a place; they do not join the black dice. The start player is drawn
        too, unless named.

        An outcome can also be dictated: for a test, a duplicate deal, or real dice on a real table. An impossible one, such as a 7
        or a card already out, is refused rather than quietly rolled again.

topic-notation =
    .title = Notation
    .summary = Every move is one readable line; how to read and write it.
    .keywords = lines, moves, record, letters
    .body =
        A line starts with the seat, A to D, or with `*` for chance. Dice are written with a colour and a value: `Y5` is a
        yellow 5 of your own, `B:Y5` one bought from seat B, `N:Y5` one bought from the neutral district. R is red, Y yellow,
        W white. Cards, events and characters go by their English names in small letters.

        The actions of a turn, with their dice and, if you spend one, the card whose cube helps:

        - `A activate merchant with Y5 Y6 C:Y5 using priest`
        - `A build with W5 B:W2`, `A fight war with R6`, `A settle palace with N:R3`, `A farm with Y3`
        - `A pass`

        With influence: `A reroll Y2`, `A recruit`, `A flip`, then `A turn Y1` for each die and `A done`.

        What may follow an action: `A take supply`, `A take palace 3` or `A take lying palace` (which citizen), `A times 2`
        (how many activations or cubes), `A cube war` (which event), `A split 2` (Miller), `A shoot` (Archer). A choice with a
        single option is made for you and has no line.

        Against black dice: `A beat` or `A yield`, `A also 1` (one more black die), `A with R4` (an own die), `A done`. Before
        round 1: `A place palace 6`.

        Chance: `* start A`, `* deal A henry_i`, `* reveal merchant`, `* roll yellow A:56 B:3 N:1`, `* event war`, `* site 3`,
        `* black 6 4 1`, `* reroll 5`, `* shot 4`. Records and scenarios are made of these lines.
