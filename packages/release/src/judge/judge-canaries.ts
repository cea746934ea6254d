import { type AppName, appsOf, type DiscoveryDocument } from '@suite/contracts';
import { canaryOf, stableOf } from '../document/document.ts';
import { RolloutError } from '../rollout/rollout.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { type Judgement, judge } from './judge.ts';

export interface JudgedCanary extends Judgement {
  readonly app: AppName;
  readonly version: string;
  /** What was done about it now. */
  readonly done: 'aborted' | 'paused' | null;
}

/** All that the judge may do. It has neither the right to promote nor to release. */
export interface Intervention {
  abort(app: AppName, version: string, reason: string): Promise<unknown>;
  /** Nobody gets the canary by chance any more, until a person takes the next step. */
  pause(app: AppName, version: string, reason: string): Promise<unknown>;
}

/** Judges every canary of a document once, and takes back or pauses those that are worse than what they replace. */
export async function judgeCanaries(
  document: DiscoveryDocument,
  telemetry: Pick<Telemetry, 'outcomes'>,
  actor: Intervention,
): Promise<readonly JudgedCanary[]> {
  const judged: JudgedCanary[] = [];
  for (const app of appsOf(document)) {
    const found = await judgeCanary(document, app, telemetry);
    if (!found) continue;
    const isPaused = canaryOf(document, app)?.deployment.traffic === 0;
    judged.push({ ...found, done: await intervene(found, isPaused, actor) });
  }
  return judged;
}

async function intervene(
  { app, version, verdict, reason }: Omit<JudgedCanary, 'done'>,
  isPaused: boolean,
  actor: Intervention,
): Promise<JudgedCanary['done']> {
  if (verdict === 'abort') return (await taken(() => actor.abort(app, version, reason))) ? 'aborted' : null;
  if (verdict !== 'pause' || isPaused) return null;
  return (await taken(() => actor.pause(app, version, reason))) ? 'paused' : null;
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
async function taken(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (error instanceof RolloutError) return false;
    throw error;
  }
}
