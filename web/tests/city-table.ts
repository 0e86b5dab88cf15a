// A game as a real server described it, for tests that click in it. Requests are answered from what was recorded.
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import type { Moves, Preview, State } from '../src/api/types';
import { CityMove } from '../src/city/move.svelte';
import type { DieId } from '../src/city/move-like';
import { rowsOf } from '../src/play/choices';
import { Game } from '../src/play/game.svelte';

interface Recorded {
  readonly state: State;
  readonly moves: Moves;
  readonly previews: readonly Preview[];
}

export interface Sent {
  readonly path: string;
  readonly body: { moves?: string[]; move?: string; decision?: string };
}

export function sitAt(name: string): { game: Game; move: CityMove; sent: Sent[] } {
  const recorded = JSON.parse(readFileSync(`tests/data/${name}.json`, 'utf8')) as Recorded;
  const game = new Game('table');
  game.state = recorded.state;
  game.rows = rowsOf(recorded.moves);
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (address: string, request: { body: string }) => {
    const path = address.replace(/^.*\/table/, '').replace(/\?.*$/, '');
    const body = JSON.parse(request.body) as Sent['body'];
    sent.push({ path, body });
    return Promise.resolve(answer(path, body, recorded));
  });
  return { game, move: new CityMove(game), sent };
}

function answer(path: string, body: Sent['body'], recorded: Recorded): Response {
  if (path === '/moves/preview') {
    const known = new Map(recorded.previews.map((preview) => [preview.move, preview]));
    const moves = body.moves!.map(
      (code) => known.get(code) ?? { move: code, text: '', told: [], effects: [], seats: [] },
    );
    return json({ moves });
  }
  if (path === '/why-not') return json({ legal: false, reason: 'The rules say no.' });
  return json({ error: { code: 'outdated', message: 'This decision no longer stands.', remedy: 'Look again' } }, 409);
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

export const die = (owner: string, colour: string, value: number, index = 0): DieId =>
  ({ owner, colour, value, index }) as DieId;
