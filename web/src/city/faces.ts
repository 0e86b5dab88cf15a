// What a card says at a glance: a rule in pictures and one short sentence in our own words. The whole rule is its tip.
import type { Language } from '../words/words.svelte';
import { eventFaces } from './faces-events';
import { ladiesFaces } from './faces-ladies';

export interface Face {
  /** See formula.ts. */
  readonly gain: string;
  readonly en: string;
  readonly fr: string;
  /** A lot may mix colours. */
  readonly isMixed?: boolean;
}

const baseFaces: Readonly<Record<string, Face>> = {
  artisan: {
    gain: '-1i > +6d',
    en: 'Spend 1 influence, gain 6 deniers.',
    fr: 'Dépensez 1 influence, recevez 6 deniers.',
  },
  merchant: { gain: '+2d', en: 'Gain 2 deniers.', fr: 'Recevez 2 deniers.' },
  miller: {
    gain: '+2d /h',
    en: '2 deniers per citizen in the Palace or the Bishopric.',
    fr: '2 deniers par habitant au Palais ou à l’Évêché.',
  },
  innkeeper: { gain: '-1d > +1i', en: 'Pay 1 denier, gain 1 influence.', fr: 'Payez 1 denier, recevez 1 influence.' },
  blacksmith: { gain: '+5 r', en: 'Later: +5 to a red group.', fr: 'Plus tard : +5 à un lot rouge.' },
  militiaman: {
    gain: 'y > r',
    en: 'Later: a yellow group counts as red.',
    fr: 'Plus tard : un lot jaune compte comme rouge.',
  },
  journeyman: { gain: '-3d > +2v', en: 'Pay 3 deniers, gain 2 VP.', fr: 'Payez 3 deniers, recevez 2 PV.' },
  goldsmith: { gain: '+1v +2d', en: 'Gain 1 VP and 2 deniers.', fr: 'Recevez 1 PV et 2 deniers.' },
  sculptor: { gain: '+1v', en: 'Gain 1 VP.', fr: 'Recevez 1 PV.' },
  tithe: {
    gain: 'y =0d',
    en: 'Later: a free yellow die from each district.',
    fr: 'Plus tard : 1 dé jaune gratuit par quartier.',
  },
  monk: {
    gain: 'w > 3y',
    en: 'Later: 1 white die counts as 3 yellow.',
    fr: 'Plus tard : 1 dé blanc en vaut 3 jaunes.',
  },
  priest: {
    gain: '+3 y',
    en: 'Later: +3 to each yellow die of a group.',
    fr: 'Plus tard : +3 à chaque dé jaune d’un lot.',
  },
  apprenticeship: {
    gain: 'x =5',
    en: 'Later: every die of a group is worth 5.',
    fr: 'Plus tard : chaque dé d’un lot vaut 5.',
  },
  confession: {
    gain: '+2 x',
    en: 'Later: +2 to each die of a group.',
    fr: 'Plus tard : +2 à chaque dé d’un lot.',
  },
  templar: {
    gain: 'w > 2r',
    en: 'Later: 1 white die counts as 2 red.',
    fr: 'Plus tard : 1 dé blanc en vaut 2 rouges.',
  },
  pilgrimage: {
    gain: '+2v',
    en: 'Gain 2 VP. The group may mix colours.',
    fr: 'Recevez 2 PV. Le lot peut mêler les couleurs.',
    isMixed: true,
  },
  procession: {
    gain: '+2v',
    en: '2 VP to whoever has the most dice left.',
    fr: '2 PV à qui garde le plus de dés.',
  },
  glassblower: {
    gain: '+1v /2c',
    en: '1 VP per 2 of your cathedral cubes.',
    fr: '1 PV par paire de vos cubes à la cathédrale.',
  },
  archer: {
    gain: 'x > c',
    en: 'Roll a die: on 3 or more, 1 cube on any event.',
    fr: 'Un dé : sur 3 ou plus, 1 cube sur un évènement.',
  },
  chivalry: {
    gain: 'r > c',
    en: '1 cube on an event per red die you have left.',
    fr: '1 cube sur un évènement par dé rouge restant.',
  },
  diplomat: {
    gain: '-1i > c',
    en: 'Spend 1 influence: 1 cube on an event.',
    fr: 'Dépensez 1 influence : 1 cube sur un évènement.',
  },
  hunting: { gain: '+3i', en: 'Gain 3 influence.', fr: 'Recevez 3 influence.' },
  mercenary: { gain: '+3d', en: 'Gain 3 deniers.', fr: 'Recevez 3 deniers.' },
  tax_collector: {
    gain: '+1d /h',
    en: '1 denier per rival citizen in City Hall.',
    fr: '1 denier par habitant adverse à l’Hôtel de ville.',
  },
  captain: {
    gain: '+1v /e',
    en: '1 VP per event that carries a cube of yours.',
    fr: '1 PV par évènement qui porte un de vos cubes.',
  },
  joust: {
    gain: '+2v',
    en: '2 VP if no one else’s red dice total more.',
    fr: '2 PV si nul n’a plus en dés rouges.',
  },
  troubadour: { gain: '-3i > +2v', en: 'Spend 3 influence, gain 2 VP.', fr: 'Dépensez 3 influence, recevez 2 PV.' },
};

const bonusFaces: Readonly<Record<string, Face>> = {
  baker: {
    gain: '+1d /y',
    en: '1 denier per yellow die on the square.',
    fr: '1 denier par dé jaune sur la place.',
  },
  prior: {
    gain: 'w > 2w',
    en: 'Later: 1 white die counts as 2.',
    fr: 'Plus tard : 1 dé blanc en vaut 2.',
  },
  banquet: {
    gain: '+1v /r',
    en: '1 VP per red die of the district with most.',
    fr: '1 PV par dé rouge du quartier qui en a le plus.',
  },
};

/** Activity cards by their key. */
export const faces: Readonly<Record<string, Face>> = { ...baseFaces, ...bonusFaces, ...ladiesFaces };

/** The face of an event; copies of a card share one. */
export const eventFace = (event: string): Face | undefined =>
  eventFaces[event] ?? eventFaces[event.replace(/\d+$/, '')];

export const sentence = (face: Face | undefined, language: Language): string => face?.[language] ?? '';
