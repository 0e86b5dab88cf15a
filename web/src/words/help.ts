import type { Text } from './words.svelte';

export const help = {
  'rules.title': { en: 'Rules', fr: 'Règles' },
  'rules.contents': { en: 'Topics', fr: 'Sujets' },
  'rules.search': { en: 'Search the rules', fr: 'Chercher dans les règles' },
  'rules.found': { en: '{n} {n:topic|topics}', fr: '{n} {n:sujet|sujets}' },
  'rules.none': {
    en: 'Nothing holds “{typed}”. A shorter word finds more.',
    fr: 'Rien ne contient « {typed} ». Un mot plus court trouve davantage.',
  },
  'rules.game.city': { en: 'Troyes', fr: 'Troyes' },
  'rules.game.king': { en: 'The King’s Challenge', fr: 'Le Défi du roi' },
  'rules.game.ladies': { en: 'The Ladies of Troyes', fr: 'Les Dames de Troyes' },
  'rules.game.dice': { en: 'Troyes Dice', fr: 'Troyes Dice' },
  'rules.see': { en: 'See also', fr: 'Voir aussi' },
  'rules.all': { en: 'All topics', fr: 'Tous les sujets' },
  'rules.turn': { en: 'Topic before and after', fr: 'Sujet précédent et suivant' },
  'rules.cover': { en: 'What do you want to know?', fr: 'Que voulez-vous savoir ?' },
  'rules.cover.text': {
    en: 'Type a word, such as “black dice”, or choose a topic. The short way in is a first game.',
    fr: 'Tapez un mot, comme « dés noirs », ou choisissez un sujet. Le plus court chemin est une première partie.',
  },
} satisfies Record<string, Text>;
