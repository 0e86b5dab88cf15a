// Figures of somebody who owns the cards: those that they have named, kept on the device.
import type { Shapes } from '../../api/types';

export type Figure = Shapes['FigureShown'];
export type Own = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type FiguresShown = Omit<Shapes['FiguresShown'], 'own'> & { readonly own: Own };

/** All figures of a card, in their order. */
export interface Card {
  readonly id: string;
  readonly group: string;
  readonly key: string | null;
  readonly name: string;
  readonly figures: readonly Figure[];
}

interface Group {
  readonly group: string;
  readonly name: string;
  readonly cards: readonly Card[];
}

const KEY = 'troyes.figures';
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const pathOf = (figure: Pick<Figure, 'group' | 'key' | 'field'>): string =>
  [figure.group, figure.key, figure.field].filter((part) => part !== null).join('.');

/** The path of a card is the beginning of the paths of its figures. */
export const cardOf = (figure: Pick<Figure, 'group' | 'key'>): string =>
  figure.key === null ? figure.group : `${figure.group}.${figure.key}`;

export function groupsOf(figures: readonly Figure[]): Group[] {
  const groups = new Map<string, { group: string; name: string; cards: Map<string, Figure[]> }>();
  for (const figure of figures) {
    const group = groups.get(figure.group) ?? { group: figure.group, name: figure.group_name, cards: new Map() };
    groups.set(figure.group, group);
    const card = group.cards.get(cardOf(figure)) ?? [];
    group.cards.set(cardOf(figure), [...card, figure]);
  }
  return [...groups.values()].map(({ group, name, cards }) => ({
    group,
    name,
    cards: [...cards].map(([id, list]) => ({ id, group, key: list[0]!.key, name: list[0]!.name, figures: list })),
  }));
}

/** With a value named, the same as the stock one included: that confirms it. */
export function named(own: Own, figure: Pick<Figure, 'group' | 'key' | 'field'>, value: unknown): Own {
  const { group, key, field } = figure;
  const section = own[group] ?? {};
  if (key === null) return { ...own, [group]: { ...section, [field]: value } };
  const entry = (section[key] ?? {}) as Record<string, unknown>;
  return { ...own, [group]: { ...section, [key]: { ...entry, [field]: value } } };
}

/** Without it; sections and cards that are empty then leave, too. */
export function unnamed(own: Own, figure: Pick<Figure, 'group' | 'key' | 'field'>): Own {
  const { group, key, field } = figure;
  const section = { ...own[group] } as Record<string, unknown>;
  if (key === null) delete section[field];
  else {
    const entry = { ...(section[key] as Record<string, unknown> | undefined) };
    delete entry[field];
    if (Object.keys(entry).length > 0) section[key] = entry;
    else delete section[key];
  }
  const { [group]: _, ...others } = own;
  return Object.keys(section).length > 0 ? { ...others, [group]: section } : others;
}

export function valueIn(own: Own, figure: Pick<Figure, 'group' | 'key' | 'field'>): unknown {
  const section = own[figure.group] as Record<string, unknown> | undefined;
  const entry = figure.key === null ? section : (section?.[figure.key] as Record<string, unknown> | undefined);
  return entry?.[figure.field];
}

/** The errors of a figure: of itself or of a part of it. */
export const isAt = (where: string, path: string): boolean =>
  where === path || where.startsWith(`${path}.`) || where.startsWith(`${path}[`);

// ---- values that are typed ----------------------------------------------------------------------------------------

/** A value as it stands in a file, on one line. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${key} = ${written(one)}`)
      .join(', ')} }`;
  return JSON.stringify(value);
}

/** What somebody typed: numbers, words, lists and tables as in a file. Undefined if it cannot be read. */
export function read(text: string): unknown {
  const json = text
    .trim()
    .replace(/([\w-]+)\s*=/g, '"$1":')
    .replace(/,\s*([\]}])/g, '$1');
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

// ---- the storage of the device ------------------------------------------------------------------------------------

export function ownFigures(storage: Storage): Own {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Own) : {};
  } catch {
    return {}; // no storage, or something else wrote there
  }
}

export function keepFigures(own: Own, storage: Storage): void {
  try {
    if (Object.keys(own).length > 0) storage.setItem(KEY, JSON.stringify(own));
    else storage.removeItem(KEY);
  } catch {
    // a device without storage keeps them until the page is closed
  }
}

/** How a value is best asked for. */
type Editor = 'number' | 'switch' | 'numbers' | 'table' | 'text';

export function editorOf(value: unknown): Editor {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'switch';
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'number')) return 'numbers';
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const entries = Object.values(value);
    if (entries.length > 0 && entries.every((one) => typeof one === 'number')) return 'table';
  }
  return 'text';
}
