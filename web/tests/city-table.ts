// A game as a real server described it, for tests that click in it. Requests are answered from what was recorded.
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import type { DeedSent, DeedTables, Preview, State } from '../src/api/types';
import type { Choice } from '../src/city/move/choice';
import { CityMove } from '../src/city/move/move.svelte';
import type { DieId } from '../src/city/move/move-like';
import { deedsOf, type Deed, type Thing, type Use } from '../src/play/state/deeds';
import { Game } from '../src/play/state/game.svelte';

interface Recorded {
  readonly state: State;
  readonly moves: DeedTables;
  readonly previews: readonly Preview[];
}

export interface Sent {
  readonly path: string;
  readonly body: { moves?: string[]; move?: string; decision?: string; deed?: DeedSent };
}

export const recordedIn = (name: string): Recorded =>
  JSON.parse(readFileSync(`tests/data/${name}.json`, 'utf8')) as Recorded;

/** `change`: other previews than those that were recorded. */
export function sitAt(
  name: string,
  change = (previews: readonly Preview[]): readonly Preview[] => previews,
): { game: Game; move: CityMove; sent: Sent[] } {
  sessionStorage.clear(); // nobody sat here before
  const found = recordedIn(name);
  const recorded = { ...found, previews: change(found.previews) };
  const game = new Game('table');
  game.state = recorded.state;
  game.deeds = deedsOf(recorded.moves);
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (address: string, request: { body: string }) => {
    const path = address.replace(/^.*\/table/, '').replace(/\?.*$/, '');
    const body = JSON.parse(request.body) as Sent['body'];
    sent.push({ path, body });
    return Promise.resolve(answer(path, body, recorded));
  });
  return { game, move: new CityMove(game), sent };
}

const UNKNOWN = { text: '', label: '', results: [], beats: [], later: [], seats: [] };

function answer(path: string, body: Sent['body'], recorded: Recorded): Response {
  if (path === '/moves/preview') {
    const known = new Map(recorded.previews.map((preview) => [preview.move, preview]));
    const moves = body.moves!.map((code) => ({ move: code, ...UNKNOWN, ...known.get(code) }));
    return json({ moves });
  }
  if (path === '/why-not') return json({ legal: false, reason: 'The rules say no.' });
  return json({ error: { code: 'outdated', message: 'This decision no longer stands.', remedy: 'Look again' } }, 409);
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** A deed in short, as a test writes it: `fight event:war with A red 3, N red 2 by militiaman`. */
export function brief({ deed, targets, dice }: Choice): string {
  const lot = dice.length > 0 ? `with ${dice.join(', ')}` : '';
  return [deed.verb, targets.at(-1), lot, deed.cube ? `by ${deed.cube.key}` : ''].filter(Boolean).join(' ');
}

/** A deed that no server listed. */
export const deedOf = (verb: string, more: Partial<Deed> = {}): Deed => ({
  id: verb,
  verb,
  target: null,
  dice: [],
  price: {},
  cube: null,
  amount: null,
  paid: null,
  texts: { verb, target: '', price: '', cube: '', amount: '', paid: '' },
  ...more,
});

/** A die of a seat as deeds name it. */
export const use = (owner: number | null, colour: string, value: number, more: Partial<Use> = {}): Use => ({
  owner,
  colour,
  value,
  place: null,
  asColour: null,
  asValue: null,
  isTurned: false,
  isChosen: false,
  text: '',
  ...more,
});

export const thing = (kind: string, key = '', place: number | null = null): Thing => ({ kind, key, place });

export const die = (owner: string, colour: string, value: number, index = 0): DieId =>
  ({ owner, colour, value, index }) as DieId;
