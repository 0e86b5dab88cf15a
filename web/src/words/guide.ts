import type { Text } from './words.svelte';

export const guide = {
  'guide.title': { en: 'First game', fr: 'Première partie' },
  'guide.show': { en: 'Show me', fr: 'Montrez-moi' },
  'guide.know': { en: 'I know', fr: 'Compris' },
  'guide.off': { en: 'No lessons', fr: 'Sans leçons' },
  'guide.place.title': { en: 'Your citizens work for you.', fr: 'Vos habitants travaillent pour vous.' },
  'guide.place': {
    en: 'Each citizen in the Palace brings a red die every round, in the Bishopric a white one, in the City Hall a yellow one. Whoever comes later pushes the others along a row and may expel the last one; in the Palace, whoever stands on the space.',
    fr: 'Chaque habitant du Palais apporte un dé rouge à chaque manche, à l’Évêché un blanc, à l’Hôtel de ville un jaune. Qui vient plus tard décale les autres dans une ligne et peut expulser le dernier ; au Palais, celui qui occupe la place.',
  },
  'guide.counter.title': { en: 'Enemies at the gates.', fr: 'L’ennemi est aux portes.' },
  'guide.counter': {
    en: 'Black dice attack every round. You must beat the highest when your own dice suffice, red ones count double, and gain influence. If they do not suffice, you keep them and lose 2 points.',
    fr: 'Les dés noirs attaquent à chaque manche. Vous devez battre le plus fort si vos dés suffisent, les rouges comptent double, et gagnez de l’influence. S’ils ne suffisent pas, vous les gardez et perdez 2 points.',
  },
  'guide.with.title': { en: 'Commit dice.', fr: 'Engagez des dés.' },
  'guide.with': {
    en: 'Take your dice one by one until they match the enemy. They are spent for this round.',
    fr: 'Prenez vos dés un par un jusqu’à égaler l’ennemi. Ils sont perdus pour cette manche.',
  },
  'guide.turn.title': { en: 'One action a turn.', fr: 'Une action par tour.' },
  'guide.turn': {
    en: 'Take one to three dice of one colour and choose what they do: whatever they can do lights up in green with its result. Or choose the thing you want first and be offered the dice.',
    fr: 'Prenez un à trois dés d’une couleur et choisissez leur emploi : tout le possible s’éclaire en vert avec son résultat. Ou choisissez d’abord ce que vous voulez : les dés vous seront proposés.',
  },
  'guide.neighbours.title': { en: 'These dice are not yours.', fr: 'Ces dés ne sont pas à vous.' },
  'guide.neighbours': {
    en: 'You may still use them: pay their owner 2 deniers for a lone die, 4 for each in a pair, 6 for each in a group of three. Nobody may refuse.',
    fr: 'Vous pouvez pourtant les prendre : payez à leur propriétaire 2 deniers pour un dé seul, 4 par dé dans une paire, 6 par dé dans un lot de trois. Nul ne peut refuser.',
  },
  'guide.activate.title': { en: 'Activities.', fr: 'Les activités.' },
  'guide.activate': {
    en: 'An activity works once for each time its divisor fits into your dice. The first time you pay for a tradesman, who stays there and brings points at the end if he holds a space.',
    fr: 'Une activité s’exerce autant de fois que son diviseur entre dans vos dés. La première fois, vous payez un homme de métier ; il reste là et, s’il tient un emplacement, rapporte des points à la fin.',
  },
  'guide.fight.title': { en: 'Events.', fr: 'Les évènements.' },
  'guide.fight': {
    en: 'Put a cube on the banners for each time the divisor fits, and gain 1 influence for each. When the last banner is covered, whoever has most cubes takes most of the points. An event still unbeaten at the end is worth 1 point to whoever has a cube on it.',
    fr: 'Posez un cube sur les étendards pour chaque diviseur atteint, et gagnez 1 influence par cube. Quand le dernier est couvert, qui a le plus de cubes prend le plus de points. Un évènement non contré à la fin vaut 1 point à qui y a un cube.',
  },
  'guide.build.title': { en: 'The cathedral.', fr: 'La cathédrale.' },
  'guide.build': {
    en: 'Every white die lays a cube on the column with its number: points and influence at once. A level without one of your cubes costs 2 points at the end.',
    fr: 'Chaque dé blanc pose un cube dans la colonne de son nombre : des points et de l’influence aussitôt. Un niveau sans un de vos cubes coûte 2 points à la fin.',
  },
  'guide.settle.title': { en: 'Another place.', fr: 'Une place de plus.' },
  'guide.settle': {
    en: 'One die puts a citizen in the building of its colour. In the Palace he takes the space of its number and expels whoever stands there. Elsewhere he goes to the front of the row; the others move along, and without a gap the last one is expelled.',
    fr: 'Un seul dé place un habitant dans le bâtiment de sa couleur. Au Palais, il prend la place de son nombre et expulse qui s’y tient. Ailleurs, il va en tête de la ligne ; les autres se décalent et, faute de trou, le dernier est expulsé.',
  },
  'guide.farm.title': { en: 'Agriculture.', fr: 'L’agriculture.' },
  'guide.farm': {
    en: 'Yellow dice bring half their value in deniers, rounded down. Plain, and always there.',
    fr: 'Les dés jaunes rapportent la moitié de leur valeur en deniers, arrondie vers le bas. Simple, et toujours possible.',
  },
  'guide.influence.title': { en: 'Influence bends luck.', fr: 'L’influence corrige le sort.' },
  'guide.influence': {
    en: 'Before your action, 1 point rerolls a die, 2 recruit a citizen, 4 turn up to three of your dice over.',
    fr: 'Avant votre action, 1 point relance un dé, 2 recrutent un habitant, 4 retournent jusqu’à trois de vos dés.',
  },
  'guide.using.title': { en: 'Cubes in store.', fr: 'Des cubes en réserve.' },
  'guide.using': {
    en: 'A card with an hourglass gives cubes for later. Spend one with a group of dice and it counts for more: the charter offers it as an improvement.',
    fr: 'Une carte au sablier donne des cubes pour plus tard. Dépensez-en un avec un lot et il vaudra davantage : la charte le propose.',
  },
  'guide.guard.title': { en: 'The ramparts.', fr: 'Les remparts.' },
  'guide.guard': {
    en: 'One die sends your guard along the wall. Each point is a step or, at a gate passed, a cube for its outdoor activity.',
    fr: 'Un dé envoie votre garde le long du mur. Chaque point est un pas ou, à une porte franchie, un cube pour son activité.',
  },
  'guide.pass.title': { en: 'Passing pays.', fr: 'Passer rapporte.' },
  'guide.pass': {
    en: 'Who passes gets 2 deniers, and 1 more each time their turn comes again while others go on.',
    fr: 'Qui passe reçoit 2 deniers, puis 1 de plus chaque fois que son tour revient tant que les autres jouent.',
  },
  'guide.king-pass.title': { en: 'Passing leaves the town to the King.', fr: 'Passer laisse la ville au Roi.' },
  'guide.king-pass': {
    en: 'Who passes gets 2 deniers, and 1 more each turn. But the King acts again and again until the last die of the town is gone, yours included.',
    fr: 'Qui passe reçoit 2 deniers, puis 1 de plus à chaque tour. Mais le Roi agit encore et encore jusqu’au dernier dé de la ville, les vôtres compris.',
  },
  'guide.take.title': { en: 'Which citizen?', fr: 'Quel habitant ?' },
  'guide.take': {
    en: 'A citizen who leaves a building brings no die in the next round. Better is one from your supply; if it is empty, 2 influence spent before the action recruit one.',
    fr: 'Un habitant qui quitte un bâtiment n’apporte plus de dé à la manche suivante. Mieux vaut en prendre un dans votre réserve ; si elle est vide, 2 influence dépensées avant l’action en recrutent un.',
  },
  'guide.times.title': { en: 'How often?', fr: 'Combien de fois ?' },
  'guide.times': {
    en: 'You need not use everything your dice allow.',
    fr: 'Vous n’êtes pas obligé d’employer tout ce que vos dés permettent.',
  },
  'guide.wheel.title': { en: 'Choose a die.', fr: 'Choisissez un dé.' },
  'guide.wheel': {
    en: 'Everybody takes one of the dice on the lit plazas, and all at the same time. Its price stands on the dial: nothing, deniers, or a resource of your choice.',
    fr: 'Chacun prend un des dés des places éclairées, tous en même temps. Son prix est sur le cadran : rien, des deniers, ou une ressource au choix.',
  },
  'guide.gather.title': { en: 'Gather.', fr: 'Récolter.' },
  'guide.gather': {
    en: 'A die brings as many resources as it shows: red brings influence, yellow deniers, white knowledge.',
    fr: 'Un dé rapporte autant de ressources que sa valeur : rouge de l’influence, jaune des deniers, blanc des connaissances.',
  },
  'guide.houses.title': { en: 'Build for people.', fr: 'Bâtir pour les habitants.' },
  'guide.houses': {
    en: 'The small buildings welcome residents, each worth a point, and every few of them bring something more.',
    fr: 'Les petits bâtiments accueillent des habitants, un point chacun, et de temps en temps un bonus.',
  },
  'guide.prestige.title': { en: 'Build for power.', fr: 'Bâtir pour le pouvoir.' },
  'guide.prestige': {
    en: 'Fortresses protect columns from the black dice, halls bring resources, cathedrals write how much each building is worth at the end.',
    fr: 'Les forteresses protègent des dés noirs, les halles rapportent des ressources, les cathédrales fixent la valeur de chaque bâtiment à la fin.',
  },
  'guide.paid.title': { en: 'Change a die.', fr: 'Changer un dé.' },
  'guide.paid': {
    en: 'Influence moves the value up or down, knowledge repaints the die. The charter shows what it costs before you seal.',
    fr: 'L’influence change la valeur, les connaissances repeignent le dé. La charte montre le coût avant de sceller.',
  },
  'guide.night.title': { en: 'The black die.', fr: 'Le dé noir.' },
  'guide.night': {
    en: 'From the third day on it destroys what is not built and not protected in its column and colour.',
    fr: 'Dès le troisième jour, il détruit ce qui n’est ni bâti ni protégé dans sa colonne et sa couleur.',
  },
} satisfies Record<string, Text>;
