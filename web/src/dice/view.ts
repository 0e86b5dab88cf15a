// What the server shows of a game of Troyes Dice (`state.view`), and the words that its keys stand for.
export const COLOURS = ['red', 'yellow', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export const RESOURCES = ['influence', 'deniers', 'knowledge'] as const;
export type Resource = (typeof RESOURCES)[number];
export const ROWS = ['fortress', 'palace', 'hall', 'city_hall', 'cathedral', 'bishopric'] as const;
export type Row = (typeof ROWS)[number];
export const COLUMNS = [0, 1, 2, 3, 4, 5] as const;

export const PRESTIGE: Readonly<Record<Colour, Row>> = { red: 'fortress', yellow: 'hall', white: 'cathedral' };
export const FUNCTION: Readonly<Record<Colour, Row>> = { red: 'palace', yellow: 'city_hall', white: 'bishopric' };
/** The resource that a die of a colour brings. */
export const RESOURCE_OF: Readonly<Record<Colour, Resource>> = {
  red: 'influence',
  yellow: 'deniers',
  white: 'knowledge',
};

export type BuildingState = 'open' | 'built' | 'lost';
export type Zone = 'neutral' | 'morning' | 'afternoon';

export interface Plaza {
  readonly face: Colour;
  readonly back: Colour;
  readonly zone: Zone;
}

export interface WheelDie {
  /** 1 to 4, clockwise from the first plaza of the half-day. */
  readonly die: number;
  readonly place: number;
  readonly colour: Colour;
  readonly value: number;
  readonly black: boolean;
  readonly available: boolean;
  readonly deniers: number;
  readonly influence: number;
  readonly knowledge: number;
  readonly any: number;
  readonly tile: string | null;
  /** Influence for one change of its value, which goes that far; knowledge for another colour. Null: not this die. */
  readonly step: number | null;
  readonly reach: number;
  readonly dye: number | null;
}

export interface TileShown {
  readonly plaza: Colour;
  readonly tile: number;
  readonly raid: boolean;
  readonly text: string;
}

export interface Track {
  readonly held: number;
  readonly circled: number;
  readonly spent: number;
}

export interface Favour {
  readonly worth: number;
  readonly counts: Row;
  readonly name: string;
  readonly character: string;
  readonly points: number;
}

export interface SheetShown {
  readonly letter: string;
  readonly done: boolean;
  readonly resources: Readonly<Record<Resource, Track>>;
  readonly residents: Readonly<Record<Colour, number>>;
  readonly buildings: Readonly<Record<Row, readonly BuildingState[]>>;
  readonly crossed: Readonly<Record<Colour, readonly boolean[]>>;
  readonly cathedrals: readonly Favour[];
  readonly points: number;
}

export interface DiceView {
  readonly game: 'dice';
  readonly seat: number;
  readonly players: number;
  readonly phase: 'numbering' | 'crying' | 'wheel' | 'tiles' | 'rolling' | 'choosing' | 'over';
  readonly day: number;
  readonly half: 'morning' | 'afternoon';
  readonly pending: readonly number[];
  readonly step: {
    readonly kind: 'act' | 'resident' | 'prestige' | 'function' | 'direction' | 'number';
    readonly seat: number;
  } | null;
  /** 0 where the crier has not spoken yet. */
  readonly numbers: readonly number[];
  /** Empty until the plazas are laid out. */
  readonly wheel: readonly Plaza[];
  readonly dice: readonly WheelDie[];
  readonly tiles: readonly TileShown[];
  readonly seats: readonly SheetShown[];
}

/** A place on the sheet, as effects name it: `hall:3`, columns counted from 1. */
export const siteOf = (row: Row, column: number): string => `${row}:${column + 1}`;

export const rowOf = (site: string): Row => site.slice(0, site.indexOf(':')) as Row;
export const columnOf = (site: string): number => Number(site.slice(site.indexOf(':') + 1)) - 1;

export const colourOf = (row: Row): Colour =>
  row === 'fortress' || row === 'palace' ? 'red' : row === 'hall' || row === 'city_hall' ? 'yellow' : 'white';
export const isPrestige = (row: Row): boolean => row === 'fortress' || row === 'hall' || row === 'cathedral';

/** The drawing of a building. */
export const drawingOf = (row: Row): string => `b-${row.replace('_', '')}`;
export const iconOf = (resource: Resource): string =>
  resource === 'influence' ? 'influence-red' : resource === 'deniers' ? 'denier' : 'knowledge';

export const builtOf = (sheet: SheetShown, row: Row): number =>
  sheet.buildings[row].filter((state) => state === 'built').length;

/** The tile that lies beside a plaza: one of the three that have the same colour on both faces. */
export function tileBeside(view: DiceView, place: number): TileShown | null {
  const plaza = view.wheel[place];
  if (!plaza || plaza.face !== plaza.back) return null;
  return view.tiles.find((tile) => tile.plaza === plaza.face) ?? null;
}
