import { type AppName, type DiscoveryDocument, remotesOf } from '@suite/contracts';
import { canaryOf, stableOf } from '../document/document.ts';
import { RolloutError } from '../rollout/rollout.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { type Judgement, judge } from './judge.ts';

export interface JudgedCanary extends Judgement {
  readonly app: AppName;
  readonly version: string;
  /** Whether it was taken back now. */
  readonly isAborted: boolean;
}

/** All that the judge may do. It has neither the right to promote nor to release. */
export interface Abort {
  abort(app: AppName, version: string, reason: string): Promise<unknown>;
}

/** Judges every canary of a document once, and takes back those that are worse than what they replace. */
export async function judgeCanaries(
  document: DiscoveryDocument,
  telemetry: Pick<Telemetry, 'outcomes'>,
  actor: Abort,
): Promise<readonly JudgedCanary[]> {
  const judged: JudgedCanary[] = [];
  for (const app of remotesOf(document)) {
    const found = await judgeCanary(document, app, telemetry);
    if (!found) continue;
    const isAborted =
      found.verdict === 'abort' && (await taken(() => actor.abort(app, found.version, found.reason)));
    judged.push({ ...found, isAborted });
  }
  return judged;
}

/** What is said of the canary of an app; null when it has none. */
export async function judgeCanary(
  document: DiscoveryDocument,
  app: AppName,
  telemetry: Pick<Telemetry, 'outcomes'>,
): Promise<(Judgement & { readonly app: AppName; readonly version: string }) | null> {
  const [stable, canary] = [stableOf(document, app), canaryOf(document, app)];
  if (!stable || !canary) return null;
  const { version } = canary.metadata;
  const since = new Date(canary.extras.suite.since ?? 0);
  const query = { app, stable: stable.metadata.version, canary: version, since };
  return { app, version, ...judge(await telemetry.outcomes(query)) };
}

/** False when a person, or another judge, was faster. */
async function taken(abort: () => Promise<unknown>): Promise<boolean> {
  try {
    await abort();
    return true;
  } catch (error) {
    if (error instanceof RolloutError) return false;
    throw error;
  }
}
