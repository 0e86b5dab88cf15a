// What the server shows of a game of Troyes Dice (`state.view`), and the words that its keys stand for.
import type { Shapes } from '../api/types';

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

export type DiceView = Shapes['DiceShown'];
export type SheetShown = Shapes['SheetShown'];
export type BuildingState = SheetShown['buildings'][Row][number];
export type Plaza = Shapes['PlazaShown'];
export type WheelDie = Shapes['WheelDie'];
export type TileShown = Shapes['TileShown'];

/** A place on the sheet: `hall:3`, columns counted from 1. */
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
