# The short rules reference of Troyes Dice, in our own words: `troyes rules`, the rules on the page.
# A body is Markdown: paragraphs, lists, tables, **bold**; keywords, separated by commas, are what people search for.

topic-dice_overview =
    .title = Troyes Dice: overview
    .summary = Eight days, sixteen dice, one sheet each: resources, buildings, residents.
    .keywords = aim, days, sheet, summary
    .body =
        One to ten players fill a sheet each. A game lasts 8 days of 2 half-days. In each half-day four dice are
        rolled for everybody; all players choose one of them at the same time, without seeing what the others take,
        and do 1 of 3 things with it:

        - gain as many resources as its value: influence with red, deniers with yellow, knowledge with white;
        - build the prestige building of its colour and column;
        - build the function building of its colour and column.

        Buildings bring residents, resources and points; residents are worth 1 VP each. Nobody gets in anybody's way:
        the same die can be taken by all. Alone, you play for your best score and the honour board.

topic-dice_setup =
    .title = Troyes Dice: setup
    .summary = A sheet each, 3 of every resource, numbers for the columns, the wheel.
    .keywords = start, sheet, numbers, crier, expert, wheel, preparation
    .body =
        Everybody takes a sheet and circles 3 influence, 3 deniers and 3 knowledge.

        The six columns of the sheet receive the numbers of the dice, the same ones for all players:

        - **standard**: 1 to 6 from the left;
        - **crier**: the number of the first column is rolled; the crier says whether the others go on upwards or downwards, in
          a circle;
        - **expert**: the crier names the six numbers, in any order.

        The crier is the player in seat A, the last winner when the same play again. He alone is asked, before the first
        half-day; what he says holds at once. What the options dictate is not asked.

        The number says which die builds there. What a building brings depends on the place of its column, counted from the
        left.

        The nine plazas are laid at random around the wheel, either face up. The first place is neutral on day 1. With Banquets
        and Raids three of the eight tiles are drawn and laid beside the plazas of a single colour.

        Three clear dice and one black die are all that is rolled.

topic-dice_wheel =
    .title = Troyes Dice: the wheel
    .summary = Nine plazas give the dice their colours; the black die destroys one of them.
    .keywords = plazas, colours, neutral, faces
    .body =
        Nine plazas lie around the wheel, each with a colour on both faces: one all red, one all yellow, one all
        white, and two each of red/yellow, yellow/white and white/red. Their places and faces are random.

        One place is neutral each day, moving on by one every day. Clockwise from it, four plazas are in play in the
        morning and the next four in the afternoon.

        The four dice go onto these four plazas in rising order, the black one before a clear one of the same value.
        A clear die has the colour of its plaza. The plaza under the black die is destroyed: no die is taken there,
        and at the end of the half-day it is turned to its other face.

topic-dice_half_day =
    .title = Troyes Dice: a half-day
    .summary = Roll, destruction, everybody's choice, turn the plaza.
    .keywords = morning, afternoon, day, roll, choose
    .body =
        - **Roll**: three clear dice and the black one, laid out in rising order.
        - **Destruction**: the plaza under the black die is lost for this half-day. From day 3 on everybody also crosses
          out, on their own sheet, the die of that plaza's colour and the black die's value. What is not built there can
          no longer be built; what stands stays. A Fortress in that column protects its owner's three dice of the column.
        - **Choice**: everybody takes a die, pays for it, may change it and acts. All at the same time; a choice can be
          taken back until the last player has chosen.
        - **Turning**: the destroyed plaza shows its other face. After the afternoon a new day begins.

        Whoever can pay for no die at all receives 1 influence, 1 denier and 1 knowledge instead of acting.

topic-dice_black_die =
    .title = Troyes Dice: the black die
    .summary = It takes a plaza out of the half-day and, from day 3, a die off every sheet.
    .keywords = destroy, strike, cross out, fortress, protect
    .body =
        The black die lies among the clear ones by its value, before a clear one of the same value. Its plaza is out for the
        half-day: no die is taken there, and if it is the first plaza, no die is free. Afterwards the plaza turns to its other
        face.

        From day 3 on it also strikes all sheets. The die that has the colour the plaza shows and the value of the black die is
        crossed out, in the column with that number. The two buildings of that die, one of prestige and one of function, can no
        longer be built there, if they are not standing already. Resources may still be gained with such a die, and a link to a
        lost building is lost with it.

        A **Fortress** protects all three dice of its column, from the moment it is built. It repairs nothing that was struck
        before, and one built this half-day comes too late for today's black die.

