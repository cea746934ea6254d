import {
  type DiscoveryDocument,
  type DiscoveryEntry,
  discoveryName,
  type RemoteName,
  remotesOf,
  revokedName,
  type SuiteExtras,
} from '@suite/contracts';
import { bucketOf } from './bucket.ts';
import { exclusiveSlices } from './exclusive-slices.ts';
import { satisfies } from './version-range.ts';

/** Who loads the page, and what the shell that is running brings. */
export interface Visit {
  /** Cookie `suite_uid`. */
  readonly visitorId: string;
  readonly cohorts: readonly string[];
  /** Version by app. Only what the document lists is taken; only a signed one may be a revoked version. */
  readonly overrides: Readonly<Record<string, VersionOverride>>;
  /** Version of the contracts of the shell that is running. */
  readonly shellVersion: string;
  /** Versions of the shared libraries of that shell; without it what the document says of its stable shell. */
  readonly shared?: Readonly<Record<string, string>>;
}

export interface VersionOverride {
  readonly version: string;
  readonly isSigned: boolean;
}

/** One address to try a version from. */
export interface Candidate {
  readonly entry: DiscoveryEntry;
  readonly version: string;
  /** What the version is to the visitor, for telemetry. */
  readonly cohort: 'canary' | 'stable';
  readonly because: 'override' | 'cohort' | 'bucket' | 'default';
  readonly script: string;
  /** The same bytes from elsewhere. */
  readonly isFallbackAddress: boolean;
}

/** By remote what to try, in order: the visitor's version, its other address, the stable version, its other address. */
export type Resolution = Readonly<Record<RemoteName, readonly Candidate[]>>;

/** Which version of each remote a visitor gets. Pure: the same in the page, the release command and the tests. */
export function resolve(document: DiscoveryDocument, visit: Visit): Resolution {
  const slice = isExclusive(document) ? exclusiveOwner(document, visit) : null;
  return Object.fromEntries(
    remotesOf(document).map((remote) => {
      const usable = (document.microFrontends[discoveryName(remote)] ?? []).filter((entry) =>
        isCompatible(entry, document, visit),
      );
      const alive = usable.filter((entry) => !isRevoked(document, remote, entry.metadata.version));
      const stable = alive.find((entry) => entry.deployment.default);
      const chosen =
        chosenAs('override', overridden(remote, { usable, alive }, visit)) ??
        chosenAs('cohort', ofCohort(alive, visit)) ??
        chosenAs('bucket', ofBucket(remote, alive, visit, slice));
      return [remote, [...(chosen ?? []), ...(chosenAs('default', stable) ?? [])].filter(isFirstOfItsScript)];
    }),
  );
}

/** Whether a version was withdrawn: it is loaded for nobody, and taken off the page where it is shown. */
export function isRevoked(document: DiscoveryDocument, remote: string, version: string): boolean {
  return documentExtras(document)?.revoked?.includes(revokedName(remote, version)) ?? false;
}

/** Whether a withdrawn version does harm: it leaves the page at once, whatever is typed there. */
export function isInsecure(document: DiscoveryDocument, remote: string, version: string): boolean {
  return documentExtras(document)?.insecure?.includes(revokedName(remote, version)) ?? false;
}

/** Counts up with every change of the document; 0 where it is not told. */
export function revisionOf(document: DiscoveryDocument): number {
  return documentExtras(document)?.revision ?? 0;
}

/** What is said of the document as a whole stands with the shell. */
function documentExtras(document: DiscoveryDocument): SuiteExtras | undefined {
  const shells = document.microFrontends[discoveryName('shell')] ?? [];
  return shells.find((entry) => entry.deployment.default)?.extras.suite;
}

function isExclusive(document: DiscoveryDocument): boolean {
  return documentExtras(document)?.exclusive === true;
}

