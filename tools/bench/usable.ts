import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContextOptions, chromium } from 'playwright';
import { CHROMIUM_ARGUMENTS, provideChromium } from '../chromium.ts';
import { type Figure, median, rounded } from './figure.ts';
import { emulate, type Network } from './first-picture.ts';
import { BENCH_FOLDER } from './folder.ts';
import { startSuite } from './server.ts';

const PORT = 3188;
const ROUNDS = 5;
const SLOWED = 4;
/** What the browser's own tools call Slow 4G. */
const SLOW_4G: Network = { latencyMs: 562.5, megabitsPerSecond: 1.475 };
/** Addresses of the demo project. */
const PAGES: Readonly<Record<string, string>> = {
  masterplan: '/masterplan/1',
  building: '/masterplan/3/building/6',
};
const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
};
/** The picture stands and answers: in the first HTML, or in the page. */
const USABLE = '[data-still="shown"], [data-picture-state="ready"]:not([data-shapes="0"])';

/**
 * Time until a picture stands and can be used, from an empty cache, on a processor four times slower and Slow 4G.
 * `AGAINST_ORIGIN` names a suite that runs already, of another checkout say, which is visited in turn with this one.
 */
export async function* usableBench(): AsyncIterable<Figure> {
  const other = process.env.AGAINST_ORIGIN;
  const folder = path.join(BENCH_FOLDER, 'usable');
  await rm(folder, { recursive: true, force: true });
  const server = await startSuite(folder, PORT);
  try {
    for (const [screen, options] of Object.entries(SCREENS)) {
      for (const [page, address] of Object.entries(PAGES)) {
        const name = `usable-${screen}-${page}`;
        yield* compared(
          name,
          [server.origin, ...(other ? [other] : [])].map((one) => one + address),
          options,
        );
      }
    }
  } finally {
    await server.stop();
  }
}

/** The first of the addresses, beside the second where there is one. */
async function* compared(
  name: string,
  [own = '', other]: readonly string[],
  options: BrowserContextOptions,
): AsyncIterable<Figure> {
  const ownMs: number[] = [];
  const otherMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ownMs.push(await visit(own, options));
    if (other) otherMs.push(await visit(other, options));
  }
  const figure: Figure = { name, value: rounded(median(ownMs)), unit: 'ms' };
  if (!other) {
    yield figure;
    return;
  }
  const ratios = ownMs.map((ms, round) => ms / (otherMs[round] ?? Number.NaN));
  yield { name: `${name}-other`, value: rounded(median(otherMs)), unit: 'ms' };
  yield { ...figure, against: `${name}-other`, ratio: rounded(median(ratios), 3), limit: '<= 0.6' };
}

async function visit(url: string, options: BrowserContextOptions): Promise<number> {
  const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_ARGUMENTS });
  try {
    // What a service worker fetches is not slowed by the page's session.
    const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await emulate(session, SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(USABLE).first().waitFor({ timeout: 60_000 });
    return await page.evaluate(() => performance.now());
  } finally {
    await browser.close();
  }
}
