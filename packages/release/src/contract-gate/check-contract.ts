import {
  type AppName,
  type DiscoveryDocument,
  type DiscoveryEntry,
  type RemoteName,
  remotesOf,
} from '@suite/contracts';
import { satisfies } from '@suite/domain';
import { versionsOf } from '../document/document.ts';
import { PublishError } from '../publish/publish-error.ts';
import { CONTRACT_FILE, type PublishedContract } from '../publish/published.ts';
import { type ReleaseStore, versionName } from '../store/release-store.ts';
import { typeIssues } from './compare-types.ts';

export interface Candidate {
  readonly app: AppName;
  /** Contracts that it needs of the shell. */
  readonly range: string;
  readonly contract: PublishedContract;
}

/**
 * Holds a version against what visitors have now: a remote against the shell, the shell against every remote.
 * @throws {PublishError} with each that it does not fit.
 */
export async function checkContract(store: ReleaseStore, { app, range, contract }: Candidate): Promise<void> {
  const { document } = await store.readDocument();
  const issues: string[] = [];
  for (const live of counterparts(document, app)) {
    const theirs = await contractOf(store, live);
    const { requiresShell } = live.entry.extras.suite.contract;
    const pair =
      app === 'shell'
        ? { remote: live.app as RemoteName, range: requiresShell, ofRemote: theirs, ofShell: contract }
        : { remote: app, range, ofRemote: contract, ofShell: theirs };
    const found = await pairIssues(pair);
    issues.push(...found.map((one) => `${live.app} ${live.entry.metadata.version}: ${one}`));
  }
  if (issues.length > 0) {
    throw new PublishError(`${app} does not fit what visitors have now\n  ${issues.join('\n  ')}`);
  }
}

/** Ranges that a document does not keep: remotes that one of its shells could not load, a sentence each. */
export function rangeIssues(document: DiscoveryDocument): readonly string[] {
  const shells = versionsOf(document, 'shell').map(({ extras }) => extras.suite.contract.provides);
  return remotesOf(document).flatMap((remote) =>
    versionsOf(document, remote).flatMap(({ metadata, extras: { suite } }) =>
      [...new Set(shells)]
        .filter((provides) => !satisfies(provides, suite.contract.requiresShell))
        .map((provides) =>
          rangeIssue(`${remote} ${metadata.version}`, suite.contract.requiresShell, provides),
        ),
    ),
  );
}

interface Live {
  readonly app: AppName;
  readonly entry: DiscoveryEntry;
}

function counterparts(document: DiscoveryDocument, app: AppName): readonly Live[] {
  const others: readonly AppName[] = app === 'shell' ? remotesOf(document) : ['shell'];
  return others.flatMap((other) => versionsOf(document, other).map((entry) => ({ app: other, entry })));
}

/** A version that was published without its contracts is known by their number alone. */
async function contractOf(store: ReleaseStore, { app, entry }: Live): Promise<PublishedContract> {
  const stored = await store.objects.read(`${versionName(app, entry.metadata.version)}/${CONTRACT_FILE}`);
  return stored
    ? (JSON.parse(stored.bytes.toString()) as PublishedContract)
    : { provides: entry.extras.suite.contract.provides, sources: {} };
}

interface Pair {
  readonly remote: RemoteName;
  readonly range: string;
  readonly ofRemote: PublishedContract;
  readonly ofShell: PublishedContract;
}

async function pairIssues({ remote, range, ofRemote, ofShell }: Pair): Promise<readonly string[]> {
  if (!satisfies(ofShell.provides, range)) return [rangeIssue(remote, range, ofShell.provides)];
  const sources = [ofRemote.sources, ofShell.sources];
  const isSame = JSON.stringify(ofRemote.sources) === JSON.stringify(ofShell.sources);
  if (isSame || sources.some((one) => Object.keys(one).length === 0)) return [];
  return typeIssues(remote, ofRemote.sources, ofShell.sources);
}

function rangeIssue(remote: string, range: string, provides: string): string {
  return `${remote} needs the contracts ${range}, the shell has ${provides}`;
}
