import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../src/api/client';
import { Once } from '../src/api/once';
import { Game } from '../src/play/game.svelte';

const seated = { status: 'running', yours: [0], you: 0, pending: [0], decision: { id: '3.0.0', question: '' } };
const watching = { status: 'running', yours: [], you: null, pending: [0], decision: null };
const BARRED = { error: { code: 'barred', message: 'The host has sent you away from this table.', remedy: '' } };

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
    return Response.json({ decision: seated.decision, fields: [], moves: [], lines: [] });
  }

  private answer(): Response {
    if (this.state === null) return Response.json(BARRED, { status: 403 });
    const told = { seq: 2, kind: 'seat', seat: 0, created: 0, told: ['Blaise, a bot, takes the place of Colin.'] };
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
    expect(game.messages.map((message) => message.told?.[0])).toEqual(['Blaise, a bot, takes the place of Colin.']);
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

describe('what is asked again', () => {
  const failing = (status: number) => (key: string) =>
    Promise.reject(Object.assign(new Refused(status, 'x', '', ''), { key }));
  const keyOf = (asked: Promise<unknown>): Promise<string> =>
    asked.then(String, (error: unknown) => (error as { key: string }).key);
  const answered = (key: string): Promise<string> => Promise.resolve(key);

  it('keeps its key until it is answered', async () => {
    const once = new Once();
    const first = await keyOf(once.send('Bonjour', failing(0)));
    expect(await keyOf(once.send('Bonjour', failing(503)))).toBe(first);
    expect(await once.send('Bonjour', answered)).toBe(first);
    expect(await once.send('Bonjour', answered)).not.toBe(first);
  });

  it('is something else after a refusal, and with other words', async () => {
    const once = new Once();
    const refused = await keyOf(once.send('Bonjour', failing(409)));
    const lost = await keyOf(once.send('Bonjour', failing(0)));
    expect(lost).not.toBe(refused);
    expect(await once.send('Bonsoir', answered)).not.toBe(lost);
  });
});
