import { createHash } from 'node:crypto';
import path from 'node:path';
import { type AppName, type DiscoveryDocument, isAppName } from '@suite/contracts';
import { documentBytes, EMPTY_DOCUMENT, factsOf, parseDocument, withFacts } from '../document/document.ts';
import { isSigned, type SigningKey } from '../signing/signing-key.ts';
import { folderObjects } from './folder-objects.ts';
import { ConflictError, type ObjectStore } from './object-store.ts';

/** One change of the document: who, when, why, from, to. Written once, never changed. */
export interface HistoryRecord {
  readonly revision: number;
  readonly at: string;
  readonly author: string;
  readonly reason: string;
  /** The verb. */
  readonly action: string;
  readonly app: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly document: DiscoveryDocument;
}

/** What the history says of a change, beside what it makes of the document. */
export type ChangeNote = Pick<HistoryRecord, 'author' | 'reason' | 'action' | 'app' | 'from' | 'to'>;

export interface Change {
  readonly document: DiscoveryDocument;
  readonly note: ChangeNote;
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
  readonly #key: SigningKey | null;

  /** @param place a folder, or the objects of another kind of store. Without a key documents are not signed. */
  constructor(place: string | ObjectStore, key: SigningKey | null = null) {
    this.objects = typeof place === 'string' ? folderObjects(place) : place;
    this.#key = key;
  }

  /** A store with the same keys over other objects, such as copies. */
  withObjects(objects: ObjectStore): ReleaseStore {
    return new ReleaseStore(objects, this.#key);
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

  /** The document and what stands for its bytes; an empty document where none was written. */
  async readDocument(): Promise<{ document: DiscoveryDocument; tag: string | null; bytes: Buffer }> {
    const stored = await this.objects.read(DOCUMENT);
    if (!stored) return { document: EMPTY_DOCUMENT, tag: null, bytes: Buffer.alloc(0) };
    return { document: parseDocument(stored.bytes), ...stored };
  }

  /**
   * The stored bytes and their own signature, '' when there is none; null before the first release. While keys are changed, a
   * document that the other key signed has a signature of this one, for the page that was served with this one.
   */
  async readSigned(): Promise<{ bytes: Buffer; signature: string } | null> {
    const stored = await this.objects.read(DOCUMENT);
    if (!stored) return null;
    const signature = await this.objects.read(signatureName(stored.bytes));
    return {
      bytes: stored.bytes,
      signature: this.#signedByOwnKey(stored.bytes, signature?.bytes.toString().trim() ?? ''),
    };
  }

  #signedByOwnKey(bytes: Buffer, signature: string): string {
    const isOfOther = this.#key?.otherPublicKey && isSigned(bytes, signature, this.#key.otherPublicKey);
    return this.#key && isOfOther ? this.#key.sign(bytes) : signature;
  }

  /**
   * Reads the document, changes it and writes it, again from the start when somebody else was faster. The change
   * gets a revision, and a record in the history.
   */
  async change(change: (document: DiscoveryDocument) => Promise<Change> | Change): Promise<HistoryRecord> {
    for (let attempt = 1; ; attempt += 1) {
      const { document, tag } = await this.readDocument();
      const { document: changed, note } = await change(document);
      const revision = factsOf(document).revision + 1;
      const { author, reason } = note;
      const at = new Date().toISOString();
      const next = withFacts(changed, { revision, author, reason, at });
      try {
        await this.writeDocument(next, tag);
        const record = { revision, at, ...note, document: next };
        await this.#record(record);
        return record;
      } catch (error) {
        if (!(error instanceof ConflictError) || attempt === WRITE_ATTEMPTS) throw error;
      }
    }
  }

  /**
   * Its signature is there before the document is, under the name of the very bytes it is of: who reads the
   * document while it changes never gets the signature of another.
   * @throws {ConflictError} when the document is no longer the one of `tag`.
   */
  async writeDocument(document: DiscoveryDocument, tag: string | null): Promise<void> {
    const bytes = documentBytes(document);
    if (this.#key) await this.objects.write(signatureName(bytes), Buffer.from(this.#key.sign(bytes)));
    await this.objects.write(DOCUMENT, bytes, tag);
    if (this.#key) await this.#publishSignature(bytes);
  }

  /** Changes of the document, oldest first. */
  async history(): Promise<readonly HistoryRecord[]> {
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

  async #record(record: HistoryRecord): Promise<void> {
    const number = String(record.revision).padStart(8, '0');
    const time = record.at.replaceAll(/\W/g, '');
    await this.objects.write(
      `history/${number}-${time}.json`,
      Buffer.from(`${JSON.stringify(record, null, 1)}\n`),
      null,
    );
  }
}

export function versionName(app: string, version: string): string {
  return `r/${app}/${version}`;
}

function signatureName(bytes: Uint8Array): string {
  return `signatures/${createHash('sha256').update(bytes).digest('hex')}.sig`;
}
