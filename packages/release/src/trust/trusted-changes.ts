import type { AppName } from '@suite/contracts';
import { parseDocument } from '../document/document.ts';
import { type HistoryRecord, recordBytes, recordName } from '../store/history.ts';
import { ConflictError, type ObjectStore } from '../store/object-store.ts';
import { listedIn } from './document-parts.ts';
import { FILES_FILE, type FileHashes, type ListedVersion, readFiles, signFiles } from './files.ts';
import { type KeyNames, keyNames } from './key-names.ts';
import { parsed, sha256 } from './metadata.ts';
import { type ChangeToSign, type PreparedChange, prepareChange } from './prepare-change.ts';
import { shortMemory } from './seen-memory.ts';
import { beforeOf, keyFor } from './sign-state.ts';
import { type VerifiedState, versionTarget } from './state.ts';
import { historyIssues, storedHistory } from './stored-history.ts';
import { TrustError } from './trust-error.ts';
import {
  bundleBytes,
  bundleName,
  isDue,
  readRoots,
  readState,
  requireFresh,
  rootName,
  type TaggedState,
  type Trust,
  writeTimestamp,
} from './trusted-state.ts';
import { verifyState } from './verify-state.ts';

/** Of the versions that visitors have, and some before them. */
const LISTS = 60;
const HISTORY_ATTEMPTS = 5;

/** What a release store does where it is known whom to trust: it reads what was signed, and signs what it writes. */
export class TrustedChanges {
  readonly trust: Trust;
  readonly #objects: ObjectStore;
  readonly #lists = new Map<string, FileHashes>();
  #latest: TaggedState | null = null;

  constructor(objects: ObjectStore, trust: Trust) {
    this.#objects = objects;
    this.trust = trust;
  }

  /** @throws {TrustError} when the state is not good; its timestamp may be over. */
  async read(): Promise<TaggedState> {
    this.#latest = await readState(this.#objects, this.trust);
    return this.#latest;
  }

  /**
   * What was read and copied before: later states may have been seen since, and not be there any more.
   * @throws {TrustError}
   */
  async readCopies(copies: Pick<ObjectStore, 'read'>): Promise<TaggedState> {
    this.#latest = await readState(copies, { ...this.trust, memory: shortMemory() }, { isFirst: true });
    return this.#latest;
  }

