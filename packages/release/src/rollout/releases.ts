import type { AppName, DiscoveryDocument, RemoteName } from '@suite/contracts';
import { bringsPair, pairsOf, refusals } from '../compatibility/matrix.ts';
import { readNeeds } from '../compatibility/needs.ts';
import { canaryOf, factsOf, stableOf, withExtras } from '../document/document.ts';
import { PublishError } from '../publish/publish-error.ts';
import { publishedEntry } from '../publish/published.ts';
import { claimIssues, liveClaims } from '../publish/route-claims.ts';
import type { HistoryRecord } from '../store/history.ts';
import type { Change, ReleaseStore } from '../store/release-store.ts';
import {
  isLocked,
  isRevoked,
  nextStep,
  RolloutError,
  withAborted,
  withCanary,
  withCohort,
  withExclusive,
  withLock,
  withoutRevoked,
  withPaused,
  withPin,
  withPromoted,
  withRolledBack,
  withServiceWorker,
  withStable,
  withTraffic,
} from './rollout.ts';

/** Who makes a change, and why. */
export interface Actor {
  readonly author: string;
  readonly reason: string;
}

export interface ReleaseOptions {
  /** Percent of the visitors; everybody, as the stable version, when it is left out. */
  readonly traffic?: number | undefined;
  /** Whether a version that was taken back is released all the same. */
  readonly again?: boolean | undefined;
  /** Origin with the same files, for a page that cannot reach its own. */
  readonly fallbackOrigin?: string | undefined;
}

export interface RollbackOptions {
  /** Whether open pages let go of the version at once. Default: false. */
  readonly isInsecure?: boolean | undefined;
  /** Of a shell: whether remotes that it cannot load go back with it. Default: false. */
  readonly withRemotes?: boolean | undefined;
  /** Only if this is still the stable version. */
  readonly from?: string | undefined;
}

/** Changes of who gets which version, each written at once and with its place in the history. */
export class Releases {
  readonly store: ReleaseStore;
  readonly #actor: Actor;

  constructor(store: ReleaseStore, actor: Actor) {
    this.store = store;
    this.#actor = actor;
  }

