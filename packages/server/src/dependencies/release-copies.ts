import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseStore, requireWhole, type StoredObject, TrustError } from '@suite/release';
import { LRUCache } from 'lru-cache';
import { writeWhole } from '../modules/media/media-store.ts';
import type { Dependency } from './dependency.ts';
import { createTrustedDocument, type TrustReport } from './trusted-document.ts';
import { createTrustedFiles } from './trusted-files.ts';

/** A release store whose last good document, and the files of versions, are at hand when it is away, or not to be trusted. */
export interface ReleaseCopies {
  readonly store: ReleaseStore;
  /** When the document that is served was read, where the store does not respond; null where it does. */
  readonly copiedAt: Date | null;
  /** Whether what lies in the store counts. */
  readonly trust: TrustReport;
  /** Whether files are given only as they were published, which a folder by itself does not see to. */
  readonly isVerified: boolean;
  /**
   * Looks whether what pages start from lies in the store as it was published, and says that its state is the latest; finds
   * nothing to look at where nobody is trusted.
   */
  look(): Promise<void>;
  /** Resolves once what was read is copied to the disk. */
  flush(): Promise<void>;
}

const DOCUMENT = 'discovery.json';
const MOST_BYTES = 64 * 2 ** 20;
const NO_TRUST: TrustReport = { state: 'none', reason: null, since: null };

/** @param folder of the copies; null keeps them in memory only, as for a store on the same disk. */
export function createReleaseCopies(
  store: ReleaseStore,
  { dependency, folder }: { readonly dependency: Dependency; readonly folder: string | null },
): ReleaseCopies {
  const files = new LRUCache<string, StoredObject>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  let document: StoredObject | null = null;
  let readAt: Date | null = null;
  let isAway = false;
  const writings = new Set<Promise<unknown>>();
  const fileOf = (name: string) => path.join(folder ?? '', createHash('sha256').update(name).digest('hex'));

  function during(writing: Promise<unknown>): void {
    // A copy that cannot be written is missed when the store is away, and at no other time.
    const ended = writing.catch(() => undefined);
    writings.add(ended);
    void ended.then(() => writings.delete(ended));
  }
  function write(name: string, { bytes }: StoredObject): void {
    if (folder !== null) during(writeWhole(fileOf(name), bytes));
  }
  async function copyOf(name: string): Promise<StoredObject | null> {
    if (folder === null) return null;
    const bytes = await readFile(fileOf(name)).catch(() => null);
    return bytes && { bytes, tag: '' };
  }

  async function readDocument(): Promise<StoredObject | null> {
    const found = await dependency
      .run(() => store.objects.read(DOCUMENT))
      .catch((error: unknown) => ({ error }));
    if (found && !('error' in found)) {
      if (!document?.bytes.equals(found.bytes)) write(DOCUMENT, found);
      document = found;
      readAt = new Date();
      isAway = false;
      return found;
    }
    const last = document ?? (found ? await copyOf(DOCUMENT) : null);
    if (!last && found) throw found.error;
    // A document is never taken away, so that a folder without one is a folder that is not there.
    isAway = last !== null;
    return last;
  }

  /** Files of versions, and signatures of documents, never change. */
  async function readFixed(name: string): Promise<StoredObject | null> {
    const known = files.get(name);
    if (known) return known;
    try {
      const found = await dependency.run(() => store.objects.read(name));
      if (!found) return isAway ? await copyOf(name) : null;
      files.set(name, found);
      write(name, found);
      return found;
    } catch (error) {
      const copy = await copyOf(name);
      if (!copy) throw error;
      files.set(name, copy);
      return copy;
    }
  }

  const { trusted } = store;
  const trustedFiles =
    trusted &&
    createTrustedFiles(trusted, {
      read: (name) => dependency.run(() => store.objects.read(name)),
      copies: { read: copyOf, write, has: (name) => folder !== null && existsSync(fileOf(name)) },
      kept: files,
    });
  const trustedDocument =
    trusted &&
    createTrustedDocument({
      trusted,
      run: (look) => dependency.run(look),
      copies: { read: copyOf },
      onTaken: (state) => {
        write(DOCUMENT, { bytes: state.document, tag: '' });
        if (trustedFiles) during(trustedFiles.keep(state));
      },
    });

  async function readTrusted(): Promise<StoredObject | null> {
    if (!trustedDocument) return readDocument();
    try {
      const stored = await dependency.run(() => store.objects.read(DOCUMENT));
      document = await trustedDocument.take(stored);
      isAway = false;
      readAt = new Date();
    } catch (error) {
      document ??= await trustedDocument.lastGood().catch(() => null);
      if (!document) throw error;
      isAway = true;
    }
    return document;
  }

  let found: TrustReport = { state: 'good', reason: null, since: null };
  async function look(): Promise<void> {
    try {
      await trusted?.renewWhereDue();
      await requireWhole(store);
      found = { state: 'good', reason: null, since: null };
    } catch (error) {
      if (!(error instanceof TrustError)) throw error;
      found = { state: 'refused', reason: error.message, since: found.since ?? new Date().toISOString() };
    }
  }

  const read = (name: string) => {
    if (name === DOCUMENT) return readTrusted();
    return trustedFiles && name.startsWith('r/') ? trustedFiles.read(name) : readFixed(name);
  };
  return {
    store: store.withObjects({ ...store.objects, read }),
    isVerified: trusted !== null,
    flush: async () => {
      while (writings.size > 0) await Promise.all(writings);
    },
    look,
    get trust() {
      if (!trustedDocument) return NO_TRUST;
      return trustedDocument.report.state === 'refused' ? trustedDocument.report : found;
    },
    get copiedAt() {
      return isAway ? (readAt ?? new Date(0)) : null;
    },
  };
}