  /** What the state that was read is written with, by the names of the objects. */
  async objectsOf({ document }: TaggedState): Promise<readonly string[]> {
    const roots = await readRoots(this.#objects);
    return [...roots.map((_, index) => rootName(index + 1)), bundleName(document)];
  }

  /** @throws {TrustError} also when the timestamp is over. */
  async readFresh(): Promise<TaggedState> {
    const state = await this.read();
    requireFresh(state);
    return state;
  }

  /** Names of the keys that may sign now. @throws {TrustError} */
  async keyNames(): Promise<KeyNames> {
    return keyNames(await this.read());
  }

  /** Signs a change, and writes what says that it is good: nobody reads that before the document is there. */
  async prepare(state: TaggedState, change: ChangeToSign): Promise<PreparedChange> {
    await this.#completeHistory(state);
    const { ring, online } = this.trust;
    const readList = (app: AppName, version: string) => this.#verifiedList({ app, version }, state);
    const prepared = await prepareChange(
      beforeOf(state),
      change,
      { ring, online, readFiles: readList },
      new Date(),
    );
    await this.#requireGood(prepared);
    await this.#objects.write(bundleName(prepared.bytes), bundleBytes(prepared.bundle));
    return prepared;
  }

  /** Nobody writes what readers would refuse, such as what a key signed that the root does not name any more. */
  async #requireGood({ bytes, bundle }: PreparedChange): Promise<void> {
    const { trustedRoot, memory } = this.trust;
    const stored = {
      roots: await readRoots(this.#objects),
      timestamp: null,
      document: bytes,
      bundle: bundleBytes(bundle),
    };
    verifyState(stored, { trustedRoot, seen: await memory.read(), now: new Date() });
  }

  /** After the document: its place in the history, and that it is the latest, or the one that somebody has made since. */
  async finish({ record }: PreparedChange): Promise<void> {
    await this.#writeRecord(record);
    await this.renew(await this.read());
  }

  /** Versions that visitors may get. */
  versionsOf({ document }: Pick<VerifiedState, 'document'>): readonly ListedVersion[] {
    return listedIn(parseDocument(document));
  }

  /**
   * Says that the state in the store is the latest, where nobody has lately.
   * @param isFirst whether it is believed though nothing of the store was seen here before
   */
  async renewWhereDue(isFirst = false): Promise<void> {
    const state = await readState(this.#objects, this.trust, { isFirst });
    if (isDue(state, new Date())) await this.renew(state);
  }

  /** Says that a state is the latest. */
  renew(state: Pick<VerifiedState, 'seen' | 'root' | 'head'>): Promise<void> {
    return writeTimestamp(this.#objects, this.trust, state);
  }

  /**
   * Changes, oldest first, each as it was when it was made.
   * @throws {TrustError} when they are not what the latest change stands for.
   */
  async history(): Promise<readonly HistoryRecord[]> {
    for (let attempt = 1; ; attempt += 1) {
      const state = await this.read();
      await this.#completeHistory(state);
      const records = await storedHistory(this.#objects);
      const issues = historyIssues(records, state.head);
      if (issues.length === 0) return records.map(({ name, bytes }) => parsed(bytes, name) as HistoryRecord);
      // Somebody may have made a change in between.
      if (attempt === HISTORY_ATTEMPTS) throw new TrustError(...issues);
    }
  }

  /** Whoever changed it last may have been ended before the record was written. */
  async #completeHistory({ record }: TaggedState): Promise<void> {
    if (!(await this.#objects.exists(recordName(record)))) await this.#writeRecord(record);
  }

  async #writeRecord(record: TaggedState['record']): Promise<void> {
    await this.#objects.write(recordName(record), recordBytes(record), null).catch((error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
    });
  }

  /** Hashes of the files of a version, where its list was read before: it never changes. */
  knownFiles({ app, version }: ListedVersion): FileHashes | undefined {
    return this.#lists.get(versionTarget(app, version));
  }

  /** Hashes of the files of a version. @throws {TrustError} when their list is not signed by who may. */
  async files(listed: ListedVersion, readList = () => this.#readList(listed)): Promise<FileHashes> {
    const known = this.knownFiles(listed);
    if (known) return known;
    const files = readFiles(await readList(), listed, this.#latest ?? (await this.read()));
    this.#lists.set(versionTarget(listed.app, listed.version), files);
    while (this.#lists.size > LISTS) this.#lists.delete(this.#lists.keys().next().value ?? '');
    return files;
  }

  async #verifiedList(listed: ListedVersion, state: TaggedState): Promise<Uint8Array> {
    const bytes = await this.#readList(listed);
    readFiles(bytes, listed, state);
    return bytes ?? Buffer.alloc(0);
  }

  async #readList({ app, version }: ListedVersion): Promise<Buffer | null> {
    return (await this.#objects.read(`r/${app}/${version}/${FILES_FILE}`))?.bytes ?? null;
  }

  /** The list of files that a version is published with. @throws {TrustError} when no key here may release the app. */
  async signFiles(listed: ListedVersion, files: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
    const { targets } = await this.readFresh();
    return signFiles(listed, files, keyFor(targets, listed.app, this.trust.ring), new Date());
  }

  /** @throws {TrustError} when a file is not what was published. */
  async requireFile(listed: ListedVersion, file: string, bytes: Uint8Array): Promise<void> {
    const files = await this.files(listed);
    if (files.get(file) === sha256(bytes)) return;
    throw new TrustError(`${listed.app} ${listed.version}: ${file} is not what was published`);
  }
}
