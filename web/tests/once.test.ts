import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../src/api/client';
import { Once } from '../src/api/once';

const failing = (status: number) => (key: string) =>
  Promise.reject(Object.assign(new Refused(status, 'x', '', ''), { key }));
const keyOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(String, (error: unknown) => (error as { key: string }).key);
const answered = (key: string): Promise<string> => Promise.resolve(key);

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('what is asked again', () => {
  it('keeps its key until it is answered', async () => {
    const once = new Once();
    const first = await keyOf(once.send('Bonjour', failing(0)));
    expect(await keyOf(once.send('Bonjour', failing(503)))).toBe(first);
    expect(await once.send('Bonjour', answered)).toBe(first);
    expect(await once.send('Bonjour', answered)).not.toBe(first);
  });

  it('is the same while the answer is awaited', async () => {
    const once = new Once();
    const [one, two] = await Promise.all([once.send('Bonjour', answered), once.send('Bonjour', answered)]);
    expect(one).toBe(two);
  });

  it('is something else after a refusal, and with other words', async () => {
    const once = new Once();
    const refused = await keyOf(once.send('Bonjour', failing(409)));
    const lost = await keyOf(once.send('Bonjour', failing(0)));
    expect(lost).not.toBe(refused);
    expect(await once.send('Bonsoir', answered)).not.toBe(lost);
  });

  it('is known after a reload, whether the answer was lost or the page gone before it', async () => {
    const lost = await keyOf(new Once('a').send('Bonjour', failing(0)));
    const gone = new Promise<string>((resolve) => {
      void new Once('a').send('Bonjour', (key) => (resolve(key), new Promise(() => undefined)));
    });
    expect(await gone).toBe(lost);
    expect(await keyOf(new Once('b').send('Bonjour', failing(0)))).not.toBe(lost); // of another name
    expect(await new Once('a').send('Bonjour', answered)).toBe(lost);
    expect(await new Once('a').send('Bonjour', answered)).not.toBe(lost);
    expect(sessionStorage.getItem('a')).toBeNull();
  });

  it('goes on without a storage, and with nonsense in it', async () => {
    for (const nonsense of ['{', '7', '{"what":"Bonjour"}']) {
      sessionStorage.setItem('a', nonsense);
      expect(await new Once('a').send('Bonjour', answered)).toMatch(/^[0-9a-f]{32}$/);
    }
    vi.stubGlobal('sessionStorage', undefined);
    const once = new Once('a');
    const lost = await keyOf(once.send('Bonjour', failing(0)));
    expect(await once.send('Bonjour', answered)).toBe(lost);
  });
});

describe('opening a table', () => {
  const ORDER = { game: 'city' };
  const keys: string[] = [];

  /** The page anew, and a network that answers or not. */
  async function page(isAnswering: boolean): Promise<typeof import('../src/lobby/opening/opening')> {
    vi.resetModules();
    await (await import('../src/words/words.svelte')).words.speak('en');
    vi.stubGlobal('fetch', (_: string, asked: RequestInit) => {
      keys.push(new Headers(asked.headers).get('Idempotency-Key')!);
      return isAnswering ? Promise.resolve(Response.json({ state: { id: 'x' } })) : Promise.reject(new TypeError());
    });
    return import('../src/lobby/opening/opening');
  }

  beforeEach(() => void (keys.length = 0));

  it('is the same order after a lost answer and a reload, until it is another one', async () => {
    await expect((await page(false)).openTable(ORDER)).rejects.toThrow();
    await (await page(true)).openTable(ORDER);
    await expect((await page(false)).openTable(ORDER)).rejects.toThrow();
    await (await page(true)).openTable({ game: 'dice' });
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('is a new order for whoever has been at a table meanwhile', async () => {
    await expect((await page(false)).openTable(ORDER)).rejects.toThrow();
    const { forgetOrder, openTable } = await page(true);
    forgetOrder();
    await openTable(ORDER);
    expect(keys[1]).not.toBe(keys[0]);
  });
});
