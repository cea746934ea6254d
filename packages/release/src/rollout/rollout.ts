import { type AppName, type DiscoveryDocument, type DiscoveryEntry, revokedName } from '@suite/contracts';
import {
  canaryOf,
  checkDocument,
  factsOf,
  stableOf,
  versionsOf,
  withExtras,
  withFacts,
  withVersions,
} from '../document/document.ts';

/** A change that the rules of a rollout do not allow; the message says why in one sentence. */
export class RolloutError extends Error {
  override readonly name = 'RolloutError';
}

/** Percent of the visitors that a canary gets, one step after the other. */
export const STEPS = [5, 25, 50, 100] as const;

/** The step after this share; 100 after the last. */
export function nextStep(traffic: number): number {
  return STEPS.find((step) => step > traffic) ?? 100;
}

/** The document with this version as the one that every visitor of its app gets. */
export function withStable(
  document: DiscoveryDocument,
  app: AppName,
  entry: DiscoveryEntry,
): DiscoveryDocument {
  requireFree(document, app);
  requireNotRevoked(document, app, entry);
  return withOnly(document, app, entry);
}

export interface CanaryStart {
  readonly traffic: number;
  /** Fixed for one rollout, another for the next: who was first this time is somebody else then. */
  readonly salt: string;
  readonly cohorts: readonly string[];
  /** ISO 8601. */
  readonly since: string;
}

/** The document with this version as the canary of its app, which so many percent of the visitors get. */
export function withCanary(
  document: DiscoveryDocument,
  app: AppName,
  entry: DiscoveryEntry,
  { traffic, salt, cohorts, since }: CanaryStart,
): DiscoveryDocument {
  requireFree(document, app);
  requireNotRevoked(document, app, entry);
  requireShare(traffic);
  const { version } = entry.metadata;
  const stable = stableOf(document, app);
  if (!stable) throw new RolloutError(`${app} has no stable version that a canary could fall back to`);
  if (stable.metadata.version === version) throw new RolloutError(`${app} ${version} is the stable version`);
  const under = canaryOf(document, app);
  if (under) {
    throw new RolloutError(`${app} ${under.metadata.version} is on its way: promote or abort it first`);
  }
  const canary = {
    ...withExtras(entry, { state: 'canary', since }),
    deployment: { traffic, default: false, salt, ...(cohorts.length > 0 && { cohorts }) },
  };
  return checkDocument(withVersions(document, app, shared(stable, canary, traffic)));
}

/**
 * The document with another share of visitors for the canary. One that nobody had is judged anew from `now` on: a person
 * has looked at what it was paused for.
 */
export function withTraffic(
  document: DiscoveryDocument,
  app: AppName,
  traffic: number,
  now: string,
): DiscoveryDocument {
  requireFree(document, app);
  requireShare(traffic);
  const { stable, canary } = requireCanary(document, app);
  const begun = canary.deployment.traffic === 0 ? withExtras(canary, { since: now }) : canary;
  return checkDocument(withVersions(document, app, shared(stable, begun, traffic)));
}

/** The document with a canary that nobody gets by chance, nor loses who asked for it by name; always allowed. */
export function withPaused(document: DiscoveryDocument, app: AppName): DiscoveryDocument {
  const { stable, canary } = requireCanary(document, app);
  return checkDocument(withVersions(document, app, shared(stable, canary, 0)));
}

/** The document with a named group of visitors on the canary, or off it. */
export function withCohort(
  document: DiscoveryDocument,
  app: AppName,
  cohort: string,
  isIn: boolean,
): DiscoveryDocument {
  requireFree(document, app);
  const { stable, canary } = requireCanary(document, app);
  const others = (canary.deployment.cohorts ?? []).filter((one) => one !== cohort);
  const { cohorts: _, ...deployment } = canary.deployment;
  const cohorts = isIn ? [...others, cohort].toSorted() : others;
  const changed = { ...canary, deployment: { ...deployment, ...(cohorts.length > 0 && { cohorts }) } };
  return checkDocument(withVersions(document, app, [stable, changed]));
}

/** The document with the canary as the one stable version. */
export function withPromoted(document: DiscoveryDocument, app: AppName): DiscoveryDocument {
  requireFree(document, app);
  return withOnly(document, app, requireCanary(document, app).canary);
}

/** The document without the canary, which nobody gets any more; always allowed. */
export function withAborted(
  document: DiscoveryDocument,
  app: AppName,
  isInsecure = false,
): DiscoveryDocument {
  const { stable, canary } = requireCanary(document, app);
  return withOnly(withRevoked(document, app, canary, isInsecure), app, stable);
}

/** The document with an earlier version for everybody, and the one before revoked; allowed when it is locked. */
export function withRolledBack(
  document: DiscoveryDocument,
  app: AppName,
  entry: DiscoveryEntry,
  isInsecure = false,
): DiscoveryDocument {
  requireNotPinned(document, app);
  requireNotRevoked(document, app, entry);
  const stable = stableOf(document, app);
  if (!stable) throw new RolloutError(`${app} has no version to go back from`);
  if (stable.metadata.version === entry.metadata.version) {
    throw new RolloutError(`${app} ${entry.metadata.version} is the stable version already`);
  }
  return withOnly(withRevoked(document, app, stable, isInsecure), app, entry);
}

