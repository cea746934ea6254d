import { type CDPSession, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, provideChromium } from '../chromium.ts';
import { median } from './figure.ts';

export interface FirstPicture {
  readonly requests: number;
  /** As they came over the wire, headers included. */
  readonly transferBytes: number;
  /** Scripts and styles alone. */
  readonly codeBytes: number;
  readonly readyMs: number;
}

const ROUNDS = 5;
/** Lagoon House: a building with two views and 34 homes. */
const BUILDING_NAME = 'B2';
/** By address: the shell fetches some of its scripts ahead, which the browser does not call scripts. */
const CODE = /\.(js|css)$/;

interface NamedResource {
  readonly id: number;
  readonly attributes: { readonly name: string; readonly masterplansId: number };
}

/** Of the building that is measured. */
export async function buildingPath(origin: string): Promise<string> {
  const result = await fetch(`${origin}/api/v1/frontend/projects/1/buildings`);
  const { data } = (await result.json()) as { data: readonly NamedResource[] };
  const building = data.find((one) => one.attributes.name === BUILDING_NAME);
  if (!building) throw new Error(`The demo project has no building ${BUILDING_NAME}`);
  return `/masterplan/${building.attributes.masterplansId}/building/${building.id}`;
}

/** A network as the browser emulates it. */
export interface Network {
  readonly latencyMs: number;
  readonly megabitsPerSecond: number;
}

/** Medians over some visits, each with an empty cache, until the picture and its polygons are painted. */
export async function firstPicture(origin: string, network?: Network): Promise<FirstPicture> {
  const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_ARGUMENTS });
  const url = origin + (await buildingPath(origin));
  try {
    const visits: FirstPicture[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // What a service worker fetches is neither counted nor slowed by the page's session.
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      if (network) await emulate(session, network);
      visits.push(await visit(page, session, url));
      await context.close();
    }
    const middle = (key: keyof FirstPicture) => median(visits.map((one) => one[key]));
    return {
      requests: middle('requests'),
      transferBytes: middle('transferBytes'),
      codeBytes: middle('codeBytes'),
      readyMs: middle('readyMs'),
    };
  } finally {
    await browser.close();
  }
}

/** A network as slow as this one. */
export async function emulate(session: CDPSession, { latencyMs, megabitsPerSecond }: Network): Promise<void> {
  const throughput = (megabitsPerSecond * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

async function visit(page: Page, session: CDPSession, url: string): Promise<FirstPicture> {
  const open = new Set<string>();
  const codeIds = new Set<string>();
  const bytes = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return;
    open.add(requestId);
    if (CODE.test(new URL(request.url).pathname)) codeIds.add(requestId);
  });
  // What comes from the browser's cache is no request to the server.
  session.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) open.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (open.has(requestId)) bytes.set(requestId, encodedDataLength);
  });
  const startedMs = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('[data-picture-state="ready"]:not([data-shapes="0"])').waitFor();
  const readyMs = performance.now() - startedMs;
  const sum = (ids: readonly string[]) => ids.reduce((total, id) => total + (bytes.get(id) ?? 0), 0);
  const all = [...open];
  const code = all.filter((id) => codeIds.has(id));
  return { requests: all.length, transferBytes: sum(all), codeBytes: sum(code), readyMs };
}
