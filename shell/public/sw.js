// Service worker of the whole site. Files of released versions never change, so they are kept; pages are asked of
// the server and shown from what was kept only when it does not answer. Everything else goes its own way.
const RELEASED = 'released-files';
const PAGES = 'pages';
const MOST_FILES = 300;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/r/')) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate' || url.pathname === '/discovery.json') {
    event.respondWith(serverFirst(event, request.mode === 'navigate' ? '/' : url.pathname));
  }
});

async function keptFirst(request) {
  const cache = await caches.open(RELEASED);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    await cache.put(request.url, answer.clone());
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST_FILES))) await cache.delete(old);
  }
  return answer;
}

// One page serves every address: the shell reads the address itself.
async function serverFirst(event, key) {
  const cache = await caches.open(PAGES);
  try {
    const answer = await fetch(event.request);
    if (answer.status === 200) event.waitUntil(cache.put(key, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}
