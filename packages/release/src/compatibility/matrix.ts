import {
  type AppName,
  type DiscoveryDocument,
  type DiscoveryEntry,
  type RemoteName,
  remotesOf,
} from '@suite/contracts';
import { factsOf, versionsOf, withVersions } from '../document/document.ts';
import { missingIn, type VersionNeeds } from './pair.ts';

/** A shell and a remote that one visitor could get together. */
export interface Pair {
  readonly shell: string;
  readonly remote: RemoteName;
  readonly version: string;
  /** What the remote needs and the shell does not have. */
  readonly missing: readonly string[];
}

/** What is known of a version in the store. */
export type NeedsOf = (app: AppName, entry: DiscoveryEntry) => VersionNeeds;

/** Every pair that visitors could get by this document, by chance or by a cohort. */
export function pairsOf(document: DiscoveryDocument, needsOf: NeedsOf): readonly Pair[] {
  return meetings(document).map(({ shell, remote, entry }) => ({
    shell: shell.metadata.version,
    remote,
    version: entry.metadata.version,
    missing: missingIn(needsOf('shell', shell), needsOf(remote, entry)),
  }));
}

/** Whether visitors could get a pair by the second document that none could get by the first. */
export function bringsPair(before: DiscoveryDocument, after: DiscoveryDocument): boolean {
  const known = new Set(meetings(before).map(meetingName));
  return meetings(after).some((meeting) => !known.has(meetingName(meeting)));
}

interface Meeting {
  readonly shell: DiscoveryEntry;
  readonly remote: RemoteName;
  readonly entry: DiscoveryEntry;
}

function meetings(document: DiscoveryDocument): readonly Meeting[] {
  const { exclusive } = factsOf(document);
  return served(document, 'shell').flatMap((shell) =>
    remotesOf(document).flatMap((remote) =>
      served(document, remote)
        .filter((entry) => !exclusive || canMeet(shell, entry))
        .map((entry) => ({ shell, remote, entry })),
    ),
  );
}

function meetingName({ shell, remote, entry }: Meeting): string {
  return nameOf({ shell: shell.metadata.version, remote, version: entry.metadata.version });
}

function served(document: DiscoveryDocument, app: AppName): readonly DiscoveryEntry[] {
  return versionsOf(document, app).filter(({ extras }) => extras.suite.state !== 'revoked');
}

/** Where no visitor is on two canaries by chance, one may still be on the first by chance and on the other by a cohort. */
function canMeet(...entries: readonly DiscoveryEntry[]): boolean {
  const canaries = entries.filter(({ deployment }) => !deployment.default);
  return canaries.length < 2 || canaries.some(({ deployment }) => deployment.cohorts !== undefined);
}

/** Every pair that visitors could get if this version were among those that they get. */
export function pairsWith(
  document: DiscoveryDocument,
  app: AppName,
  entry: DiscoveryEntry,
  needsOf: NeedsOf,
): readonly Pair[] {
  const { version } = entry.metadata;
  const others = versionsOf(document, app).filter(({ metadata }) => metadata.version !== version);
  return pairsOf(withVersions(document, app, [...others, entry]), needsOf).filter((pair) =>
    app === 'shell' ? pair.shell === version : pair.remote === app && pair.version === version,
  );
}

/** Pairs that a change would bring and that could not be loaded, a sentence each with what would help. */
export function refusals(before: readonly Pair[], after: readonly Pair[]): readonly string[] {
  const known = new Set(before.map(nameOf));
  return after
    .filter((pair) => pair.missing.length > 0 && !known.has(nameOf(pair)))
    .map((pair) => `${sentenceOf(pair)}. ${helpFor(pair, before, after)}`);
}

export function sentenceOf({ shell, remote, version, missing }: Pair): string {
  return `${remote} ${version} cannot be loaded by shell ${shell}: it needs ${missing.join('; ')}`;
}

function nameOf({ shell, remote, version }: Omit<Pair, 'missing'>): string {
  return `${shell} ${remote} ${version}`;
}

function helpFor(pair: Pair, before: readonly Pair[], after: readonly Pair[]): string {
  const isShellNew = !before.some(({ shell }) => shell === pair.shell);
  const fits = (one: Pair) => one.missing.length === 0 && one.remote === pair.remote;
  if (isShellNew) {
    const other = after.find((one) => fits(one) && one.shell === pair.shell);
    return other
      ? `${pair.remote} ${other.version} can: have every visitor on that one first`
      : `Release a version of ${pair.remote} that it can load first; a rollback takes ${pair.remote} along with --with-remotes`;
  }
  const other = after.find((one) => fits(one) && one.version === pair.version);
  return other
    ? `Shell ${other.shell} can load it: give that one to every visitor first`
    : 'Release the shell that it was built with first';
}
