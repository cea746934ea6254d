import { createHash } from 'node:crypto';
import path from 'node:path';
import { type AppName, type DiscoveryDocument, isAppName } from '@suite/contracts';
import { documentBytes, EMPTY_DOCUMENT, factsOf, parseDocument, withFacts } from '../document/document.ts';
import { isSigned, type SigningKey } from '../signing/signing-key.ts';
import type { NewGrants } from '../trust/prepare-change.ts';
import { TrustedChanges } from '../trust/trusted-changes.ts';
import type { TaggedState, Trust } from '../trust/trusted-state.ts';
import { folderObjects } from './folder-objects.ts';
import { type HistoryRecord, recordBytes, recordName } from './history.ts';
import { ConflictError, type ObjectStore } from './object-store.ts';

/** What the history says of a change, beside what it makes of the document. */
export type ChangeNote = Pick<HistoryRecord, 'author' | 'reason' | 'action' | 'app' | 'from' | 'to'>;

export interface Change {
  readonly document: DiscoveryDocument;
  readonly note: ChangeNote;
  /** Who may release which app from then on, where that changes. */
  readonly grants?: NewGrants;
}

/** The document as it is stored, and what stands for its bytes. */
export interface StoredDocument {
  readonly document: DiscoveryDocument;
  readonly tag: string | null;
  readonly bytes: Buffer;
}

const DOCUMENT = 'discovery.json';
const SIGNATURE = 'discovery.json.sig';
const WRITE_ATTEMPTS = 10;

/**
 * A release store: `r/<app>/<version>/…` with the files of every version, `discovery.json`, which says who gets
 * which, its signature, and the history of both.
 */
export class ReleaseStore {
  readonly objects: ObjectStore;
  /** What is verified of the store; null where nobody was told whom to trust. */
  readonly trusted: TrustedChanges | null;
  readonly #key: SigningKey | null;
  #isVerified = false;
  /** Signatures of documents that were asked for already. */
  readonly #signatures = new WeakMap<Buffer, string>();

  /**
   * @param place a folder, or the objects of another kind of store. Without a key documents are not signed, without trust
   * whoever can write the store decides what counts.
   */
  constructor(place: string | ObjectStore, key: SigningKey | null = null, trust: Trust | null = null) {
    this.objects = typeof place === 'string' ? folderObjects(place) : place;
    this.#key = key;
    this.trusted = trust && new TrustedChanges(this.objects, trust);
  }

