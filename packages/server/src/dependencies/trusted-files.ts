import {
  FILES_FILE,
  type FileHashes,
  type StoredObject,
  sha256,
  TrustError,
  type TrustedChanges,
} from '@suite/release';
import type { LRUCache } from 'lru-cache';

type State = Awaited<ReturnType<TrustedChanges['read']>>;

export interface TrustedFiles {
  /** A file of a version as it was published: of the store where it is that, else the copy; null where neither is. */
  read(name: string): Promise<StoredObject | null>;
  /** Copies what a state consists of, and the files of each version that visitors may get, before anybody asks for them. */
  keep(state: State): Promise<void>;
}

export interface FileSource {
  /** Of the store, as it lies there. */
  readonly read: (name: string) => Promise<StoredObject | null>;
  readonly copies: {
    read(name: string): Promise<StoredObject | null>;
    write(name: string, stored: StoredObject): void;
    has(name: string): boolean;
  };
  /** What was found good is good for ever. */
  readonly kept: Pick<LRUCache<string, StoredObject>, 'get' | 'set'>;
}

const NAME = /^r\/([^/]+)\/([^/]+)\/(.+)$/;

export function createTrustedFiles(
  trusted: TrustedChanges,
  { read, copies, kept }: FileSource,
): TrustedFiles {
  /** What a list says that is the one that was signed; null otherwise. */
  async function hashesIn(
    app: string,
    version: string,
    list: StoredObject | null,
  ): Promise<FileHashes | null> {
    try {
      return await trusted.files({ app, version }, async () => list?.bytes ?? null);
    } catch (error) {
      if (error instanceof TrustError) return null;
      throw error;
    }
  }

  /** By the list of the store, else by the copy of it. */
  async function hashesOf(app: string, version: string): Promise<FileHashes | null> {
    const name = `r/${app}/${version}/${FILES_FILE}`;
    const known = trusted.knownFiles({ app, version });
    if (known) return known;
    const list = await read(name).catch(() => null);
    const hashes = await hashesIn(app, version, list);
    if (hashes && list) copies.write(name, list);
    return hashes ?? hashesIn(app, version, await copies.read(name));
  }

  async function readGood(name: string): Promise<StoredObject | null> {
    const known = kept.get(name);
    if (known) return known;
    const [, app = '', version = '', file = ''] = NAME.exec(name) ?? [];
    const expected = (await hashesOf(app, version))?.get(file);
    if (expected === undefined) return null;
    const isGood = (stored: StoredObject | null) => stored !== null && sha256(stored.bytes) === expected;
    const found = await read(name).catch(() => null);
    const good = isGood(found) ? found : await copies.read(name);
    if (!good || !isGood(good)) return null;
    if (good === found) copies.write(name, good);
    kept.set(name, good);
    return good;
  }

  async function keepVersion(app: string, version: string): Promise<void> {
    for (const file of (await hashesOf(app, version))?.keys() ?? []) {
      const name = `r/${app}/${version}/${file}`;
      if (!copies.has(name)) await readGood(name);
    }
  }

  return {
    read: readGood,
    keep: async (state) => {
      for (const name of await trusted.objectsOf(state)) {
        const stored = copies.has(name) ? null : await read(name);
        if (stored) copies.write(name, stored);
      }
      for (const { app, version } of trusted.versionsOf(state)) await keepVersion(app, version);
    },
  };
}
