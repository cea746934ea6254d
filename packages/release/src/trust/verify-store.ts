import type { DiscoveryDocument } from '@suite/contracts';
import type { ReleaseStore } from '../store/release-store.ts';
import { listedIn } from './document-parts.ts';
import { FILES_FILE, type FileHashes, type ListedVersion } from './files.ts';
import { parsed, sha256 } from './metadata.ts';
import { HEAD_FIELD } from './state.ts';
import { historyIssues, storedHistory } from './stored-history.ts';
import { TrustError } from './trust-error.ts';
import type { TrustedChanges } from './trusted-changes.ts';
import { readTimestamp, type TaggedState } from './trusted-state.ts';

/** Files read at a time: a store elsewhere takes its time for each. */
const AT_ONCE = 16;

interface TrustedStore extends Pick<ReleaseStore, 'objects'> {
  readonly trusted: TrustedChanges;
}

/** Everything that is not as it was signed: the document, its history, the files of every version that visitors may get. */
export async function trustIssues(store: TrustedStore): Promise<readonly string[]> {
  try {
    const state = await store.trusted.readFresh();
    const history = await storedHistory(store.objects);
    return [
      ...historyIssues(history, state.head),
      ...(await timestampIssues(store, state)),
      ...(await filesIssues(store, state, () => true)),
    ];
  } catch (error) {
    if (error instanceof TrustError) return error.issues;
    throw error;
  }
}

/**
 * What a command looks at, where anybody is trusted, before it builds on a store: what pages start from, of each version that visitors may get; the rest is
 * held to it by browsers.
 * @throws {TrustError} with a sentence for each file that is not what was published.
 */
export async function requireWhole({ objects, trusted }: ReleaseStore): Promise<void> {
  if (!trusted) return;
  const store = { objects, trusted };
  const issues = await filesIssues(store, await trusted.readFresh(), (file) => !file.includes('/'));
  if (issues.length > 0) throw new TrustError(...issues);
}

async function timestampIssues(
  { objects }: TrustedStore,
  { head, seen }: TaggedState,
): Promise<readonly string[]> {
  const timestamp = await readTimestamp(objects);
  const isOfThis = timestamp?.snapshotMeta.version === seen.snapshot;
  return isOfThis && timestamp.unrecognizedFields[HEAD_FIELD] !== head
    ? ['The timestamp names another end of the history']
    : [];
}

async function filesIssues(
  store: TrustedStore,
  { document }: TaggedState,
  isWanted: (file: string) => boolean,
): Promise<readonly string[]> {
  const content = parsed(document, 'The discovery document') as DiscoveryDocument;
  const issues: string[] = [];
  for (const listed of listedIn(content)) issues.push(...(await versionIssues(store, listed, isWanted)));
  return issues;
}

async function versionIssues(
  store: TrustedStore,
  listed: ListedVersion,
  isWanted: (file: string) => boolean,
): Promise<readonly string[]> {
  const { app, version } = listed;
  const files = await store.trusted.files(listed).catch((error: unknown) => {
    if (error instanceof TrustError) return error;
    throw error;
  });
  if (files instanceof TrustError) return files.issues;
  const folder = `r/${app}/${version}/`;
  const changed = await changedFiles(store, folder, files, isWanted);
  const there = (await store.objects.list(folder)).map((name) => name.slice(folder.length));
  const added = there.filter((file) => isWanted(file) && file !== FILES_FILE && !files.has(file));
  return [
    ...changed.map((file) => `${app} ${version}: ${file} is not what was published`),
    ...added.map((file) => `${app} ${version}: ${file} was not published`),
  ];
}

async function changedFiles(
  { objects }: TrustedStore,
  folder: string,
  files: FileHashes,
  isWanted: (file: string) => boolean,
): Promise<readonly string[]> {
  const queue = [...files.keys()].filter(isWanted);
  const changed: string[] = [];
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const stored = await objects.read(folder + file);
      if (!stored || sha256(stored.bytes) !== files.get(file)) changed.push(file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return changed.toSorted();
}