  /** A store with the same key over other objects, which are what was verified or copies of it. */
  withObjects(objects: ObjectStore): ReleaseStore {
    const other = new ReleaseStore(objects, this.#key);
    other.#isVerified = this.trusted !== null;
    return other;
  }

  /** Folder of the store, or its address. */
  get folder(): string {
    return this.objects.place;
  }

  /** Whether the files lie in a folder of this machine. */
  get isLocal(): boolean {
    return this.objects.isLocal;
  }

  versionFolder(app: string, version: string): string {
    return path.join(this.folder, versionName(app, version));
  }

  has(app: string, version: string): Promise<boolean> {
    return this.objects.exists(`${versionName(app, version)}/release.json`);
  }

  /** Apps of which a version is in the store, by name. */
  async apps(): Promise<readonly AppName[]> {
    const names = await this.objects.list('r/');
    const apps = names.flatMap((name) => /^r\/([^/]+)\/[^/]+\/release\.json$/.exec(name)?.[1] ?? []);
    return [...new Set(apps)].filter(isAppName);
  }

  /** Versions of an app that are in the store. */
  async versions(app: string): Promise<readonly string[]> {
    const names = await this.objects.list(`r/${app}/`);
    return names.flatMap((name) => /^r\/[^/]+\/([^/]+)\/release\.json$/.exec(name)?.[1] ?? []);
  }

  /**
   * The document; an empty one where none was written.
   * @throws {TrustError} when those who may did not sign it, or nobody said lately that it is the latest.
   */
  async readDocument(): Promise<StoredDocument> {
    return (await this.#read()).stored;
  }

  async #read(): Promise<{ stored: StoredDocument; state: TaggedState | null }> {
    if (this.trusted) {
      const state = await this.trusted.readFresh();
      const { tag, document: bytes } = state;
      return { stored: { document: parseDocument(bytes), tag, bytes }, state };
    }
    const stored = await this.objects.read(DOCUMENT);
    if (!stored)
      return { stored: { document: EMPTY_DOCUMENT, tag: null, bytes: Buffer.alloc(0) }, state: null };
    return { stored: { document: parseDocument(stored.bytes), ...stored }, state: null };
  }

  /**
   * The stored bytes and their own signature, '' when there is none; null before the first release. While keys are changed, a
   * document that the other key signed has a signature of this one, for the page that was served with this one, and so has
   * one that was verified whatever is said to be its signature.
   */
  async readSigned(): Promise<{ bytes: Buffer; signature: string } | null> {
    const stored = await this.objects.read(DOCUMENT);
    if (!stored) return null;
    const known = this.#signatures.get(stored.bytes);
    if (known !== undefined) return { bytes: stored.bytes, signature: known };
    const read = await this.objects.read(signatureName(stored.bytes));
    const signature = this.#signedByOwnKey(stored.bytes, read?.bytes.toString().trim() ?? '');
    this.#signatures.set(stored.bytes, signature);
    return { bytes: stored.bytes, signature };
  }

  #signedByOwnKey(bytes: Buffer, signature: string): string {
    if (!this.#key || isSigned(bytes, signature, this.#key.publicKey)) return signature;
    const { otherPublicKey } = this.#key;
    const isOfOther = otherPublicKey !== null && isSigned(bytes, signature, otherPublicKey);
    return isOfOther || this.#isVerified ? this.#key.sign(bytes) : signature;
  }

  /**
   * Reads the document, changes it and writes it, again from the start when somebody else was faster. The change
   * gets a revision, and a record in the history.
   */
  async change(
    change: (document: DiscoveryDocument, state: TaggedState | null) => Promise<Change> | Change,
  ): Promise<HistoryRecord> {
    for (let attempt = 1; ; attempt += 1) {
      const { stored, state } = await this.#read();
      const { document, note, grants } = await change(stored.document, state);
      const revision = factsOf(stored.document).revision + 1;
      try {
        if (this.trusted && state) {
          const prepared = await this.trusted.prepare(state, { document, revision, note, grants });
          await this.#writeBytes(prepared.bytes, stored.tag);
          await this.trusted.finish(prepared);
          return prepared.record;
        }
        const at = new Date().toISOString();
        const { author, reason } = note;
        const next = withFacts(document, { revision, author, reason, at });
        await this.writeDocument(next, stored.tag);
        const record = { revision, at, ...note, document: next };
        await this.objects.write(recordName(record), recordBytes(record), null);
        return record;
      } catch (error) {
        if (!(error instanceof ConflictError) || attempt === WRITE_ATTEMPTS) throw error;
      }
    }
  }

  /** @throws {ConflictError} when the document is no longer the one of `tag`. */
  async writeDocument(document: DiscoveryDocument, tag: string | null): Promise<void> {
    await this.#writeBytes(documentBytes(document), tag);
  }

  /**
   * Its signature is there before the document is, under the name of the very bytes it is of: who reads the
   * document while it changes never gets the signature of another.
   */
  async #writeBytes(bytes: Buffer, tag: string | null): Promise<void> {
    if (this.#key) await this.objects.write(signatureName(bytes), Buffer.from(this.#key.sign(bytes)));
    await this.objects.write(DOCUMENT, bytes, tag);
    if (this.#key) await this.#publishSignature(bytes);
  }

  /** Changes of the document, oldest first. @throws {TrustError} when they are not those that were signed. */
  async history(): Promise<readonly HistoryRecord[]> {
    if (this.trusted) return this.trusted.history();
    const names = await this.objects.list('history/');
    const records = await Promise.all(names.map((name) => this.objects.read(name)));
    return records.flatMap((one) => (one ? [JSON.parse(one.bytes.toString()) as HistoryRecord] : []));
  }

  /** Name of the latest record: as long as it stays, so does the history. */
  async latestRecord(): Promise<string | null> {
    return (await this.objects.list('history/')).at(-1) ?? null;
  }

  /** Of two writers at once the slower might leave its signature beside the other's document: it looks again. */
  async #publishSignature(written: Buffer): Promise<void> {
    for (let bytes: Buffer | undefined = written; bytes; ) {
      const signature = await this.objects.read(signatureName(bytes));
      if (signature) await this.objects.write(SIGNATURE, signature.bytes);
      const now: Buffer | undefined = (await this.objects.read(DOCUMENT))?.bytes;
      bytes = now?.equals(bytes) ? undefined : now;
    }
  }

  /** A file of a version. @throws {TrustError} when it is not what was published. */
  async readFile(app: AppName, version: string, file: string): Promise<Buffer | null> {
    const stored = await this.objects.read(`${versionName(app, version)}/${file}`);
    if (stored && this.trusted) await this.trusted.requireFile({ app, version }, file, stored.bytes);
    return stored?.bytes ?? null;
  }
}

export function versionName(app: string, version: string): string {
  return `r/${app}/${version}`;
}

function signatureName(bytes: Uint8Array): string {
  return `signatures/${createHash('sha256').update(bytes).digest('hex')}.sig`;
}
