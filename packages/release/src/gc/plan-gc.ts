import type { DiscoveryDocument } from '@suite/contracts';

/** A version in the store. */
export interface StoredVersion {
  readonly app: string;
  readonly version: string;
  /** Null where it was not noted. */
  readonly publishedAt: Date | null;
}

export interface GcFacts {
  readonly stored: readonly StoredVersion[];
  readonly document: DiscoveryDocument;
  /** Documents that visitors got since the days began that are looked back to. */
  readonly recent: readonly DiscoveryDocument[];
  /** Versions that were stable, by app, the latest last. */
  readonly stableVersions: Readonly<Record<string, readonly string[]>>;
  /** Versions that pages reported in those days. */
  readonly alive: readonly { readonly app: string; readonly version: string }[];
  /** How many earlier versions of each app stay to go back to. */
  readonly keep: number;
  readonly since: Date;
}

/**
 * Versions that nobody can have any more. None at all when no page has reported anything: that says that the reports
 * do not arrive, not that nobody is there.
 */
export function planGc(facts: GcFacts): readonly StoredVersion[] {
  if (facts.alive.length === 0) return [];
  return facts.stored.filter((one) => !isRetained(one, facts));
}

function isRetained({ app, version, publishedAt }: StoredVersion, facts: GcFacts): boolean {
  const isSame = (other: { readonly app: string; readonly version: string }) =>
    other.app === app && other.version === version;
  const isNew = publishedAt === null || publishedAt >= facts.since;
  return (
    isNew ||
    facts.alive.some(isSame) ||
    [facts.document, ...facts.recent].some((document) => isIn(document, app, version)) ||
    rollbackTargets(facts, app).includes(version)
  );
}

function rollbackTargets({ stableVersions, keep }: GcFacts, app: string): readonly string[] {
  const all = stableVersions[app] ?? [];
  // The last one is the version that visitors get now.
  return all.slice(Math.max(0, all.length - 1 - keep));
}

function isIn(document: DiscoveryDocument, app: string, version: string): boolean {
  const entries = document.microFrontends[`@suite/${app}`] ?? [];
  return entries.some(({ metadata }) => metadata.version === version);
}
