import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { enquiryJourneys } from '../../e2e/walker/enquiry-journeys.ts';
import { demoPaths } from '../../e2e/walker/paths.ts';
import { walk } from '../../e2e/walker/walk.ts';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../chromium.ts';
import { type Figure, rounded } from './figure.ts';
import { BENCH_FOLDER } from './folder.ts';
import { startSuite } from './server.ts';

const PORT = 3197;
const STEPS = 10_000;
const JOURNEYS = 200;
const NONE = '<= 0';

/**
 * A seeded walk of 10,000 steps through the running suite while network and storage fail, then 200 journeys of a form
 * whose responses are lost. `--seed` takes one again; `--steps` and `--journeys` take fewer.
 */
export async function* walkBench(): AsyncIterable<Figure> {
  const { BENCH_SEED, BENCH_STEPS, BENCH_JOURNEYS } = process.env;
  const seed = Number(BENCH_SEED ?? randomInt(2 ** 20));
  yield { name: 'faults-seed', value: seed, unit: 'points' };
  const dataDir = path.join(BENCH_FOLDER, 'faults');
  await rm(dataDir, { recursive: true, force: true });
  const server = await startSuite(dataDir, PORT);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS });
  const note = (text: string) => console.error(text);
  try {
    const { origin } = server;
    const paths = await demoPaths(origin);
    const startedMs = performance.now();
    const counts = await walk(browser, { origin, seed, paths, steps: Number(BENCH_STEPS ?? STEPS), note });
    const ms = (performance.now() - startedMs) / counts.steps;
    yield { name: 'faults-steps', value: counts.steps, unit: 'times' };
    yield { name: 'faults-walks', value: counts.walks, unit: 'times' };
    yield { name: 'faults-step', value: rounded(ms), unit: 'ms' };
    yield { name: 'faults-blank-pages', value: counts.blankPages, unit: 'times', limit: NONE };
    yield { name: 'faults-endless-skeletons', value: counts.endlessSkeletons, unit: 'times', limit: NONE };
    yield { name: 'faults-uncaught-errors', value: counts.uncaughtErrors, unit: 'times', limit: NONE };
    yield { name: 'faults-lost-texts', value: counts.lostTexts, unit: 'times', limit: NONE };
    const forms = await enquiryJourneys(browser, {
      origin,
      seed,
      paths,
      journeys: Number(BENCH_JOURNEYS ?? JOURNEYS),
      note,
    });
    yield { name: 'faults-form-journeys', value: forms.journeys, unit: 'times' };
    yield { name: 'faults-form-lost-texts', value: forms.lostTexts, unit: 'times', limit: NONE };
    yield { name: 'faults-form-lost-enquiries', value: forms.lostEnquiries, unit: 'times', limit: NONE };
    yield {
      name: 'faults-form-doubled-enquiries',
      value: forms.doubledEnquiries,
      unit: 'times',
      limit: NONE,
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