  /** Gives a published version to everybody, or to some percent of the visitors as a canary. */
  async release(app: AppName, version: string, options: ReleaseOptions = {}): Promise<HistoryRecord> {
    const { traffic, again = false } = options;
    const entry = await publishedEntry(this.store, app, version, options.fallbackOrigin);
    const since = new Date().toISOString();
    return this.#change('release', app, version, (before) => {
      const document = again ? withoutRevoked(before, app, version) : before;
      if (traffic === undefined) return withStable(document, app, withExtras(entry, { since }));
      const salt = `r${factsOf(before).revision + 1}`;
      return withCanary(document, app, entry, { traffic, salt, cohorts: [], since });
    });
  }

  /** Gives several published versions to everybody in one change: they may need each other. */
  async releaseTogether(
    versions: readonly { readonly app: AppName; readonly version: string }[],
  ): Promise<HistoryRecord> {
    const entries = await Promise.all(
      versions.map(async ({ app, version }) => ({
        app,
        entry: await publishedEntry(this.store, app, version),
      })),
    );
    const since = new Date().toISOString();
    const names = versions.map(({ app }) => app).join(' ');
    return this.#change('release', names, versions.map(({ version }) => version).join(' '), (before) =>
      entries.reduce(
        (document, { app, entry }) => withStable(document, app, withExtras(entry, { since })),
        before,
      ),
    );
  }

  /** Gives the canary to more visitors: to the next step, or to so many percent. */
  step(app: AppName, traffic?: number): Promise<HistoryRecord> {
    return this.#change('step', app, null, (document) => {
      const now = canaryOf(document, app)?.deployment.traffic ?? 0;
      return withTraffic(document, app, traffic ?? nextStep(now), new Date().toISOString());
    });
  }

  cohort(app: AppName, cohort: string, isIn: boolean): Promise<HistoryRecord> {
    const action = isIn ? 'cohort add' : 'cohort rm';
    return this.#change(action, app, cohort, (document) => withCohort(document, app, cohort, isIn));
  }

  /** Makes the canary the stable version; when a version is named, only if that is still the canary. */
  promote(app: AppName, version?: string): Promise<HistoryRecord> {
    return this.#change('promote', app, null, (before) => {
      requireStill('canary', before, app, version);
      return withPromoted(before, app);
    });
  }

  /** Takes the canary back; when a version is named, only if that is still the canary. */
  async abort(app: AppName, version?: string, isInsecure = false): Promise<HistoryRecord> {
    return this.#change('abort', app, null, (before) => {
      requireStill('canary', before, app, version);
      return withAborted(before, app, isInsecure);
    });
  }

  /** Gives the canary to no visitor by chance, until the next step; only if this version is still the canary. */
  async pause(app: AppName, version?: string): Promise<HistoryRecord> {
    return this.#change('pause', app, null, (before) => {
      requireStill('canary', before, app, version);
      return withPaused(before, app);
    });
  }

  /** Goes back to an earlier version: the one that was stable before, unless it is named. */
  async rollback(app: AppName, to?: string, options: RollbackOptions = {}): Promise<HistoryRecord> {
    const { isInsecure = false, withRemotes = false, from } = options;
    const version = to ?? (await this.earlierVersion(app));
    const entry = await publishedEntry(this.store, app, version);
    return this.#change('rollback', app, version, async (document) => {
      requireStill('stable', document, app, from);
      const back = withRolledBack(document, app, entry, isInsecure);
      return withRemotes ? this.#withFittingRemotes(back) : back;
    });
  }

  /** The document with each remote that a shell of it cannot load at the latest former version that all can. */
  async #withFittingRemotes(document: DiscoveryDocument): Promise<DiscoveryDocument> {
    const unfit = pairsOf(document, await readNeeds(this.store, document)).filter(
      ({ missing }) => missing.length > 0,
    );
    let changed = document;
    for (const remote of new Set(unfit.map((pair) => pair.remote))) {
      changed = await this.#rolledBackToFit(changed, remote);
    }
    return changed;
  }

  async #rolledBackToFit(document: DiscoveryDocument, remote: RemoteName): Promise<DiscoveryDocument> {
    for (const version of formerVersions(await this.store.history(), document, remote)) {
      if (!(await this.store.has(remote, version))) continue;
      const entry = await publishedEntry(this.store, remote, version);
      const changed = withRolledBack(document, remote, entry);
      const pairs = pairsOf(changed, await readNeeds(this.store, changed));
      if (pairs.every((pair) => pair.remote !== remote || pair.missing.length === 0)) return changed;
    }
    throw new RolloutError(`${remote} has no former version that this shell can load`);
  }

  pin(app: AppName, isPinned: boolean): Promise<HistoryRecord> {
    const action = isPinned ? 'pin' : 'unpin';
    return this.#change(action, app, null, (document) => withPin(document, app, isPinned));
  }

  lock(apps: readonly AppName[], locked: boolean): Promise<HistoryRecord> {
    const action = locked ? 'lock' : 'unlock';
    return this.#change(action, apps.join(' '), null, (document) => withLock(document, apps, locked));
  }

  exclusive(isOn: boolean): Promise<HistoryRecord> {
    return this.#change('exclusive', 'all', isOn ? 'on' : 'off', (document) => withExclusive(document, isOn));
  }

  serviceWorker(isOn: boolean): Promise<HistoryRecord> {
    return this.#change('service-worker', 'all', isOn ? 'on' : 'off', (document) =>
      withServiceWorker(document, isOn),
    );
  }

  /** The version that was stable before the one that is, is still in the store and was not taken back. */
  async earlierVersion(app: AppName): Promise<string> {
    const { document } = await this.store.readDocument();
    for (const version of formerVersions(await this.store.history(), document, app)) {
      if (await this.store.has(app, version)) return version;
    }
    throw new RolloutError(`${app} has no earlier version to go back to`);
  }

  /** Whether every visitor gets this version already. */
  async isServed(app: AppName, version: string): Promise<boolean> {
    const stable = stableOf((await this.store.readDocument()).document, app);
    return stable?.metadata.version === version && stable.deployment.traffic === 100;
  }

  /** Whether a start of the suite must not give its own sources to everybody, for a person decided otherwise. */
  async isHeld(app: AppName, version: string): Promise<boolean> {
    const { document } = await this.store.readDocument();
    const isPinned = stableOf(document, app)?.extras.suite.state === 'pinned';
    const isCanary = canaryOf(document, app) !== undefined;
    return isPinned || isCanary || isLocked(document, app) || isRevoked(document, app, version);
  }

  async #unfit(before: DiscoveryDocument, after: DiscoveryDocument): Promise<readonly string[]> {
    // No damaged record may stand in the way of taking a version back.
    if (!bringsPair(before, after)) return [];
    const needsOf = await readNeeds(this.store, before, after);
    return refusals(pairsOf(before, needsOf), pairsOf(after, needsOf));
  }

  #change(
    action: string,
    app: string,
    to: string | null,
    change: (document: DiscoveryDocument) => DiscoveryDocument | Promise<DiscoveryDocument>,
  ): Promise<HistoryRecord> {
    return this.store.change(async (before): Promise<Change> => {
      const document = await change(before);
      // What could not be loaded before, and is not what this change brings, has only been found so.
      const known = claimIssues(liveClaims(before));
      const claims = claimIssues(liveClaims(document)).filter((one) => !known.includes(one));
      const unfit = await this.#unfit(before, document);
      if (unfit.length + claims.length > 0) throw new PublishError([...unfit, ...claims].join('\n'));
      const [from, served] = [shownVersion(before, app), shownVersion(document, app)];
      return { document, note: { ...this.#actor, action, app, from, to: to ?? served } };
    });
  }
}

/** Versions that were stable at some time, each once, the latest last. */
export function stableVersions(
  history: readonly Pick<HistoryRecord, 'document'>[],
  app: AppName,
): readonly string[] {
  const versions = history.flatMap(({ document }) => stableOf(document, app)?.metadata.version ?? []);
  return versions.filter((version, index) => versions.indexOf(version, index + 1) === -1);
}

/** Versions that were stable before the one that is, and were not taken back, the latest first. */
export function formerVersions(
  history: readonly Pick<HistoryRecord, 'document'>[],
  document: DiscoveryDocument,
  app: AppName,
): readonly string[] {
  const now = stableOf(document, app)?.metadata.version;
  return stableVersions(history, app)
    .filter((version) => version !== now && !isRevoked(document, app, version))
    .toReversed();
}

/** What visitors of an app get, for the history: `1.0.0-9f8e7d6c`, or `… and 5 % 1.0.1-…`. */
function shownVersion(document: DiscoveryDocument, app: string): string | null {
  const [stable, canary] = [stableOf(document, app as AppName), canaryOf(document, app as AppName)];
  if (!stable) return null;
  const { version } = stable.metadata;
  return canary ? `${version}, ${canary.deployment.traffic} % ${canary.metadata.version}` : version;
}

function requireStill(
  what: 'canary' | 'stable',
  document: DiscoveryDocument,
  app: AppName,
  version: string | undefined,
): void {
  const entry = what === 'canary' ? canaryOf(document, app) : stableOf(document, app);
  if (version === undefined || entry?.metadata.version === version) return;
  throw new RolloutError(
    `${app} ${version} is not the ${what === 'canary' ? 'canary' : 'stable version'} any more`,
  );
}
