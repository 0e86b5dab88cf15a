// What the device keeps for the time without a server, asked as a browser asks.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

type Listener = (event: { request: Asked; respondWith: (answer: Promise<Response>) => void }) => void;
interface Asked {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
}

/** The worker beside a cache that, as in a browser, lists last what was put last. */
function start(): { ask: (path: string) => Promise<Response>; kept: () => string[]; asked: () => number } {
  let times = 0;
  const kept = new Map<string, Response>();
  const cache = {
    match: ({ url }: Asked) => Promise.resolve(kept.get(url)),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    delete: ({ url }: Asked) => Promise.resolve(kept.delete(url)),
    put: ({ url }: Asked, answer: Response) => {
      kept.delete(url);
      kept.set(url, answer);
      return Promise.resolve();
    },
  };
  const listeners = new Map<string, Listener>();
  runInNewContext(readFileSync('public/sw.js', 'utf8'), {
    self: { addEventListener: (name: string, listener: Listener) => listeners.set(name, listener) },
    caches: { open: () => Promise.resolve(cache) },
    fetch: () => {
      times += 1;
      return Promise.resolve(new Response('{}'));
    },
    location: { origin: 'http://x' },
    setTimeout: () => 0,
    URL,
    Response,
  });
  const ask = (path: string): Promise<Response> =>
    new Promise((respondWith) => {
      const request = { url: `http://x${path}`, method: 'GET', mode: 'cors' };
      listeners.get('fetch')!({ request, respondWith });
    });
  return { ask, kept: () => [...kept.keys()].map((url) => url.replace('http://x', '')), asked: () => times };
}

it('asks once for a version of the words, and anew for another', async () => {
  const { ask, kept, asked } = start();
  const words = (version: string): string => `/api/v2/words/fr?v=${version}`;
  for (const version of ['1', '2', '1']) await ask(words(version));
  expect([kept(), asked()]).toEqual([[words('1'), words('2')], 2]);
});

it('keeps the sheets asked for last, and the rules whatever is counted', async () => {
  const { ask, kept } = start();
  const sheet = (n: number): string => `/api/v2/real-table/score?modules=${n}`;
  await ask('/api/v2/rules?lang=en');
  for (let n = 0; n < 24; n++) await ask(sheet(n));
  await ask(sheet(0));
  await ask(sheet(24));
  expect(kept()).toHaveLength(25);
  expect(kept()[0]).toBe('/api/v2/rules?lang=en');
  expect([kept().includes(sheet(0)), kept().includes(sheet(1))]).toEqual([true, false]);
});
