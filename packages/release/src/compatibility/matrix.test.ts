import type { AppName, DiscoveryDocument, DiscoveryEntry } from '@suite/contracts';
import { resolve, resolveShell, sharedOf } from '@suite/domain';
import { expect, it } from 'vitest';
import { versionsOf } from '../document/document.ts';
import { anEntry, aSuite } from '../fixtures/release.ts';
import { seededRandom } from '../judge/random.ts';
import {
  RolloutError,
  withAborted,
  withCanary,
  withCohort,
  withExclusive,
  withPromoted,
  withRolledBack,
  withStable,
  withTraffic,
} from '../rollout/rollout.ts';
import { pairsOf, refusals } from './matrix.ts';
import type { VersionNeeds } from './pair.ts';

const EXPORTS = ['Button', 'Card', 'Carousel', 'Chart'];
const COHORTS = ['press', 'staff'];
const VISITORS = 120;
const CHANGES = 60;

type Random = () => number;
const pick = <One>(random: Random, from: readonly One[]) => from[Math.floor(random() * from.length)] as One;

/** Versions of three apps, of which each shell has some exports, and each remote uses some. */
function madeVersions(random: Random) {
  const needs = new Map<string, VersionNeeds>();
  const entries = new Map<AppName, DiscoveryEntry[]>();
  for (const app of ['shell', 'mf-map', 'mf-panels'] as const) {
    const made = Array.from({ length: 6 }, (_, index) => {
      const entry = anEntry(app, `1.0.0-0000000${index}`);
      const isShell = app === 'shell';
      const names = EXPORTS.filter(() => random() < (isShell ? 0.85 : 0.35));
      const shared = { react: `^19.${pick(random, isShell ? [1, 2] : [0, 1, 1, 2])}.0` };
      needs.set(`${app} ${entry.metadata.version}`, {
        version: entry.metadata.version,
        contract: entry.extras.suite.contract,
        shared,
        uses: isShell ? {} : { '@suite/ui': names },
        offers: isShell ? { '@suite/ui': names } : {},
      });
      return { ...entry, extras: { suite: { ...entry.extras.suite, shared } } };
    });
    entries.set(app, made);
  }
  const needsOf = (app: AppName, { metadata }: DiscoveryEntry) =>
    needs.get(`${app} ${metadata.version}`) as VersionNeeds;
  return { entries, needsOf };
}

/** A change of a rollout as a person could make it; null where the rules of the rollout do not allow it. */
function changed(
  before: DiscoveryDocument,
  random: Random,
  entries: ReadonlyMap<AppName, readonly DiscoveryEntry[]>,
): DiscoveryDocument | null {
  const app = pick(random, ['shell', 'mf-map', 'mf-panels'] as const);
  const entry = pick(random, entries.get(app) ?? []);
  const start = { traffic: pick(random, [30, 60]), salt: `r${random()}`, since: '2026-01-01T00:00:00.000Z' };
  const cohorts = random() < 0.3 ? [pick(random, COHORTS)] : [];
  const changes = [
    () => withStable(before, app, entry),
    () => withCanary(before, app, entry, { ...start, cohorts }),
    () => withTraffic(before, app, pick(random, [20, 50]), start.since),
    () => withCohort(before, app, pick(random, COHORTS), random() < 0.5),
    () => withPromoted(before, app),
    () => withAborted(before, app),
    () => withRolledBack(before, app, entry),
    () => withExclusive(before, random() < 0.5),
  ];
  try {
    return pick(random, changes)();
  } catch (error) {
    if (error instanceof RolloutError) return null;
    throw error;
  }
}

/** Pairs that visitors really get: of every visitor each shell that may start, with each version that may be shown in it. */
function pairsOfVisitors(document: DiscoveryDocument): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (let id = 0; id < VISITORS; id += 1) {
    const cohorts = COHORTS.filter((_, index) => (id >> index) & 1);
    const visitor = { visitorId: `visitor-${id}`, cohorts, overrides: {} };
    for (const shell of resolveShell(document, visitor)) {
      const visit = { ...visitor, shellVersion: '1.0.0', shared: sharedOf(document, shell.version) };
      for (const [remote, candidates] of Object.entries(resolve(document, visit)))
        for (const { version } of candidates) pairs.add(`${shell.version} ${remote} ${version}`);
    }
  }
  return pairs;
}

/** Said another way than by the code that is tested: of exports alone, since pages leave out what needs other libraries. */
function lacksExports(shell: VersionNeeds, remote: VersionNeeds): boolean {
  const offered = new Set(shell.offers['@suite/ui']);
  return (remote.uses['@suite/ui'] ?? []).some((name) => !offered.has(name));
}

function lacksLibrary(shell: VersionNeeds, remote: VersionNeeds): boolean {
  const minor = (range: string | undefined) => Number(range?.split('.')[1]);
  return minor(remote.shared.react) > minor(shell.shared.react);
}

/** A suite of which every visitor can load all. */
function firstSuite(
  { entries, needsOf }: ReturnType<typeof madeVersions>,
  random: Random,
): DiscoveryDocument {
  for (;;) {
    const apps = ['shell', 'mf-map', 'mf-panels'] as const;
    const document = aSuite(...apps.map((app) => [app, pick(random, entries.get(app) ?? [])] as const));
    if (pairsOf(document, needsOf).every(({ missing }) => missing.length === 0)) return document;
  }
}

/** Sixty changes, one after the other; each is held against what visitors would really get. Gives how many were made. */
function rollOut(seed: number): { readonly accepted: number; readonly refused: number } {
  const random = seededRandom(seed);
  const made = madeVersions(random);
  const { entries, needsOf } = made;
  const needs = (app: AppName, version: string) => needsOf(app, { metadata: { version } } as DiscoveryEntry);
  const isHole = (pair: string) => {
    const [shell = '', remote = '', version = ''] = pair.split(' ');
    return lacksExports(needs('shell', shell), needs(remote as AppName, version));
  };
  let document = withExclusive(firstSuite(made, random), seed % 2 === 0);
  let [accepted, refused] = [0, 0];
  for (let turn = 0; turn < CHANGES; turn += 1) {
    const next = changed(document, random, entries);
    if (!next) continue;
    const reasons = refusals(pairsOf(document, needsOf), pairsOf(next, needsOf));
    const holes = [...pairsOfVisitors(next)].filter(isHole);
    const what = `seed ${seed}, change ${turn}: ${reasons.join('; ')}`;
    if (reasons.length > 0) {
      expect(holes.length > 0 || leavesSomebodyOut(next, needs), what).toBe(true);
      refused += 1;
    } else {
      expect(holes, what).toEqual([]);
      accepted += 1;
      document = next;
    }
  }
  return { accepted, refused };
}

it('never gives a visitor what cannot be loaded, and refuses nothing that all can load', () => {
  const made = Array.from({ length: 16 }, (_, index) => rollOut(1_000 + 7_919 * index));
  expect(made.reduce((sum, { accepted }) => sum + accepted, 0)).toBeGreaterThan(50);
  expect(made.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(50);
});

/** Whether a remote is left out of a shell for its libraries: pages do so before a byte of it is fetched. */
function leavesSomebodyOut(
  document: DiscoveryDocument,
  needs: (app: AppName, version: string) => VersionNeeds,
): boolean {
  const versions = (app: AppName) =>
    versionsOf(document, app).map(({ metadata }) => needs(app, metadata.version));
  return (['mf-map', 'mf-panels'] as const).some((app) =>
    versions(app).some((remote) => versions('shell').some((shell) => lacksLibrary(shell, remote))),
  );
}
