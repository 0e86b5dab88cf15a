// Keeps the built files, so that the game opens on a home network that comes and goes. Games themselves are never kept:
// every move is asked of the server.
const CACHE = 'troyes-1';
const FIRST = '/';
const ALONGSIDE = [FIRST, '/icon.svg', '/manifest.webmanifest'];
const LOOKED_UP = '/api/v1/rules'; // the only answer of the server that is worth reading without it
const PATIENCE = 4000; // milliseconds before a kept page is shown instead
const MOST_ASSETS = 250; // names change with every release; the oldest ones leave

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(ALONGSIDE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (url.pathname === LOOKED_UP) event.respondWith(networkFirst(request, request));
  else if (request.mode === 'navigate') event.respondWith(networkFirst(request, FIRST));
  else if (ALONGSIDE.includes(url.pathname)) event.respondWith(networkFirst(request, request));
});

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** Files whose name changes with their content are right for ever. */
async function keptFirst(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await trim(cache);
  }
  return answer;
}

/** Every address is answered with the same page, so one copy of it does for all of them. */
async function networkFirst(request, key) {
  const cache = await caches.open(CACHE);
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  });
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(() => cache.match(key));
  try {
    return (await Promise.race([fresh, late])) ?? (await fresh);
  } catch {
    return (await cache.match(key)) ?? Response.error();
  }
}

async function trim(cache) {
  const assets = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
  await Promise.all(assets.slice(0, -MOST_ASSETS).map((request) => cache.delete(request)));
}
