import { judgeCanaries, makeKey, seededRandom, signingKeyOf } from '@suite/release';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { expect, it } from 'vitest';
import { releasesOf } from '../modules/delivery/releases.ts';
import { type OutcomeRow, writeOutcomes } from '../modules/delivery/repository.ts';
import { databaseTelemetry } from '../modules/delivery/telemetry-repository.ts';
import { CANARY, makeReleases, STABLE } from '../testing/made-releases.ts';
import { openTestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';

const SEED = 20_261_123;
const MINUTES = 12;
const LOADS_PER_MINUTE = 250;
const BASE = 0.02;
/** Old enough to be judged. */
const MATURE_MS = 120_000;

/** A load that began so long ago; a quarter are the canary's. */
function load(session: string, agoMs: number, bad: number, random: () => number): OutcomeRow {
  const isCanary = random() < 0.25;
  const isBad = random() < (isCanary ? bad : BASE);
  return {
    session,
    remote: 'mf-map',
    version: isCanary ? CANARY : STABLE,
    cohort: isCanary ? 'canary' : 'stable',
    language: random() < 0.5 ? 'sr' : 'en',
    device: random() < 0.6 ? 'phone' : 'desktop',
    member: random() < 0.2,
    network: session,
    bad: isBad,
    mounted: true,
    settled: true,
    reason: isBad ? 'render' : null,
    load_ms: 300,
    symptoms: [],
    began_at: new Date(Date.now() - agoMs),
  };
}

it.each([
  ['alike is never taken back', BASE, []],
  ['worse is, in the same visits', 0.2, ['aborted']],
] as const)('delivery: judge: looked at minute by minute, a canary that is %s', async (_, bad, expected) => {
  await using folder = await temporaryFolder();
  const key = signingKeyOf(makeKey(), 'The key');
  const store = await makeReleases(folder.path, key);
  const app = await openTestApp(FAST_BACKEND, { store, signingKey: key });
  try {
    const random = seededRandom(SEED);
    const releases = releasesOf(store);
    const done: (string | null)[] = [];
    for (let minute = 0; minute < MINUTES; minute += 1) {
      const agoMs = MATURE_MS + (MINUTES - minute) * 60_000;
      const rows = Array.from({ length: LOADS_PER_MINUTE }, (_, index) =>
        load(`${minute}-${index}`, agoMs, bad, random),
      );
      await writeOutcomes(app.db, rows);
      const judged = await judgeCanaries(await releases.document(), databaseTelemetry(app.db), releases);
      done.push(...judged.map((one) => one.done));
    }
    expect(done.filter((one) => one !== null)).toEqual(expected);
  } finally {
    await app.close();
  }
});
