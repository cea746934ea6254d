import { type AppName, type DiscoveryDocument, isAppName } from '@suite/contracts';
import type { Metadata, Targets } from '@tufjs/models';
import { documentBytes, withFacts } from '../document/document.ts';
import type { HistoryRecord } from '../store/history.ts';
import type { ChangeNote } from '../store/release-store.ts';
import { appsIn, versionsIn } from './document-parts.ts';
import { type Before, signBundle, signersOf } from './sign-state.ts';
import { type Bundle, GRANTS, versionTarget } from './state.ts';
import type { TrustKey } from './trust-key.ts';
import { authorOf } from './verify-state.ts';

/** Grants that a change comes with, and who signed them. */
export interface NewGrants {
  readonly targets: Metadata<Targets>;
  readonly signer: TrustKey;
}

export interface PreparedChange {
  readonly record: HistoryRecord;
  readonly bytes: Buffer;
  readonly bundle: Bundle;
}

export interface ChangeToSign {
  /** Without the facts that every change sets. */
  readonly document: DiscoveryDocument;
  readonly revision: number;
  readonly note: ChangeNote;
  readonly grants?: NewGrants | undefined;
}

export interface ChangeKeys {
  readonly ring: readonly TrustKey[];
  readonly online: TrustKey;
  /** What lists the files of a version, verified. */
  readonly readFiles: (app: AppName, version: string) => Promise<Uint8Array>;
}

/** Everything that is written for a change: the document, who made it, and what says that they may. */
export async function prepareChange(
  before: Before,
  { document, revision, note, grants }: ChangeToSign,
  { ring, online, readFiles }: ChangeKeys,
  now: Date,
): Promise<PreparedChange> {
  const targets = grants?.targets ?? before.targets;
  const granted = targets.signed.delegations?.roles ?? {};
  const named = note.app.split(' ').filter((app) => Object.hasOwn(granted, app));
  // What is of all apps is the shell's. Grants alone are nobody's but of who signs them.
  const apps = grants ? [] : named.length > 0 ? named : ['shell'];
  const signers = signersOf(before, { document, apps, targets }, ring);
  const ids = [...signers].map(([app, { id }]) => [app, id] as const);
  const keys = Object.fromEntries(grants ? [[GRANTS, grants.signer.id] as const, ...ids] : ids);
  const author = authorOf(keys, { targets, root: before.root }, note.author);
  const at = now.toISOString();
  const next = withFacts(document, { revision, author, reason: note.reason, at });
  const bytes = documentBytes(next);
  const record: HistoryRecord = {
    revision,
    at,
    ...note,
    author,
    document: next,
    previous: before.head,
    keys,
  };
  const files = await newFiles(before, next, readFiles);
  const bundle = signBundle(before, { document: next, bytes, record, signers, files, targets }, online, now);
  return { record, bytes, bundle };
}

async function newFiles(
  before: Before,
  document: DiscoveryDocument,
  readFiles: ChangeKeys['readFiles'],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const app of appsIn(document).filter(isAppName)) {
    for (const version of versionsIn(document, app)) {
      const target = versionTarget(app, version);
      if (before.apps.get(app)?.signed.targets[target] === undefined)
        files.set(target, await readFiles(app, version));
    }
  }
  return files;
}