topic-dice_paying =
    .title = Troyes Dice: paying for a die
    .summary = Free, 1 of anything, 1 denier, 2 deniers, in the order of the plazas.
    .keywords = price, cost, free, denier, plaza
    .body =
        The price depends on the plaza, clockwise from the first one of the half-day:

        - first: free;
        - second: 1 resource of your choice, influence, denier or knowledge;
        - third: 1 denier;
        - fourth: 2 deniers.

        You pay with what you had before the action. If the black die lies on the first plaza, no die is free. You must
        take a die if you can pay for one.

topic-dice_modifying =
    .title = Troyes Dice: changing a die
    .summary = Influence changes the value, knowledge the colour.
    .keywords = change, value, colour, influence, knowledge
    .body =
        Before acting you may change the die you took:

        - 1 influence for each step up or down, between 1 and 6, never from 6 round to 1;
        - 2 knowledge for another colour, whichever it is.

        Both can be combined. The changed die decides what you gain or build. Two things look at the plazas and not at
        your change: what a Hall counts, and what the black die destroys.

topic-dice_resources =
    .title = Troyes Dice: resources
    .summary = Influence, deniers, knowledge: three tracks of 18 that never grow back.
    .keywords = goods, influence, deniers, knowledge, tracks, boxes
    .body =
        | Resource | Gained with | Spent on |
        |---|---|---|
        | influence | red dice | the value of a die, 1 per step |
        | deniers | yellow dice | the third and fourth plaza |
        | knowledge | white dice | the colour of a die, 2 |

        Any one of the three pays for the second plaza.

        To gain, take a die and circle as many boxes of its track as it shows. A track has 18 boxes. Spending crosses a circled
        one out, and it does not come back: all that a game gives you of a resource is these 18, and what does not fit is lost.

        The 6th, 12th and 18th box bring a resident of the track's colour, whichever way they are circled. At the end 2 unspent
        resources of the same kind are worth 1 VP.

        Whoever can pay for no die receives 1 of each instead of acting.

topic-dice_buildings =
    .title = Troyes Dice: buildings
    .summary = Three prestige and three function buildings in each of six columns.
    .keywords = fortress, hall, palace, city hall, bishopric, prestige, function, columns
    .body =
        A die builds in the column that carries its number. Columns count from the left; their numbers run from 1 to 6,
        or as the crier has them.

        - **Fortress** (red): protects the dice of its column from later black dice, and brings 1 resident: red in
          columns 1 and 2, yellow in 3 and 4, white in 5 and 6.
        - **Hall** (yellow): counts the dice that can be taken in this half-day. Column 1: 3 influence per red die; 2:
          2 red residents per red die; 3: 3 deniers per yellow die; 4: 2 yellow residents per yellow die; 5: 3 knowledge
          per white die; 6: 2 white residents per white die.
        - **Cathedral** (white): points at the end for each Fortress (column 1), Palace (2), Hall (3), City Hall (4),
          Cathedral (5) or Bishopric (6) you have. Your first and second Cathedral count 1 VP for each of them, the third
          and fourth 2, the fifth and sixth 3.
        - **Palace**, **City Hall**, **Bishopric**: 2 residents of their colour.

        Nothing can be built twice, nor where the die is crossed out.

topic-dice_cathedral =
    .title = Troyes Dice: Cathedrals
    .summary = Six of them, each counting the buildings of one kind at the end.
    .keywords = cathedral, multiply, points, white
    .body =
        A Cathedral is the prestige building of the white dice. It brings nothing at once. At the end it counts the buildings of
        one kind on your sheet, by the place of its column from the left:

        | Column | It counts |
        |---|---|
        | 1 | Fortresses |
        | 2 | Palaces |
        | 3 | Halls |
        | 4 | City Halls |
        | 5 | Cathedrals, itself included |
        | 6 | Bishoprics |

        What each of them is worth depends on when you built the Cathedral: 1 VP for your first and second one, 2 for the third
        and fourth, 3 for the fifth and sixth. Buildings count as they stand at the end, whenever they were built.

        Example: your third Cathedral stands in column 6, and at the end you have 4 Bishoprics: 8 VP.