/** A version that needs other contracts or libraries than the shell brings is left out before a byte is fetched. */
function isCompatible(entry: DiscoveryEntry, document: DiscoveryDocument, visit: Visit): boolean {
  const { contract, shared } = entry.extras.suite;
  const brought = visit.shared ?? sharedOf(document);
  return (
    satisfies(visit.shellVersion, contract.requiresShell) &&
    Object.entries(shared).every(([name, range]) => {
      const version = brought[name];
      return version === undefined || satisfies(version, range);
    })
  );
}

function sharedOf(document: DiscoveryDocument): Readonly<Record<string, string>> {
  const ranges = Object.entries(documentExtras(document)?.shared ?? {});
  return Object.fromEntries(ranges.map(([name, range]) => [name, range.replace('^', '')]));
}

function overridden(
  remote: RemoteName,
  { usable, alive }: Readonly<Record<'usable' | 'alive', readonly DiscoveryEntry[]>>,
  { overrides }: Visit,
): DiscoveryEntry | undefined {
  const wanted = overrides[remote];
  const among = wanted?.isSigned ? usable : alive;
  return wanted && among.find((entry) => entry.metadata.version === wanted.version);
}

function ofCohort(alive: readonly DiscoveryEntry[], { cohorts }: Visit): DiscoveryEntry | undefined {
  return alive.find(
    ({ deployment }) => !deployment.default && deployment.cohorts?.some((name) => cohorts.includes(name)),
  );
}

type Slice = (remote: RemoteName) => number | null;

/** Canaries of a remote take the visitor's buckets one after the other, the stable version the rest. */
function ofBucket(
  remote: RemoteName,
  alive: readonly DiscoveryEntry[],
  { visitorId }: Visit,
  slice: Slice | null,
): DiscoveryEntry | undefined {
  let from = 0;
  for (const entry of alive) {
    const { traffic, salt = '', default: isDefault } = entry.deployment;
    if (isDefault || traffic === 0) continue;
    const bucket = slice ? slice(remote) : bucketOf(remote, salt, visitorId);
    const to = from + Math.round(traffic * 100);
    if (bucket !== null && bucket >= from && bucket < to) return entry;
    from = to;
  }
  return undefined;
}

/** In exclusive mode: the visitor's place within a remote's slice of the one hash, null outside of it. */
function exclusiveOwner(document: DiscoveryDocument, { visitorId }: Visit): Slice {
  const remotes = remotesOf(document);
  const requests = remotes.map((remote) => {
    const canaries = (document.microFrontends[discoveryName(remote)] ?? []).filter(
      (entry) => !entry.deployment.default,
    );
    const percent = canaries.reduce((sum, entry) => sum + entry.deployment.traffic, 0);
    return { remote, buckets: Math.round(percent * 100) };
  });
  const owners = exclusiveSlices(remotes, requests);
  const bucket = bucketOf('exclusive', '', visitorId);
  return (remote) => {
    if (owners[bucket] !== remote) return null;
    // How many buckets of the slice come before: slices may be in pieces.
    return owners.slice(0, bucket).filter((owner) => owner === remote).length;
  };
}

function isFirstOfItsScript({ script }: Candidate, index: number, all: readonly Candidate[]): boolean {
  return all.findIndex((one) => one.script === script) === index;
}

/** The addresses of a version. */
function chosenAs(because: Candidate['because'], entry: DiscoveryEntry | undefined): Candidate[] | null {
  if (!entry) return null;
  const { url, fallbackUrl, metadata, deployment, extras } = entry;
  const script = extras.suite.entry.url;
  const cohort = deployment.default ? 'stable' : 'canary';
  const first: Candidate = {
    entry,
    version: metadata.version,
    cohort,
    because,
    script,
    isFallbackAddress: false,
  };
  const other = extras.suite.entry.fallbackUrl ?? (fallbackUrl && besides(fallbackUrl, url, script));
  return other ? [first, { ...first, script: other, isFallbackAddress: true }] : [first];
}

/** Where a script is beside the other address of its manifest. */
function besides(otherManifest: string, manifest: string, script: string): string {
  const folder = (url: string) => url.slice(0, url.lastIndexOf('/') + 1);
  return folder(otherManifest) + script.slice(folder(manifest).length);
}
