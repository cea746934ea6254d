import {
  type AppName,
  appsOf,
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

/** Who loads the page. */
export interface Visitor {
  /** Cookie `suite_uid`. */
  readonly visitorId: string;
  readonly cohorts: readonly string[];
  /** Version by app. Only what the document lists is taken; only a signed one may be a revoked version. */
  readonly overrides: Readonly<Record<string, VersionOverride>>;
}

/** A visitor, and what the shell that is running brings. */
export interface Visit extends Visitor {
  /** Version of the contracts of that shell. */
  readonly shellVersion: string;
  /** Versions of its shared libraries; without it what the document says of its stable shell. */
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
  const slice = sliceOf(document, visit);
  return Object.fromEntries(
    remotesOf(document).map((remote) => {
      const usable = entriesOf(document, remote).filter((entry) => isCompatible(entry, document, visit));
      return [remote, candidates(document, remote, usable, visit, slice)];
    }),
  );
}

/** Which versions of the shell a visitor gets, in order, by the same rules; it brings what it needs. */
export function resolveShell(document: DiscoveryDocument, visitor: Visitor): readonly Candidate[] {
  return candidates(document, 'shell', entriesOf(document, 'shell'), visitor, sliceOf(document, visitor));
}

function candidates(
  document: DiscoveryDocument,
  app: AppName,
  usable: readonly DiscoveryEntry[],
  visitor: Visitor,
  slice: Slice | null,
): readonly Candidate[] {
  const alive = usable.filter((entry) => !isRevoked(document, app, entry.metadata.version));
  const stable = alive.find((entry) => entry.deployment.default);
  const chosen =
    chosenAs('override', overridden(app, { usable, alive }, visitor)) ??
    chosenAs('cohort', ofCohort(alive, visitor)) ??
    chosenAs('bucket', ofBucket(app, alive, visitor, slice));
  return [...(chosen ?? []), ...(chosenAs('default', stable) ?? [])].filter(isFirstOfItsScript);
}

function entriesOf(document: DiscoveryDocument, app: AppName): readonly DiscoveryEntry[] {
  return document.microFrontends[discoveryName(app)] ?? [];
}

/** Whether a version of any app is tried beside the stable one, on however few. */
export function hasCanary({ microFrontends }: DiscoveryDocument): boolean {
  return Object.values(microFrontends)
    .flat()
    .some(({ deployment }) => !deployment.default);
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

/** Whether browsers may have the service worker; true where it is not told. */
export function hasServiceWorker(document: DiscoveryDocument): boolean {
  return documentExtras(document)?.serviceWorker !== false;
}

/** What is said of the document as a whole stands with the shell. */
function documentExtras(document: DiscoveryDocument): SuiteExtras | undefined {
  return stableShell(document)?.extras.suite;
}

function stableShell(document: DiscoveryDocument): DiscoveryEntry | undefined {
  return entriesOf(document, 'shell').find((entry) => entry.deployment.default);
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

/** Versions of the shared libraries of a shell; of the stable one, where the document does not list it. */
export function sharedOf(document: DiscoveryDocument, shell?: string): Readonly<Record<string, string>> {
  const running = entriesOf(document, 'shell').find(({ metadata }) => metadata.version === shell);
  const ranges = Object.entries((running ?? stableShell(document))?.extras.suite.shared ?? {});
  return Object.fromEntries(ranges.map(([name, range]) => [name, range.replace('^', '')]));
}

function overridden(
  app: AppName,
  { usable, alive }: Readonly<Record<'usable' | 'alive', readonly DiscoveryEntry[]>>,
  { overrides }: Visitor,
): DiscoveryEntry | undefined {
  const wanted = overrides[app];
  const among = wanted?.isSigned ? usable : alive;
  return wanted && among.find((entry) => entry.metadata.version === wanted.version);
}

function ofCohort(alive: readonly DiscoveryEntry[], { cohorts }: Visitor): DiscoveryEntry | undefined {
  return alive.find(
    ({ deployment }) => !deployment.default && deployment.cohorts?.some((name) => cohorts.includes(name)),
  );
}

type Slice = (app: AppName) => number | null;

/** Canaries of an app take the visitor's buckets one after the other, the stable version the rest. */
function ofBucket(
  app: AppName,
  alive: readonly DiscoveryEntry[],
  { visitorId }: Visitor,
  slice: Slice | null,
): DiscoveryEntry | undefined {
  let from = 0;
  for (const entry of alive) {
    const { traffic, salt = '', default: isDefault } = entry.deployment;
    if (isDefault || traffic === 0) continue;
    const bucket = slice ? slice(app) : bucketOf(app, salt, visitorId);
    const to = from + Math.round(traffic * 100);
    if (bucket !== null && bucket >= from && bucket < to) return entry;
    from = to;
  }
  return undefined;
}

/** In exclusive mode: the visitor's place within an app's slice of the one hash, null outside of it. */
function sliceOf(document: DiscoveryDocument, { visitorId }: Visitor): Slice | null {
  if (!isExclusive(document)) return null;
  const apps = appsOf(document);
  const requests = apps.map((app) => {
    const canaries = entriesOf(document, app).filter((entry) => !entry.deployment.default);
    const percent = canaries.reduce((sum, entry) => sum + entry.deployment.traffic, 0);
    return { app, buckets: Math.round(percent * 100) };
  });
  const owners = exclusiveSlices(apps, requests);
  const bucket = bucketOf('exclusive', '', visitorId);
  return (app) => {
    if (owners[bucket] !== app) return null;
    // How many buckets of the slice come before: slices may be in pieces.
    return owners.slice(0, bucket).filter((owner) => owner === app).length;
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
