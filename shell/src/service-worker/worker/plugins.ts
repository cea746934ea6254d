import { PAGE_READS_ID, type PageReads } from '@suite/contracts';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { hasIntegrity, isOfType, isWorthKeeping } from './copies.ts';
import { CACHES } from './requests.ts';

const MOST: Readonly<Record<string, number>> = {
  [CACHES.released]: 300,
  [CACHES.pictures]: 60,
  [CACHES.pages]: 30,
  [CACHES.catalogue]: 120,
};
/** In the tags of the page: its scripts have such addresses too, of things that are no files. */
const SHELL_FILE = /(?:src|href)=["']?(\/r\/shell\/[^"' >]+)/g;
/** Of the address that a page was made for; the sentence about lost scripts stays. */
const FACTS = /<!--facts-->.*<!--\/facts-->/s;
/** What the page reads first; nothing in it ends its script. */
const READS = new RegExp(`<script type="application/json" id="${PAGE_READS_ID}">([^<]*)</script>`);
const DOCUMENT = '/discovery.json';

/** What stands in as well for a server that is there and fails, or for one that is not ours. */
export const refuseErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, state }) => {
    const isOther = request.mode !== 'navigate' && response.ok && isOfType(response, 'text/html');
    if (response.status < 500 && !isOther) return response;
    if (state) state.refused = response;
    throw new Error(`${request.url} answered with ${response.status}`);
  },
  // Nothing is kept: the visitor gets what the server said.
  handlerDidError: async ({ state }) => state?.refused as Response | undefined,
};

export const keepGood: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (!(await isWorthKeeping(request, response))) return null;
    if (request.mode !== 'navigate') return response;
    const html = await response.text();
    await keepFilesOf(html);
    await keepReadsOf(html, response.headers);
    return new Response(html.replace(READS, ''), { headers: response.headers });
  },
};

/** As if the page had asked: a page that stands in later gets them as copies, which say of when they are. */
async function keepReadsOf(html: string, page: Headers): Promise<void> {
  const json = READS.exec(html)?.[1];
  if (json === undefined) return;
  const catalogue = await caches.open(CACHES.catalogue);
  for (const [path, { body, version }] of Object.entries(JSON.parse(json) as PageReads)) {
    const headers = {
      'content-type': 'application/json',
      date: page.get('date') ?? new Date().toUTCString(),
    };
    const known = version === null ? {} : { 'x-catalogue-version': String(version) };
    await catalogue.put(path, Response.json(body, { headers: { ...headers, ...known } }));
  }
}

/** A page is kept when the files that it names are: a page of one version never stands with half of another. */
async function keepFilesOf(html: string): Promise<void> {
  const files = await caches.open(CACHES.released);
  const wanted = new Set([...html.matchAll(SHELL_FILE)].map(([, file = '']) => file));
  for (const file of wanted) if (!(await files.match(file, { ignoreVary: true }))) await files.add(file);
}

/** A copy that is not what was published is fetched anew, and so is one that a page asks past the caches for. */
export const checkCopies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
    // The request that is handed over is the key alone.
    const { request } = event as FetchEvent;
    if (!cachedResponse || request.cache === 'no-cache' || request.cache === 'reload') return null;
    const integrity = request.integrity || (await integrityInPage(new URL(request.url).pathname));
    return (await hasIntegrity(cachedResponse.clone(), integrity)) ? cachedResponse : null;
  },
};

/** What the page says of a file of the shell: browsers ask for those ahead, without it. */
async function integrityInPage(pathname: string): Promise<string> {
  if (!pathname.startsWith('/r/shell/')) return '';
  const html = (await (await latestPage())?.text()) ?? '';
  const tag = html.match(/<(?:script|link)[^>]*>/g)?.find((one) => one.includes(pathname)) ?? '';
  return /integrity=["']?([^"' >]+)/.exec(tag)?.[1] ?? '';
}

/** Of a copy that the server itself sent, since its database does not respond. */
const COPIED_AT = 'x-copied-at';

/** Tells the page that asked whether it got a copy, and of when; null for a response of the server. */
export const reportCopies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event, state }) => {
    if (!cachedResponse) return null;
    if (state) state.isCopy = true;
    const { headers } = cachedResponse;
    await report(event, headers.get(COPIED_AT) ?? headers.get('date'));
    return cachedResponse;
  },
  fetchDidSucceed: async ({ event, response, state }) => {
    // What comes too late was waited for by nobody.
    if (!state?.isCopy) await report(event, response.headers.get(COPIED_AT));
    return response;
  },
};

async function report(event: ExtendableEvent, copiedAt: string | null): Promise<void> {
  const scope = self as unknown as ServiceWorkerGlobalScope;
  const page = await scope.clients.get((event as FetchEvent).clientId);
  page?.postMessage({ copiedAt });
}

/** The page of the latest visit stands in for one that was never opened here: the shell reads the address itself. */
export const pageFallback: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (cachedResponse) return cachedResponse;
    const other = await latestPage();
    return other ? new Response((await other.text()).replace(FACTS, ''), { headers: other.headers }) : null;
  },
};

async function latestPage(): Promise<Response | undefined> {
  const pages = await caches.open(CACHES.pages);
  const keys = (await pages.keys()).filter(({ url }) => !new URL(url).pathname.startsWith(DOCUMENT));
  const latest = keys.at(-1);
  return latest && (await pages.match(latest, { ignoreVary: true }));
}

export const limitCopies: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    const surplus = keys.length - (MOST[cacheName] ?? keys.length);
    if (surplus <= 0) return;
    const inUse = cacheName === CACHES.released ? await pageTexts() : '';
    const spare = keys.filter(({ url }) => !inUse.includes(new URL(url).pathname));
    for (const old of spare.slice(0, surplus)) await cache.delete(old);
  },
};

/** The kept pages and document, whose files stay however many there are. */
async function pageTexts(): Promise<string> {
  const pages = await caches.open(CACHES.pages);
  const kept = await pages.matchAll();
  return (await Promise.all(kept.map((one) => one.text()))).join();
}
