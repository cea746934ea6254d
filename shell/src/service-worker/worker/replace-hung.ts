import { START_LOCK } from '@suite/contracts';
import { Route, type Router } from 'workbox-routing';
import { forOtherProcess, hungStarts, startsOf, waitMs } from './hung-starts.ts';

/** Until the lock of a page is held that has just asked for it. */
const BEGIN_MS = 500;

const scope = self as unknown as ServiceWorkerGlobalScope;
const replaced = new Set<string>();
/** Addresses of pages that are on their way in the place of one that hangs. */
const onTheirWay = new Set<string>();

/** Asks anew for the page of a canary of the shell that hangs, in its tab: there the former shell takes its place. */
export function replaceHung(router: Router): void {
  router.registerRoute(
    new Route(
      ({ url, request }) => request.mode === 'navigate' && onTheirWay.delete(url.href),
      async ({ request }) => forOtherProcess(await fetch(request)),
    ),
  );
  // Its pages would wait for the end of the activation.
  scope.addEventListener('activate', () => void watchStarts());
  scope.addEventListener('message', (event) => {
    const { data } = event as ExtendableMessageEvent;
    if (data === START_LOCK.name) (event as ExtendableMessageEvent).waitUntil(watchStarts());
  });
}

async function watchStarts(): Promise<void> {
  await delay(BEGIN_MS);
  for (;;) {
    const { held = [] } = await navigator.locks.query();
    const starts = startsOf(held).filter(({ name }) => !replaced.has(name));
    if (starts.length === 0) return;
    for (const { name, url } of hungStarts(starts, Date.now())) {
      replaced.add(name);
      await askAnew(url);
    }
    await delay(waitMs(starts, Date.now()));
  }
}

async function askAnew(url: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' });
  for (const page of pages.filter((one) => one.url === url && one.visibilityState === 'visible')) {
    onTheirWay.add(withoutFragment(url));
    // It may be closed meanwhile.
    page.navigate(url).catch(() => undefined);
  }
}

function withoutFragment(url: string): string {
  return url.split('#')[0] ?? url;
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
