import type { DeliveredVersion, DeliveryStatus } from '@suite/api';
import {
  type AppName,
  appsOf,
  type DiscoveryDocument,
  type DiscoveryEntry,
  isRemoteName,
} from '@suite/contracts';
import type { Pair } from '../compatibility/matrix.ts';
import { canaryOf, factsOf, stableOf, versionsOf } from '../document/document.ts';
import { rateInterval } from '../judge/intervals.ts';
import { judge } from '../judge/judge.ts';
import {
  added,
  type Counts,
  type Minute,
  minutesOf,
  NO_OUTCOMES,
  type Outcomes,
  totals,
} from '../judge/outcomes.ts';
import { formerVersions } from '../rollout/releases.ts';
import { isLocked } from '../rollout/rollout.ts';
import type { HistoryRecord } from '../store/history.ts';
import type { ReportedOutcomes, Telemetry } from '../telemetry/telemetry.ts';
import type { KeyNames } from '../trust/key-names.ts';
import { lastChanges } from './last-changes.ts';
import { whyNobodyLoads } from './why-nobody-loads.ts';

type AppStatus = DeliveryStatus['apps'][number];
type Cohort = 'stable' | 'canary';

/** What the store knows beside the document. */
interface Known {
  readonly history?: readonly HistoryRecord[];
  /** Every pair that visitors could get. */
  readonly pairs?: readonly Pair[];
  readonly keyNames?: KeyNames;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOTHING: ReportedOutcomes = {
  ...NO_OUTCOMES,
  reasons: {},
  medianLoadMs: { stable: null, canary: null },
};

/**
 * Which versions visitors get and how they fare. Loads count from the beginning of the rollout on, without a canary
 * of the last day. Without telemetry the document alone is told.
 */
export async function readStatus(
  document: DiscoveryDocument,
  telemetry: Pick<Telemetry, 'outcomes'> | null,
  now: Date,
  { history = [], pairs = [], keyNames }: Known = {},
): Promise<DeliveryStatus> {
  const facts = factsOf(document);
  const changes = lastChanges(history, keyNames);
  const isKnown = facts.revision > 0;
  return {
    revision: isKnown ? facts.revision : null,
    author: isKnown ? facts.author : null,
    reason: isKnown ? facts.reason : null,
    changedAt: isKnown ? facts.at : null,
    asOf: now.toISOString(),
    pairs: pairs.map(({ missing, ...pair }) => ({ ...pair, missing: [...missing] })),
    apps: await Promise.all(
      toldApps(document).map(async (app) => ({
        ...(await appStatus(document, app, telemetry, now)),
        lastChange: changes.get(app) ?? null,
        former: formerVersions(history, document, app)[0] ?? null,
      })),
    ),
  };
}

/** The shell comes first; what is locked and has no version yet is told, too. */
function toldApps(document: DiscoveryDocument): readonly AppName[] {
  const locked = factsOf(document).locked.filter(isRemoteName);
  return [...new Set([...appsOf(document), ...locked])];
}

async function appStatus(
  document: DiscoveryDocument,
  app: AppName,
  telemetry: Pick<Telemetry, 'outcomes'> | null,
  now: Date,
): Promise<Omit<AppStatus, 'lastChange' | 'former'>> {
  const [stable, canary] = [stableOf(document, app), canaryOf(document, app)];
  const dayAgo = now.getTime() - DAY_MS;
  const began = canary ? Date.parse(canary.extras.suite.since ?? '') || dayAgo : dayAgo;
  const reported =
    telemetry && stable
      ? await telemetry.outcomes({
          app,
          stable: stable.metadata.version,
          canary: canary?.metadata.version ?? null,
          since: new Date(Math.min(began, dayAgo)),
        })
      : NOTHING;
  const ofRollout: Outcomes = {
    series: reported.series.map((one) => ({ ...one, minutes: since(one.minutes, began) })),
  };
  const counts = totals(minutesOf(ofRollout));
  const judgement = judge(ofRollout);
  return {
    app,
    locked: isLocked(document, app),
    versions: versionsOf(document, app).map((entry) =>
      delivered(entry, counts[cohortOf(entry)], reported.medianLoadMs[cohortOf(entry)]),
    ),
    verdict: canary ? judgement.verdict : 'no-canary',
    evidence: canary ? judgement.evidence : 1,
    judgement:
      canary && telemetry ? (whyNobodyLoads(ofRollout, reported.reasons, canary) ?? judgement.reason) : null,
    history: byHour(since(minutesOf(reported), dayAgo)),
  };
}

function cohortOf(entry: DiscoveryEntry): Cohort {
  return entry.deployment.default ? 'stable' : 'canary';
}

function delivered(entry: DiscoveryEntry, counts: Counts, medianLoadMs: number | null): DeliveredVersion {
  const { state, since: began } = entry.extras.suite;
  const interval = rateInterval(counts);
  return {
    version: entry.metadata.version,
    state,
    traffic: entry.deployment.traffic,
    cohorts: [...(entry.deployment.cohorts ?? [])],
    since: began ?? null,
    ...counts,
    badRate: counts.loads > 0 ? counts.bad / counts.loads : null,
    interval: interval && [...interval],
    medianLoadMs,
  };
}

function since(minutes: readonly Minute[], beginMs: number): readonly Minute[] {
  // The minute in which a rollout begins is the rollout's.
  return minutes.filter(({ at }) => Date.parse(at) + 60_000 > beginMs);
}

function byHour(minutes: readonly Minute[]): AppStatus['history'] {
  const hours = new Map<number, AppStatus['history'][number]>();
  for (const { at, stable, canary } of minutes) {
    const hour = Math.floor(Date.parse(at) / HOUR_MS) * HOUR_MS;
    const known = hours.get(hour);
    hours.set(hour, {
      at: new Date(hour).toISOString(),
      stable: known ? added(known.stable, stable) : stable,
      canary: known ? added(known.canary, canary) : canary,
    });
  }
  return [...hours.values()];
}
