import {
  type AppName,
  type DiscoveryDocument,
  type DiscoveryEntry,
  type RemoteName,
  remotesOf,
} from '@suite/contracts';
import { readNeeds } from '../compatibility/needs.ts';
import { missingIn, type VersionNeeds } from '../compatibility/pair.ts';
import { versionsOf } from '../document/document.ts';
import { PublishError } from '../publish/publish-error.ts';
import { CONTRACT_FILE, type PublishedContract } from '../publish/published.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { typeIssues } from './compare-types.ts';

export interface Candidate {
  readonly app: AppName;
  readonly needs: VersionNeeds;
  readonly contract: PublishedContract;
}

/**
 * Holds a version against what visitors have now: a remote against every shell, the shell against every remote.
 * @throws {PublishError} with each that it does not fit.
 */
export async function checkContract(store: ReleaseStore, { app, needs, contract }: Candidate): Promise<void> {
  const { document } = await store.readDocument();
  const needsOf = await readNeeds(store, document);
  const issues: string[] = [];
  for (const live of counterparts(document, app)) {
    const theirs = await contractOf(store, live);
    const liveNeeds = needsOf(live.app, live.entry);
    const found =
      app === 'shell'
        ? await pairIssues(live.app as RemoteName, [liveNeeds, theirs], [needs, contract])
        : await pairIssues(app as RemoteName, [needs, contract], [liveNeeds, theirs]);
    issues.push(...found.map((one) => `${live.app} ${live.entry.metadata.version}: ${one}`));
  }
  if (issues.length > 0) {
    throw new PublishError(`${app} does not fit what visitors have now\n  ${issues.join('\n  ')}`);
  }
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
  const stored = await store.readFile(app, entry.metadata.version, CONTRACT_FILE);
  return stored
    ? (JSON.parse(stored.toString()) as PublishedContract)
    : { provides: entry.extras.suite.contract.provides, sources: {} };
}

type Side = readonly [needs: VersionNeeds, contract: PublishedContract];

async function pairIssues(
  remote: RemoteName,
  [needs, ofRemote]: Side,
  [offer, ofShell]: Side,
): Promise<readonly string[]> {
  const missing = missingIn(offer, needs);
  if (missing.length > 0) return missing.map((one) => `${remote} needs ${one}`);
  const sources = [ofRemote.sources, ofShell.sources];
  const isSame = JSON.stringify(ofRemote.sources) === JSON.stringify(ofShell.sources);
  if (isSame || sources.some((one) => Object.keys(one).length === 0)) return [];
  return typeIssues(remote, ofRemote.sources, ofShell.sources);
}