topic-dice_bonuses =
    .title = Troyes Dice: bonuses and chains
    .summary = Links, boxes, tracks and columns set each other off.
    .keywords = links, chain, columns, tracks, bonus
    .body =
        - **Boxes**: the 6th, 12th and 18th resource of a track bring a resident of its colour.
        - **Links**, when both neighbours stand: Fortress 1-2: 1 red resident; 3-4: 1 yellow; 5-6: 1 white. Palace 1-2: 2
          red residents; 5-6: 3 influence. City Hall 1-2: 3 deniers; 3-4: 2 yellow residents. Bishopric 3-4: 3 knowledge;
          5-6: 2 white residents.
        - **Columns of residents**: when all three tracks have reached 3, 1 resource of each type; 6 and 11, a function
          building of your choice.
        - **Tracks of residents**: the 15th brings a prestige building of another colour, the 20th a resident of each other
          colour.

        A bonus building costs nothing and brings its own gains; if nothing can be built, it is lost. Resources beyond
        the 18th are lost; a resident whose track is full goes to another track of your choice.

        Gains resolve one at a time: the building's own, then its link, then tracks, then columns.

topic-dice_residents =
    .title = Troyes Dice: residents
    .summary = Three tracks of 20, 1 VP each, and bonuses along the way.
    .keywords = people, tracks, points, bonus
    .body =
        Residents are red, yellow or white, and fill a track of 20 each. Every one of them is worth 1 VP.

        They come from function buildings (2 of the building's colour), from Fortresses (1), from some Halls (2 for each die of
        the colour), from links between neighbours and from the 6th, 12th and 18th box of each resource.

        Along the way:

        - all three tracks at 3: 1 resource of each kind;
        - all three at 6, and again at 11: a function building of your choice, for nothing;
        - the 15th of a track: a prestige building of one of the two other colours, for nothing;
        - the 20th of a track: 1 resident of each other colour.

        A resident who finds his track full goes to another of your choice, and may reach a bonus there. The shortest track
        decides about the bonuses of all three, so keep them together.

topic-dice_scoring =
    .title = Troyes Dice: scoring
    .summary = Cathedrals, pairs of resources, residents.
    .keywords = points, vp, end, winner, tie
    .body =
        - Each Cathedral: its number times the buildings it counts.
        - 1 VP for every 2 unspent resources of the same type.
        - 1 VP for each resident.

        Most points win; ties share the victory.

topic-dice_banquets =
    .title = Troyes Dice: Banquets and Raids
    .summary = Three tiles beside the single-coloured plazas help, until the black die comes.
    .keywords = tiles, banquet, raid, module
    .body =
        Three of eight tiles lie beside the all-red, all-yellow and all-white plaza, banquet up. A tile acts on whoever
        takes the die of its plaza. When the black die destroys the plaza, the tile turns to its raid for the rest of
        the game.

        | | banquet | raid |
        |---|---|---|
        | 1 | each influence changes the value by up to 2 | its value may not be changed |
        | 2 | the die is free | 1 denier more |
        | 3 | Cathedral: 1 resource of each type | 1 knowledge more |
        | 4 | function building: 1 more resident of its colour | value 0; influence may raise it |
        | 5 | another colour costs 1 knowledge | the colour stays |
        | 6 | Fortress: 1 more red resident, and 1 yellow or white | 1 influence more |
        | 7 | Hall: one more die of the colour it needs | no prestige building |
        | 8 | the black die destroys nothing here and can be taken; then the tile turns | a clear die here counts as black |

        Banquets do not act on bonus buildings.

topic-dice_honours =
    .title = Troyes Dice: the honour board
    .summary = Feats kept from game to game, per player.
    .keywords = feats, achievements, honour board
    .body =
        Each finished game is checked for these feats, and each player keeps those once achieved:

        - 3 games alone, 3 with others, 3 with Banquets and Raids;
        - 45, 55 and 65 VP;
        - a game with others, bots included, won with more than 60 VP;
        - 18 VP from one character;
        - 40 residents;
        - all six prestige buildings of a row, for each of the three rows;
        - all six function buildings of a row, for each of the three rows;
        - a whole track of resources circled, spent or not, for each of the three;
        - a whole track of residents, for each of the three.

        `troyes honours` shows the board.
