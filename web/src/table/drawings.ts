// Which drawing stands beside an answer of a decision.
import { emblemOf } from '../city/emblems';
import { FUNCTION, PRESTIGE, RESOURCE_OF, drawingOf, iconOf, type Colour } from '../dice/view';
import type { Option } from './stages';

const ACTIONS: Readonly<Record<string, string>> = {
  place: 'cit-a',
  settle: 'cit-a',
  take: 'cit-a',
  activate: 'i-hammer',
  build: 'b-cathedral',
  fight: 'i-swords',
  cube: 'cube-a',
  farm: 'i-wheat',
  pass: 'i-out',
  reroll: 'i-die',
  recruit: 'i-people',
  flip: 'i-flip',
  turn: 'i-flip',
  beat: 'enemy',
  also: 'enemy',
  yield: 'i-close',
  with: 'i-die',
  guard: 'guard-a',
  done: 'i-check',
  times: 'cube-a',
};
const BUILDINGS: Readonly<Record<string, string>> = {
  palace: 'b-palace',
  city_hall: 'b-cityhall',
  bishopric: 'b-bishopric',
};

export function pictureOf(option: Option, field: string): string | null {
  const { row } = option;
  if (field === 'action') return ACTIONS[row.values['action'] ?? ''] ?? 'i-hand';
  if (field === 'target') return pictureOfWords(row.words.slice(1)) ?? ACTIONS[row.words[0] ?? ''] ?? null;
  if (field === 'cube') return pictureOfWords(row.words.slice(row.words.indexOf('using') + 1)) ?? 'cube-a';
  if (field === 'deed') return pictureOfDeed(row.values['deed'] ?? '', row.values['colour'] as Colour | undefined);
  if (field === 'payment') return option.values[0] ? iconOf(option.values[0] as 'influence') : null;
  return null;
}

function pictureOfWords(words: readonly string[]): string | null {
  for (const word of words) {
    const found = BUILDINGS[word] ?? (/^[a-z_]+\d*$/.test(word) ? emblemOf(word) : null);
    if (found) return found;
  }
  return null;
}

function pictureOfDeed(deed: string, colour: Colour | undefined): string | null {
  if (!colour) return null;
  if (deed === 'gain') return iconOf(RESOURCE_OF[colour]);
  if (deed === 'prestige') return drawingOf(PRESTIGE[colour]);
  return deed === 'function' ? drawingOf(FUNCTION[colour]) : null;
}
