// What of the page stays on the device, to be opened while the server is away. Parts of one release belong together: the
// first page is kept last, when everything it needs is there, so that half of a new release never replaces a whole old one.
import { find } from './routes';
import { words } from './words/words.svelte';

const CACHE = 'troyes-2'; // as in public/sw.js, like what is lasting
const TABLES = ['/table', '/table/king', '/table/dice', '/table/score'];
const LASTING = ['/assets/', '/api/v2/words/'];
const KEY = 'troyes.tables';
const PAUSE = 2000; // milliseconds: what the person wants to see comes first

/** Keep what this visit has fetched and, once a page for real tables was opened, all of those. */
export async function keep(path: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  if (hasTables(path)) await Promise.all(TABLES.map((table) => find(table)?.load()));
  const cache = await caches.open(CACHE);
  await cache.addAll(await missing(cache, fetched()));
  if (await isOfThisRelease(await cache.match('/'))) return;
  const first = await fetch('/');
  if (await isOfThisRelease(first.clone())) await cache.put('/', first);
}

/** Whether the server has a newer page than this one, whose parts it no longer has. */
export async function isReplaced(): Promise<boolean> {
  try {
    return !(await isOfThisRelease(await fetch('/')));
  } catch {
    return false; // it is away
  }
}

async function isOfThisRelease(first: Response | undefined): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')!;
  const parts = [new URL(entry.src).pathname, ...words.languages.map(({ version }) => version)];
  if (!first?.ok) return false;
  const said = await first.text();
  return parts.every((part) => said.includes(part));
}

const fetched = (): string[] =>
  [...new Set(performance.getEntriesByType('resource').map(({ name }) => pathOf(name)))].filter((path) =>
    LASTING.some((start) => path.startsWith(start)),
  );

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

async function missing(cache: Cache, paths: readonly string[]): Promise<string[]> {
  const kept = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
  return paths.filter((path) => !kept.has(path));
}

function hasTables(path: string): boolean {
  try {
    if (TABLES.includes(path)) localStorage.setItem(KEY, '1');
    return localStorage.getItem(KEY) !== null;
  } catch {
    return TABLES.includes(path); // a device without storage knows of this visit only
  }
}
