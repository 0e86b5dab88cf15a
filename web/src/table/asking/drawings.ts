// Which drawing stands beside an answer of a decision.
import { emblemOf } from '../../city/cards/emblems';
import { drawingOf, iconOf, type Resource, type Row } from '../../dice/view';
import type { Thing } from '../../play/state/deeds';
import type { Option, Part } from './stages';

const VERBS: Readonly<Record<string, string>> = {
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

const THINGS: Readonly<Record<string, (key: string) => string | null>> = {
  card: emblemOf,
  event: emblemOf,
  gate: emblemOf,
  space: (key) => drawingOf(key as Row),
  lying: (key) => drawingOf(key as Row),
  building: (key) => drawingOf(key as Row),
  resource: (key) => iconOf(key as Resource),
  track: () => 'resident',
};

const pictureOfThing = (thing: Thing | null): string | null => (thing && THINGS[thing.kind]?.(thing.key)) ?? null;

export function pictureOf({ deed }: Option, part: Part): string | null {
  if (part === 'verb') return VERBS[deed.verb] ?? 'i-hand';
  if (part === 'target' || part === 'amount') return pictureOfThing(deed.target) ?? VERBS[deed.verb] ?? null;
  if (part === 'cube') return pictureOfThing(deed.cube) ?? 'cube-a';
  if (part === 'deed') return pictureOfThing(deed.target);
  return part === 'paid' && deed.paid ? iconOf(deed.paid as Resource) : null;
}