/** The document with the stable version kept, or free again. */
export function withPin(document: DiscoveryDocument, app: AppName, isPinned: boolean): DiscoveryDocument {
  const stable = stableOf(document, app);
  if (!stable) throw new RolloutError(`${app} has no version to pin`);
  if (isPinned && canaryOf(document, app)) {
    throw new RolloutError(`${app} has a canary: promote or abort it before it is pinned`);
  }
  const state = isPinned ? 'pinned' : 'stable';
  const versions = versionsOf(document, app).map((one) =>
    one === stable ? withExtras(one, { state }) : one,
  );
  return checkDocument(withVersions(document, app, versions));
}

/** The document with releases of these apps frozen, or free again. */
export function withLock(
  document: DiscoveryDocument,
  apps: readonly AppName[],
  isLocked: boolean,
): DiscoveryDocument {
  const others = factsOf(document).locked.filter((one) => !apps.some((app) => app === one));
  return checkDocument(withFacts(document, { locked: isLocked ? [...others, ...apps].toSorted() : others }));
}

/** The document with canaries in disjoint slices of the visitors, or each for itself. */
export function withExclusive(document: DiscoveryDocument, exclusive: boolean): DiscoveryDocument {
  return checkDocument(withFacts(document, { exclusive }));
}

/** The document with the service worker in use, or dropped by every browser. */
export function withServiceWorker(document: DiscoveryDocument, serviceWorker: boolean): DiscoveryDocument {
  return checkDocument(withFacts(document, { serviceWorker }));
}

/** The document with a version that was taken back allowed again. */
export function withoutRevoked(
  document: DiscoveryDocument,
  app: AppName,
  version: string,
): DiscoveryDocument {
  const without = (names: readonly string[]) => names.filter((one) => one !== revokedName(app, version));
  const { revoked, insecure } = factsOf(document);
  return withFacts(document, { revoked: without(revoked), insecure: without(insecure) });
}

export function isLocked(document: DiscoveryDocument, app: AppName): boolean {
  return factsOf(document).locked.includes(app);
}

export function isRevoked(document: DiscoveryDocument, app: AppName, version: string): boolean {
  return factsOf(document).revoked.includes(revokedName(app, version));
}

/** Two versions that share the visitors out; the one that is no default keeps its place behind. */
function shared(stable: DiscoveryEntry, canary: DiscoveryEntry, traffic: number): readonly DiscoveryEntry[] {
  const rest = Math.round((100 - traffic) * 100) / 100;
  return [
    { ...stable, deployment: { ...stable.deployment, traffic: rest } },
    { ...canary, deployment: { ...canary.deployment, traffic } },
  ];
}

function withOnly(document: DiscoveryDocument, app: AppName, entry: DiscoveryEntry): DiscoveryDocument {
  const state = entry.extras.suite.state === 'pinned' ? 'pinned' : 'stable';
  const only = { ...withExtras(entry, { state }), deployment: { traffic: 100, default: true } };
  // The shell's entry carries the facts of the whole document, whichever version it is.
  const facts = factsOf(document);
  return checkDocument(withFacts(withVersions(document, app, [only]), facts));
}

function withRevoked(
  document: DiscoveryDocument,
  app: AppName,
  entry: DiscoveryEntry,
  isInsecure: boolean,
): DiscoveryDocument {
  const name = revokedName(app, entry.metadata.version);
  const freed = withoutRevoked(document, app, entry.metadata.version);
  const { revoked, insecure } = factsOf(freed);
  return withFacts(freed, {
    revoked: [...revoked, name],
    insecure: isInsecure ? [...insecure, name] : insecure,
  });
}

function requireShare(traffic: number): void {
  const isShare = traffic >= 0 && traffic <= 100 && Number.isInteger(Math.round(traffic * 1e6) / 1e4);
  if (!isShare) throw new RolloutError('The traffic must be 0 to 100 percent, in hundredths at most');
}

function requireCanary(document: DiscoveryDocument, app: AppName) {
  const [stable, canary] = [stableOf(document, app), canaryOf(document, app)];
  if (!stable || !canary) throw new RolloutError(`${app} has no canary`);
  return { stable, canary };
}

function requireFree(document: DiscoveryDocument, app: AppName): void {
  if (isLocked(document, app)) throw new RolloutError(`Releases of ${app} are locked`);
  requireNotPinned(document, app);
}

function requireNotPinned(document: DiscoveryDocument, app: AppName): void {
  const stable = stableOf(document, app);
  if (stable?.extras.suite.state !== 'pinned') return;
  throw new RolloutError(`${app} is pinned to ${stable.metadata.version}: unpin it first`);
}

function requireNotRevoked(document: DiscoveryDocument, app: AppName, { metadata }: DiscoveryEntry): void {
  if (!isRevoked(document, app, metadata.version)) return;
  throw new RolloutError(`${app} ${metadata.version} was taken back; --again releases it all the same`);
}
