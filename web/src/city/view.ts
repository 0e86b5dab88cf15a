// The view of a game of the city as the server tells it (`state.view`): only what the seat may know.
import type { Shapes } from '../api/types';
import type { Colour, Owner } from './move/move-like';

export type Building = keyof Shapes['BuildingsShown'];
type DiceColour = Exclude<Colour, 'purple'>;
export type Seats = 'A' | 'B' | 'C' | 'D';

export const BUILDINGS: readonly Building[] = ['palace', 'bishopric', 'city_hall'];
export const COLOUR_OF: Readonly<Record<Building, DiceColour>> = {
  palace: 'red',
  bishopric: 'white',
  city_hall: 'yellow',
};

/** What the server tells; while a game runs, points that the players want hidden are null (veil.ts). */
export type CityView = Omit<Shapes['CityShown'], 'seats' | 'points' | 'king'> & {
  readonly seats: readonly SeatView[];
  readonly points: readonly (Points | null)[];
  readonly king?: KingView;
};
export type SeatView = Omit<Shapes['DistrictShown'], 'vp'> & { readonly vp: number | null };
type KingView = Omit<Shapes['KingShown'], 'vp'> & { readonly vp: number | null };
export type Points = Shapes['PointsNow'];
export type Rules = Shapes['PrintedRules'];
export type Step = Shapes['CityStep'];
/** What on the board a decision goes on with; as the view names it, a gate by its number. */
export type Subject = Shapes['SubjectShown'];
export type Dice = Readonly<Partial<Record<Colour, readonly number[]>>>;
export type BuildingView = Shapes['BuildingShown'];
type HiddenCard = Shapes['HiddenCard'];
export type OpenCard = Shapes['OpenCard'];
export type CardView = HiddenCard | OpenCard;
export type EventView = Shapes['EventShown'];
/** What a character counts and from which number on it gives points, what the seat has of it, and the points for it. */
export type CharacterScore = Shapes['CharacterScore'];
export type RampartsView = Shapes['RampartsShown'];
type HiddenTile = Shapes['HiddenTile'];
type OpenTile = Shapes['OpenTile'];
export type TileView = HiddenTile | OpenTile;

/** The letter of the one who looks. */
export const mineIn = (view: CityView): Owner | null => view.seats[view.seat]?.letter ?? null;

export const cardsOf = (view: CityView, building: Building): readonly CardView[] =>
  view.activities.filter((card) => card.colour === COLOUR_OF[building]);

/** The view of a state, if it is one of the city. */
export function cityView(view: unknown): CityView | null {
  return typeof view === 'object' && view !== null && (view as CityView).game === 'city' ? (view as CityView) : null;
}
