// Answers with what is kept on the device while the server is away (src/device.ts says what that is and when it is
// replaced). Games themselves are never kept: every move is asked of the server.
const CACHE = 'troyes-2';
const FIRST = '/';
const LOOKED_UP = ['/api/v2/rules', '/api/v2/almanac', '/api/v2/real-table/score']; // answers that are worth reading without the server
const LASTING = ['/assets/', '/api/v2/words/']; // another address with every change
const ALONGSIDE = ['/icon.svg', '/manifest.webmanifest'];
const PATIENCE = 4000; // milliseconds before a kept page is shown instead
const MOST_ASSETS = 250; // names change with every release; the oldest ones leave
const MOST_ANSWERS = 24; // of each kind: a sheet for every number of players, modules and language that was asked for

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(ALONGSIDE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (isLasting(pathname)) event.respondWith(keptFirst(request));
  else if (LOOKED_UP.includes(pathname)) event.respondWith(networkFirst(request, request, true));
  else if (ALONGSIDE.includes(pathname)) event.respondWith(networkFirst(request, request, true));
  else if (request.mode === 'navigate') event.respondWith(networkFirst(request, FIRST, false));
});

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

const isLasting = (path) => LASTING.some((start) => path.startsWith(start));

/** Files whose name changes with their content are right for ever. */
async function keptFirst(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await trim(cache, isLasting, MOST_ASSETS);
  }
  return answer;
}

/** Every address is answered with the same page, so one copy of it does for all of them. */
async function networkFirst(request, key, isKept) {
  const cache = await caches.open(CACHE);
  const fresh = fetch(request).then(async (answer) => {
    if (isKept && answer.ok) {
      await cache.put(key, answer.clone());
      const { pathname } = new URL(request.url);
      await trim(cache, (path) => path === pathname, MOST_ANSWERS);
    }
    return answer;
  });
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(() => cache.match(key));
  try {
    return (await Promise.race([fresh, late])) ?? (await fresh);
  } catch {
    return (await cache.match(key)) ?? Response.error();
  }
}

/** A cache lists what was put there last at its end. */
async function trim(cache, isMeant, most) {
  const kept = (await cache.keys()).filter(({ url }) => isMeant(new URL(url).pathname));
  await Promise.all(kept.slice(0, -most).map((request) => cache.delete(request)));
}
