// Faces of the activity cards of the Ladies.
import type { Face } from './faces';

const yellow: Readonly<Record<string, Face>> = {
  woodcutter: {
    gain: 'c > +4d',
    en: 'Lay a cube here, or sell one for 4 deniers.',
    fr: 'Posez 1 cube ici, ou vendez-le 4 deniers.',
  },
  clog_maker: {
    gain: '+1d /h',
    en: '1 denier per citizen of yours in City Hall.',
    fr: '1 denier par habitant à vous à l’Hôtel de ville.',
  },
  weaver: {
    gain: '+1d /t',
    en: '1 denier per tradesman of yours.',
    fr: '1 denier par homme de métier à vous.',
  },
  hostess: { gain: '+4i / +1v', en: 'Gain 4 influence or 1 VP.', fr: 'Recevez 4 influence ou 1 PV.' },
  distiller: {
    gain: 'x > x',
    en: 'Later: turn over one of your own dice.',
    fr: 'Plus tard : retournez 1 dé de votre quartier.',
  },
  winegrower: {
    gain: 'x =0d',
    en: 'Later: one bought die of a group is free.',
    fr: 'Plus tard : 1 dé acheté du lot est gratuit.',
  },
  banker: {
    gain: '+3v',
    en: '3 VP if you still hold 31 deniers.',
    fr: '3 PV s’il vous reste 31 deniers.',
  },
  breeder: {
    gain: 'c > +2v',
    en: 'Buy a cube for 3 deniers, or sell one for 2 VP.',
    fr: 'Achetez 1 cube 3 deniers, ou vendez-le 2 PV.',
  },
  master_craftsman: {
    gain: '+1v /2t',
    en: '1 VP per 2 of your tradesmen.',
    fr: '1 PV par paire de vos hommes de métier.',
  },
};

const white: Readonly<Record<string, Face>> = {
  bishop: {
    gain: '+1d /c',
    en: '1 denier per cathedral cube of yours.',
    fr: '1 denier par cube à vous à la cathédrale.',
  },
  augustinian: {
    gain: '+6 y',
    en: 'Later: a yellow 6 joins a group of 1 or 2.',
    fr: 'Plus tard : un 6 jaune rejoint un lot de 1 ou 2.',
  },
  templar_commander: {
    gain: 'r =2d',
    en: 'Later: a red die of each district costs 2.',
    fr: 'Plus tard : 1 dé rouge par quartier coûte 2.',
  },
  herbalist: {
    gain: 'w > 3r',
    en: 'Later: 1 white die counts as 3 red.',
    fr: 'Plus tard : 1 dé blanc en vaut 3 rouges.',
  },
  master_builder: {
    gain: '+1c',
    en: 'Build in any column, even on a 4th level.',
    fr: 'Bâtissez où vous voulez, même au 4e niveau.',
  },
  preacher: {
    gain: 'x =x',
    en: 'Later: all dice of a group take one’s value.',
    fr: 'Plus tard : les dés du lot copient l’un d’eux.',
  },
  scribe: { gain: '+1v /e', en: '1 VP per event you have won.', fr: '1 PV par évènement remporté.' },
  hermit: {
    gain: '9v /c',
    en: 'A cube is worth 9 VP less all cubes here.',
    fr: 'Un cube vaut 9 PV moins les cubes d’ici.',
  },
  beguine: {
    gain: '+1v /w',
    en: '1 VP per white die you have left.',
    fr: '1 PV par dé blanc qui vous reste.',
  },
};

const red: Readonly<Record<string, Face>> = {
  ransom: {
    gain: '-3d > c',
    en: 'Pay 3 deniers: 1 cube on an event.',
    fr: 'Payez 3 deniers : 1 cube sur un évènement.',
  },
  catapult: {
    gain: '-1c > 2c',
    en: 'Load a cube, or shoot one: 2 on an event.',
    fr: 'Chargez 1 cube, ou tirez : 2 sur un évènement.',
  },
  scout: {
    gain: '-1d > c',
    en: '1 cube on each event you like, 1 denier each.',
    fr: '1 cube par évènement choisi, à 1 denier.',
  },
  executioner: {
    gain: '+1i +1i',
    en: '1 influence, and 1 from the rival with most.',
    fr: '1 influence, plus 1 prise au plus influent.',
  },
  castellan: {
    gain: 'c > +5i',
    en: 'Lay a cube here, or spend one for 5 influence.',
    fr: 'Posez 1 cube ici, ou retirez-le : 5 influence.',
  },
  recruiter: {
    gain: '+6 r',
    en: 'Later: a red 6 joins a group of 1 or 2.',
    fr: 'Plus tard : un 6 rouge rejoint un lot de 1 ou 2.',
  },
  wedding: { gain: '-7d > +4v', en: 'Pay 7 deniers, gain 4 VP.', fr: 'Payez 7 deniers, recevez 4 PV.' },
  fort: {
    gain: '+1v +1i',
    en: '1 VP, 1 influence per die; twice from 4 up.',
    fr: '1 PV, 1 influence par dé ; le double dès 4.',
  },
  princess: {
    gain: '+1c',
    en: 'A cube here. The most win 6 VP at the end.',
    fr: '1 cube ici. Le plus grand nombre vaut 6 PV.',
  },
};

export const ladiesFaces: Readonly<Record<string, Face>> = { ...yellow, ...white, ...red };
