import { sendWaiting } from '@suite/api-client/outbox';
import { OUTBOX } from '@suite/contracts';
import { registerQuotaErrorCallback } from 'workbox-core';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { checkCopies, keepGood, limitCopies, pageFallback, refuseErrors, reportCopies } from './plugins.ts';
import { replaceHung } from './replace-hung.ts';
import { CACHES, cacheKey, kindOf } from './requests.ts';

/** After that a network that hangs counts as one that is away. */
const NETWORK_TIMEOUT_S = 3;
/** Other releases vary their responses by what a browser accepts; what it accepted then it accepts now. */
const matchOptions = { ignoreVary: true };

/** Never changes under its address. */
const released = new CacheFirst({
  cacheName: CACHES.released,
  matchOptions,
  plugins: [cacheKey, checkCopies, keepGood, limitCopies],
});
const picture = new CacheFirst({
  cacheName: CACHES.pictures,
  matchOptions,
  plugins: [cacheKey, checkCopies, keepGood, limitCopies],
});
const fresh = (cacheName: string) =>
  new NetworkFirst({
    cacheName,
    matchOptions,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [cacheKey, refuseErrors, keepGood, limitCopies, reportCopies],
  });
const page = new NetworkFirst({
  cacheName: CACHES.pages,
  matchOptions,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [cacheKey, pageFallback, refuseErrors, keepGood, limitCopies],
});
const STRATEGIES = {
  released,
  picture,
  page,
  document: fresh(CACHES.pages),
  catalogue: fresh(CACHES.catalogue),
};

const router = new Router();
replaceHung(router);
for (const [kind, strategy] of Object.entries(STRATEGIES)) {
  router.registerRoute(
    new Route(({ url, request }) => kindOf(request, url, location.origin) === kind, strategy),
  );
}
router.addFetchListener();

// What can be had again makes room for what is shown.
registerQuotaErrorCallback(async () => {
  for (const name of [CACHES.pictures, CACHES.catalogue]) await caches.delete(name);
});

const scope = self as unknown as ServiceWorkerGlobalScope;
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(scope.clients.claim()));

// The network is back, and the page may be closed. What still waits makes the browser try once more.
scope.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === OUTBOX) sync.waitUntil(sendAllWaiting());
});

async function sendAllWaiting(): Promise<void> {
  const waiting = await sendWaiting();
  if (waiting.length > 0) throw new Error(`${waiting.length} requests still wait`);
}
