// Words of the city on phones and tablets, beside those it shares with the board at a desk.
import type { Text } from './words.svelte';

export const cityPhone = {
  'phone.round': { en: 'Round {n}', fr: 'Manche {n}' },
  'phone.of': { en: 'of {all}', fr: 'sur {all}' },
  'phone.your_turn': { en: 'Your turn', fr: 'À vous' },
  'phone.menu': { en: 'Menu', fr: 'Menu' },
  'phone.places': { en: 'Places of the city', fr: 'Lieux de la ville' },
  'phone.place.events': { en: 'Events', fr: 'Évènements' },
  'phone.place.ramparts': { en: 'Ramparts', fr: 'Remparts' },
  'phone.place.palace': { en: 'Palace', fr: 'Palais' },
  'phone.place.bishopric': { en: 'Bishopric', fr: 'Évêché' },
  'phone.place.city_hall': { en: 'City Hall', fr: 'Hôtel' }, // seven stand side by side
  'phone.place.cathedral': { en: 'Cathedral', fr: 'Cathédrale' },
  'phone.place.story': { en: 'Chronicle', fr: 'Chronique' },
  'phone.lit': { en: '{place}, {n} possible', fr: '{place}, {n} {n:possible|possibles}' },
  'phone.mine': { en: 'What you have', fr: 'Ce que vous avez' },
  'phone.cubes': { en: '{n} {n:cube|cubes} on activities', fr: '{n} {n:cube|cubes} sur les activités' },
  'phone.figures': { en: 'Characters', fr: 'Personnages' },
  'phone.figures.next': { en: 'The King calls next', fr: 'Le roi appelle ensuite' },
  'phone.square': { en: 'The square: all dice and purses', fr: 'La place : tous les dés et les bourses' },
  'phone.bank': { en: 'bank', fr: 'banque' },
  'phone.things': {
    en: '{n} {n:thing|things} this group can do',
    fr: '{n} {n:chose possible|choses possibles} avec ce lot',
  },
  'phone.thing': { en: '{at} of {n} things this group can do', fr: '{at} sur {n} choses possibles avec ce lot' },
  'phone.only': { en: 'the only thing this group can do', fr: 'la seule chose possible avec ce lot' },
  'phone.answers': { en: '{n} answers, on the board', fr: '{n} réponses, sur le plateau' },
  'phone.answer': { en: '{at} of {n} answers', fr: '{at} sur {n} réponses' },
  'phone.step': { en: 'Step through them', fr: 'Les parcourir' },
  'phone.next': { en: 'Next', fr: 'Suivant' },
  'phone.previous': { en: 'Previous', fr: 'Précédent' },
  'phone.spend': { en: 'Spend influence or cubes', fr: 'Dépenser influence ou cubes' },
  'phone.empty': {
    en: 'Tap dice, yours or others’, then what they do. Or tap a place and see which dice would do.',
    fr: 'Touchez des dés, les vôtres ou d’autres, puis ce qu’ils font. Ou touchez un lieu pour voir quels dés conviennent.',
  },
} satisfies Record<string, Text>;
