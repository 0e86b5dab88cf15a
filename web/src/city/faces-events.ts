// Faces of the events of all boxes, and of the outdoor activities at the gates.
import type { Face } from './faces';

export const eventFaces: Readonly<Record<string, Face>> = {
  marauding: { gain: '+1k', en: 'Always at the gates.', fr: 'Toujours aux portes.' },
  brigands: { gain: '+1k', en: 'One enemy each round.', fr: 'Un ennemi par manche.' },
  skirmishes: { gain: '+1k', en: 'One enemy each round.', fr: 'Un ennemi par manche.' },
  succession: {
    gain: '+1h',
    en: 'A neutral citizen takes a place in the Palace.',
    fr: 'Un habitant neutre prend une place au Palais.',
  },
  war: { gain: '+2k', en: 'Two enemies each round.', fr: 'Deux ennemis par manche.' },
  normans: { gain: '+2k', en: 'Two enemies each round.', fr: 'Deux ennemis par manche.' },
  drought: {
    gain: '-1d /h',
    en: 'Pay 1 denier per citizen in City Hall.',
    fr: '1 denier par habitant à l’Hôtel de ville.',
  },
  support: {
    gain: '+1c',
    en: 'A neutral cube on the 2 events to the left.',
    fr: 'Un cube neutre sur les 2 évènements à gauche.',
  },
  civil_war: { gain: '-3d', en: 'Each family loses 3 deniers.', fr: 'Chaque famille perd 3 deniers.' },
  wayfarers: {
    gain: '+1h',
    en: 'A neutral citizen enters City Hall.',
    fr: 'Un habitant neutre entre à l’Hôtel de ville.',
  },
  theological_conflict: {
    gain: '+1h',
    en: 'A neutral citizen enters the Bishopric.',
    fr: 'Un habitant neutre entre à l’Évêché.',
  },
  heresy: { gain: '-2i', en: 'Each family loses 2 influence.', fr: 'Chaque famille perd 2 influence.' },
  traveling_builders: {
    gain: '+1c',
    en: 'A neutral cube joins the cathedral.',
    fr: 'Un cube neutre rejoint la cathédrale.',
  },
  interrupted_work: {
    gain: '-1c',
    en: 'The highest cube leaves the cathedral.',
    fr: 'Le plus haut cube quitte la cathédrale.',
  },
  resistance: {
    gain: '-1c',
    en: 'The last cube leaves every event.',
    fr: 'Le dernier cube quitte chaque évènement.',
  },
  wolves: { gain: '+1k', en: 'One enemy each round.', fr: 'Un ennemi par manche.' },
  outlaw_chief: {
    gain: '+3 k',
    en: 'Enemies are worth 3 more. Only dice reach him.',
    fr: 'Ennemis : +3. Seuls les dés l’atteignent.',
  },
  harsh_winter: {
    gain: '-1c',
    en: 'Each family loses a cube from a card.',
    fr: 'Chaque famille perd 1 cube d’une carte.',
  },
  uprising: {
    gain: 'h > h',
    en: 'The people of one building change places.',
    fr: 'On se bouscule dans un bâtiment.',
  },
  monk_event: {
    gain: '+1h',
    en: 'A neutral citizen takes a tradesman’s space.',
    fr: 'Un habitant neutre devient homme de métier.',
  },
  possession: {
    gain: '-1h',
    en: 'A cube frees one of the citizens held here.',
    fr: 'Un cube libère un des habitants retenus ici.',
  },
};

/** What a cube at a gate is good for. */
export const tileFaces: Readonly<Record<string, string>> = {
  influence_when_dice_bought: '+4i',
  influence_when_placing: '+4i',
  deniers_when_card_activated: '+4d',
  richer_agriculture: '+5d',
  extra_yellow_die: '+1y',
  extra_white_die: '+1w',
  extra_red_die: '+1r',
  extra_purple_die: '-2d > p',
  swap_dice: 'x > x',
  shield: '-1k',
  flip_bought_die: 'x > x',
  move_cube: 'c > t',
  glory: '+2v',
  pilgrims_gate: '+3v',
  majority: '8/4/2v',
  race: '6/4/2/1v',
};
