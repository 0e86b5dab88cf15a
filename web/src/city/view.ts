// The view of a game of the city as the server tells it (`state.view`): only what the seat may know.
import type { Colour, Owner } from './move-like';

export type Building = 'palace' | 'city_hall' | 'bishopric';
export type DiceColour = Exclude<Colour, 'purple'>;
export type Seats = 'A' | 'B' | 'C' | 'D';

export const BUILDINGS: readonly Building[] = ['palace', 'bishopric', 'city_hall'];
export const COLOUR_OF: Readonly<Record<Building, DiceColour>> = {
  palace: 'red',
  bishopric: 'white',
  city_hall: 'yellow',
};

export interface CityView {
  readonly game: 'city';
  readonly seat: number;
  readonly players: number;
  readonly round: number;
  readonly rounds: number;
  readonly phase: Phase;
  /** The seat that holds the start card. */
  readonly start: number;
  readonly pending: readonly number[];
  readonly step: Step | null;
  readonly seats: readonly SeatView[];
  readonly neutral: { readonly supply: number; readonly dice: Dice };
  readonly buildings: Readonly<Record<Building, BuildingView>>;
  readonly activities: readonly CardView[];
  readonly events: readonly EventView[];
  /** Owners of the cubes, the lowest level first; each level has six columns. */
  readonly cathedral: readonly (readonly (Owner | null)[])[];
  /** Falling. */
  readonly black_dice: readonly number[];
  /** Turns run the other way round. */
  readonly reversed: boolean;
  /** Characters that lie open for all. */
  readonly characters: readonly CharacterView[];
  /** With the events of the Ladies: citizens held by the Possession. */
  readonly possessed?: readonly Owner[];
  /** Of every seat, and last of the King: what they would have now, as far as the one who looks can know. */
  readonly points?: readonly (Points | null)[];
  /** Numbers printed on the board; a file of figures may change them. */
  readonly rules?: Rules;
  readonly ramparts?: RampartsView;
  readonly king?: KingView;
}

export type Phase =
  'setup' | 'placement' | 'activities' | 'income' | 'workforce' | 'events' | 'counter' | 'actions' | 'end' | 'over';

export interface Points {
  readonly held: number;
  readonly tradesmen: number;
  readonly events: number;
  readonly cathedral: number;
  readonly characters: number;
  readonly extensions: number;
  readonly total: number;
}

export interface Rules {
  readonly max_influence: number;
  /** Times the number of dice of the lot. */
  readonly die_price: number;
  readonly agriculture_divisor: number;
  readonly cathedral_vp: number;
  readonly cathedral_influence: readonly number[];
  readonly missing_level_vp: number;
  readonly penalty_vp: number;
  /** What red dice count against black ones. */
  readonly red_factor: number;
  /** Influence per black die that is beaten. */
  readonly counter_influence: number;
  /** Dice that are turned over at most. */
  readonly flip_limit: number;
  /** Influence for rolling a die again, for a citizen more, for turning dice over. */
  readonly reroll_cost: number;
  readonly recruit_cost: number;
  readonly flip_cost: number;
}

/** For games recorded before views told them. */
const STOCK: Rules = {
  max_influence: 20,
  die_price: 2,
  agriculture_divisor: 2,
  cathedral_vp: 1,
  cathedral_influence: [1, 1, 1, 2, 2, 2],
  missing_level_vp: 2,
  penalty_vp: 2,
  red_factor: 2,
  counter_influence: 1,
  flip_limit: 3,
  reroll_cost: 1,
  recruit_cost: 2,
  flip_cost: 4,
};

export const rulesOf = (view: CityView): Rules => view.rules ?? STOCK;

/** The letter of the one who looks. */
export const mineIn = (view: CityView): Owner | null => view.seats[view.seat]?.letter ?? null;

export const cardsOf = (view: CityView, building: Building): readonly CardView[] =>
  view.activities.filter((card) => card.colour === COLOUR_OF[building]);

export interface Step {
  readonly kind: string;
  readonly seat: number;
  readonly numbers: readonly number[];
  /** What on the board it goes on with; null, or unknown to games told before, for a decision that begins something. */
  readonly about?: Subject | null;
}

export interface Subject {
  readonly kind: 'card' | 'event' | 'building' | 'gate';
  /** As the view names it; a gate by its number. */
  readonly key: string;
}

