/**
 * In place of the service worker where the document says that there is to be none: browsers ask for `/sw.js` with each
 * visit, whatever the worker that they have does.
 */
export const DROPPED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(drop()));
async function drop() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;
