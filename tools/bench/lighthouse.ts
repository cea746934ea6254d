import { rm } from 'node:fs/promises';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { CHROMIUM_ARGUMENTS, provideChromium } from '../chromium.ts';
import { type Figure, median, rounded } from './figure.ts';
import { BENCH_FOLDER } from './folder.ts';
import { startSuite } from './server.ts';

const PORT = 3197;
const DEBUGGING_PORT = 9347;
const ROUNDS = Number(process.env.LIGHTHOUSE_ROUNDS ?? 5);

/** Addresses of the demo project. */
const PAGES: Readonly<Record<string, string>> = {
  arrival: '/',
  map: '/map',
  masterplan: '/masterplan/1',
  building: '/masterplan/3/building/6',
  home: '/masterplan/3/building/6/apartment/',
};

const CATEGORIES = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;
const AUDITS = {
  'largest-contentful-paint': { unit: 'ms', limit: undefined },
  'total-blocking-time': { unit: 'ms', limit: 'value <= 100' },
  'cumulative-layout-shift': { unit: 'times', limit: 'value <= 0' },
} as const;

/**
 * Lighthouse as a phone on a slow network (its own simulation), on the built suite: `LIGHTHOUSE_ORIGIN` measures one
 * that runs already.
 */
export async function* lighthouseBench(): AsyncIterable<Figure> {
  const running = process.env.LIGHTHOUSE_ORIGIN;
  if (running) {
    yield* pagesAt(running);
    return;
  }
  const folder = path.join(BENCH_FOLDER, 'lighthouse');
  await rm(folder, { recursive: true, force: true });
  const server = await startSuite(folder, PORT);
  try {
    yield* pagesAt(server.origin);
  } finally {
    await server.stop();
  }
}

async function* pagesAt(origin: string): AsyncIterable<Figure> {
  for (const [name, address] of Object.entries(PAGES)) {
    const url = origin + (name === 'home' ? await homePath(origin, address) : address);
    const rounds: Readonly<Record<string, number>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(url));
    yield* figuresOf(name, (key) => median(rounds.map((one) => one[key] ?? Number.NaN)));
  }
}

function* figuresOf(name: string, middle: (key: string) => number): Iterable<Figure> {
  for (const [category, least] of Object.entries(CATEGORIES)) {
    const value = rounded(middle(category) * 100);
    yield { name: `lighthouse-${name}-${category}`, value, unit: '%', limit: `value >= ${least}` };
  }
  for (const [audit, { unit, limit }] of Object.entries(AUDITS)) {
    const value = rounded(middle(audit), unit === 'ms' ? 0 : 3);
    yield { name: `lighthouse-${name}-${audit}`, value, unit, ...(limit && { limit }) };
  }
}

async function homePath(origin: string, address: string): Promise<string> {
  const result = await fetch(`${origin}/api/v1/frontend/buildings/6/apartments`);
  const { data } = (await result.json()) as { data: readonly { readonly id: number }[] };
  return address + data[0]?.id;
}

/** One visit in a browser of its own, so that nothing of the one before is kept. */
async function measure(url: string): Promise<Readonly<Record<string, number>>> {
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const onlyCategories = Object.keys(CATEGORIES);
    const result = await lighthouse(url, { port: DEBUGGING_PORT, logLevel: 'error', onlyCategories });
    if (!result) throw new Error(`Lighthouse gives no result for ${url}`);
    const { audits, categories } = result.lhr;
    return {
      ...Object.fromEntries(onlyCategories.map((id) => [id, categories[id]?.score ?? Number.NaN])),
      ...Object.fromEntries(Object.keys(AUDITS).map((id) => [id, audits[id]?.numericValue ?? Number.NaN])),
    };
  } finally {
    await browser.close();
  }
}