export type Dice = Readonly<Partial<Record<Colour, readonly number[]>>>;

export interface SeatView {
  readonly letter: Seats;
  readonly deniers: number;
  readonly influence: number;
  /** null: not to be shown before the end. */
  readonly vp: number | null;
  readonly vp_sources: readonly number[];
  /** Citizens ready to be placed, and those that may still be recruited. */
  readonly supply: number;
  readonly general: number;
  /** Deniers lying on the district of somebody who has passed. */
  readonly coins: number;
  readonly passed: boolean;
  readonly events_won: number;
  /** null: hidden. */
  readonly characters: readonly (string | null)[];
  readonly character_names: readonly (string | null)[];
  readonly character_scores: readonly (CharacterScore | null)[];
  readonly held: number;
  readonly dice: Dice;
}

export interface BuildingView {
  readonly rows: readonly (readonly (Owner | null)[])[];
  /** The values of the dice that lead to each row. */
  readonly values: readonly (readonly number[])[];
  readonly lying: readonly Owner[];
  readonly salary: number;
}

interface Slot {
  readonly slot: number;
  readonly colour: DiceColour;
  readonly level: number;
}

/** A card that lies face down yet. */
export interface HiddenCard extends Slot {
  readonly card: null;
}

/** What a card says: the whole rule, and at a glance a rule in pictures (formula.ts) and one short sentence. */
interface Said {
  readonly text: string;
  readonly formula: string;
  readonly short: string;
}

export interface OpenCard extends Slot, Said {
  readonly card: string;
  readonly name: string;
  /** any: a group may mix colours. */
  readonly lot: 'one' | 'any';
  readonly kind: 'immediate' | 'delayed' | 'mixed' | 'endgame';
  readonly hire: number;
  readonly hire_unit: 'deniers' | 'influence';
  readonly divisor: number;
  readonly per_die: boolean;
  readonly spaces: readonly { readonly points: number; readonly owner: Owner | null }[];
  readonly illustration: readonly Owner[];
  readonly cubes: Readonly<Partial<Record<Owner, number>>>;
}

export type CardView = HiddenCard | OpenCard;

export interface EventView extends Said {
  /** Copies are numbered from the second on: brigands, brigands2. */
  readonly event: string;
  readonly name: string;
  readonly colour: DiceColour | 'board';
  readonly fought_with: readonly DiceColour[];
  readonly divisor: number;
  readonly banners: number;
  readonly cubes: readonly Owner[];
  readonly rewards: readonly [number, number];
  readonly black_dice: number;
}

/** What a character counts, and the points from which number on. */
interface CharacterSteps {
  readonly counts: string;
  readonly steps: readonly (readonly [least: number, vp: number])[];
  readonly text: string;
}

/** The same with what the seat has of it now, and the points it would give. */
export interface CharacterScore extends CharacterSteps {
  readonly now: number;
  readonly vp: number;
}

export interface CharacterView extends Partial<CharacterSteps> {
  readonly character: string;
  readonly name: string;
}

export interface RampartsView {
  readonly length: number;
  readonly tiles: readonly TileView[];
  /** How far each guard has walked. */
  readonly guards: Readonly<Partial<Record<Seats, number>>>;
  /** The name of the event against which a cube is asked for. */
  readonly threat: string | null;
}

export interface HiddenTile {
  readonly gate: number;
  readonly place: number;
  readonly tile: null;
}

export interface OpenTile extends Said {
  readonly gate: number;
  readonly place: number;
  readonly tile: string;
  readonly name: string;
  readonly cubes: Readonly<Partial<Record<Seats, number>>>;
  readonly orders: Readonly<Partial<Record<Seats, string>>>;
}

export type TileView = HiddenTile | OpenTile;

export interface KingView {
  readonly vp: number | null;
  readonly vp_sources: readonly number[];
  readonly events_won: number;
  /** The strongest first. */
  readonly dice: readonly { readonly colour: DiceColour; readonly value: number }[];
  /** Not yet called, the next one first. */
  readonly characters: readonly CharacterView[];
  /** What his dice may come to mean: the sum of two dice, and what he does. */
  readonly results: readonly { readonly result: number; readonly name: string; readonly text: string }[];
}

/** The view of a state, if it is one of the city. */
export function cityView(view: unknown): CityView | null {
  return typeof view === 'object' && view !== null && (view as CityView).game === 'city' ? (view as CityView) : null;
}
