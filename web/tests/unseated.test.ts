import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '../src/play/state/game.svelte';

const seated = { status: 'running', yours: [0], you: 0, pending: [0], decision: { id: '3.0.0', question: '' } };
const watching = { status: 'running', yours: [], you: null, pending: [0], decision: null };
const BARRED = { error: { code: 'barred', message: 'The host has sent you away from this table.', remedy: '' } };
const TAKEN = { kind: 'seat', seat: 0, text: ['Blaise, a bot, takes the place of Colin.'] };

/** A server for whom somebody sits at the table, watches it or is sent away. */
class Table {
  state: object | null = seated;
  sockets: { onmessage: (event: { data: string }) => void; onclose: (event: { code: number }) => void }[] = [];

  constructor() {
    const { sockets } = this;
    vi.stubGlobal(
      'WebSocket',
      class {
        onmessage = (): void => undefined;
        onclose = (): void => undefined;
        constructor() {
          sockets.push(this);
        }
        close(): void {}
      },
    );
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(url.includes('/moves') ? this.moves() : this.answer()));
  }

  frame(seq: number, messages: object[] = []): object {
    return { seq, messages, state: this.state };
  }

  private moves(): Response {
    const { moves } = JSON.parse(readFileSync('tests/data/turn-2p.json', 'utf8')) as { moves: object };
    return Response.json({ ...moves, decision: seated.decision });
  }

  private answer(): Response {
    if (this.state === null) return Response.json(BARRED, { status: 403 });
    const told = { seq: 2, kind: 'seat', seat: 0, created: 0, beats: [TAKEN] };
    return Response.json(this.state === seated ? this.frame(5) : this.frame(2, [told]));
  }
}

describe('whoever loses the seat', () => {
  let table: Table;
  let game: Game;
  const newest = () => table.sockets.at(-1)!;

  beforeEach(async () => {
    table = new Table();
    game = new Game('x');
    await game.open();
  });
  afterEach(() => {
    game.close();
    vi.unstubAllGlobals();
  });

  it('watches, in the count of who watches, and chooses nothing any more', async () => {
    expect(game.isYourTurn).toBe(true);
    table.state = watching;
    newest().onmessage({ data: JSON.stringify(table.frame(2)) });
    await vi.waitFor(() => expect(game.you).toBeNull());
    expect(game.isYourTurn).toBe(false);
    expect(game.messages.map((message) => message.beats)).toEqual([[TAKEN]]);
    expect(table.sockets).toHaveLength(2);
  });

  it('sees why where nothing may be seen any more', async () => {
    table.state = null;
    newest().onclose({ code: 4404 });
    await vi.waitFor(() => expect(game.state).toBeNull());
    expect(game.problem?.code).toBe('barred');
    expect(table.sockets).toHaveLength(1);
  });

  it('does not ask for ever where only the socket is refused', async () => {
    newest().onclose({ code: 4403 });
    await vi.waitFor(() => expect(table.sockets).toHaveLength(2));
    newest().onclose({ code: 4403 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(table.sockets).toHaveLength(2);
    expect(game.isYourTurn).toBe(true);
  });
});
