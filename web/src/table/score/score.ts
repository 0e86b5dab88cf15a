// The end-scoring sheet: what the form asks for, what was entered, and what is sent to be counted.
import type { Shapes } from '../../api/types';

export type Choice = Shapes['PickShown'];
export type Field = Shapes['CountedShown'];
export type Form = Shapes['FormShown'];
export type Scored = Shapes['ScoreShown'];

/** What one column of the sheet holds: a number, or a number for each level. */
export type Entries = Record<string, number | number[]>;

export interface Sheet {
  names: string[];
  modules: string[];
  characters: string[];
  activities: string[];
  /** At most one. */
  outdoor: string[];
  players: Entries[];
  king: Entries;
}

export const emptySheet = (): Sheet => ({
  names: ['', ''],
  modules: [],
  characters: [],
  activities: [],
  outdoor: [],
  players: [{}, {}],
  king: {},
});

/** Fields that count with what was chosen. */
export function asked(fields: readonly Field[], sheet: Sheet): Field[] {
  const chosen: Record<string, readonly string[]> = {
    characters: sheet.characters,
    activities: sheet.activities,
    outdoor: sheet.outdoor,
  };
  return fields.filter(
    ({ because }) =>
      because === null ||
      Object.entries(because).some(([what, values]) => values.some((value) => chosen[what]?.includes(value))),
  );
}

/** How many levels a field has: one more with the card that adds one. */
export const levelsOf = (field: Field, sheet: Sheet): number =>
  (field.length ?? 3) + (field.longer_with && sheet.activities.includes(field.longer_with) ? 1 : 0);

export function entryOf(entries: Entries, field: Field, level = 0): number {
  const found = entries[field.key];
  return (Array.isArray(found) ? found[level] : found) ?? 0;
}

/** With a number within the limits of the field. */
export function entered(entries: Entries, field: Field, value: number, level = 0, levels = 3): Entries {
  const kept = Math.max(field.low, Math.min(limitOf(field), Math.round(value) || 0));
  if (field.kind !== 'levels') return { ...entries, [field.key]: kept };
  const list = Array.from({ length: levels }, (_, at) => (at === level ? kept : entryOf(entries, field, at)));
  return { ...entries, [field.key]: list };
}

/** Points of spaces are entered as their sum: no single space is worth that much. */
export const limitOf = (field: Field): number => (field.kind === 'spaces' ? 99 : field.high);

/** The sheet as `troyes score` and the server read it. */
export function sheetToSend(sheet: Sheet, form: Form, names: readonly string[]): Record<string, unknown> {
  const column = (entries: Entries, fields: readonly Field[]) =>
    Object.fromEntries(
      asked(fields, sheet).map((field) => [
        field.key,
        field.kind === 'levels'
          ? Array.from({ length: levelsOf(field, sheet) }, (_, level) => entryOf(entries, field, level))
          : entryOf(entries, field),
      ]),
    );
  const player = Array.from({ length: form.players }, (_, at) => ({
    name: names[at] ?? '',
    ...column(sheet.players[at] ?? {}, form.fields),
  }));
  return {
    characters: sheet.characters,
    ...(sheet.activities.length > 0 ? { activities: sheet.activities } : {}),
    ...(sheet.outdoor.length > 0 ? { outdoor: sheet.outdoor[0] } : {}),
    player,
    ...(form.king_fields ? { king: column(sheet.king, form.king_fields) } : {}),
  };
}

/** Choices that the form no longer offers are forgotten. */
export function trimmed(sheet: Sheet, form: Form): Sheet {
  const only = (chosen: readonly string[], choices: readonly Choice[]) =>
    chosen.filter((value) => choices.some((choice) => choice.value === value));
  return {
    ...sheet,
    characters: only(sheet.characters, form.characters.choices).slice(0, form.characters.most),
    activities: only(sheet.activities, form.activities.choices),
    outdoor: only(sheet.outdoor, form.outdoor.choices),
  };
}
