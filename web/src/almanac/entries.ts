// Everything in the boxes that has a name: fetched once in a language, found by name, by word, by colour and box.
import { get } from '../api/client';
import type { Shapes } from '../api/types';
import { fold } from '../help/rules';

export type Entry = Shapes['EntryDrawn'];
export type Box = 'base' | 'bonus' | 'ladies';

/** In the order of their tabs; the numbers of the rules stand with the buildings. */
export const GROUPS = ['activity', 'event', 'character', 'outdoor', 'board', 'king', 'dice'] as const;
export type Group = (typeof GROUPS)[number];
export const BOXES: readonly Box[] = ['base', 'bonus', 'ladies'];
export const COLOURS = ['red', 'white', 'yellow'] as const;

export interface Wanted {
  readonly typed: string;
  readonly colours: readonly string[];
  readonly box: Box | null;
}
export const EVERYTHING: Wanted = { typed: '', colours: [], box: null };

const known = new Map<string, Promise<readonly Entry[]>>();

/** All of them; what did not come is asked for again the next time. */
export function allEntries(language: string): Promise<readonly Entry[]> {
  const found = known.get(language) ?? get<readonly Entry[]>('/almanac');
  known.set(language, found);
  found.catch(() => known.delete(language));
  return found;
}

export const idOf = (entry: Pick<Entry, 'group' | 'key'>): string => `${entry.group}/${entry.key}`;
export const tabOf = (entry: Entry): Group => (entry.group === 'rules' ? 'board' : (entry.group as Group));
export const colourOf = (entry: Entry): string | null => entry.card?.colour ?? entry.event?.colour ?? null;

/** How well it fits what is typed: by its name, by its name in another language, by what it says; 0 if it does not. */
function weigh(entry: Entry, words: readonly string[]): number {
  const name = fold(entry.name);
  const names = fold(entry.names.join(' '));
  const said = fold([...entry.text, entry.alone ?? '', ...entry.figures.map(({ label }) => label)].join(' '));
  const weights = words.map((word) =>
    name.startsWith(word) ? 9 : name.includes(word) ? 6 : names.includes(word) ? 4 : said.includes(word) ? 1 : 0,
  );
  return weights.every(Boolean) ? weights.reduce<number>((sum, one) => sum + one, 1) : 0;
}

/** Those that fit, the best first where something is typed. */
export function search(entries: readonly Entry[], { typed, colours, box }: Wanted): Entry[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const fits = (entry: Entry): boolean =>
    (colours.length === 0 || colours.includes(colourOf(entry) ?? '')) && (box === null || entry.box === box);
  return entries
    .filter(fits)
    .map((entry, at) => ({ entry, at, weight: weigh(entry, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || one.at - other.at)
    .map(({ entry }) => entry);
}

/** Those that a search finds by a name alone. */
export function named(entries: readonly Entry[], typed: string): Entry[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const isNamed = ({ names }: Entry): boolean => words.every((word) => fold(names.join(' ')).includes(word));
  return words.length === 0 ? [] : search(entries, { ...EVERYTHING, typed }).filter(isNamed);
}

/** Those whose name stands in a text, as a word of its own. */
export function namedIn(entries: readonly Entry[], text: string): Entry[] {
  const isIn = ({ name, group }: Entry): boolean =>
    group !== 'rules' && group !== 'king' && new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u').test(text);
  return entries.filter(isIn);
}
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
