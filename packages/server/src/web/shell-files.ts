import type { ReleaseStore } from '@suite/release';
import { stableVersion } from '@suite/release';

/** What a page is made of: the document as it is stored, and its signature. */
export interface SignedDocument {
  readonly bytes: Buffer;
  readonly signature: string;
}

export interface ShellFiles {
  /** Null before the first release. */
  document(): Promise<SignedDocument | null>;
  /** A file of the shell that visitors get; null where there is none. */
  file(name: string): Promise<Buffer | null>;
}

/** Of one version, and some more while two follow each other. */
const FILES = 8;
/** How old a look at a store elsewhere may be: each page would ask it three times otherwise. */
const LOOK_AGAIN_AFTER_MS = 1000;

/** The document and the shell's own files, of the store as it is now, or was a second ago where it is elsewhere. */
export function shellFiles(store: ReleaseStore): ShellFiles {
  const document = store.isLocal
    ? () => store.readSigned()
    : cachedFor(LOOK_AGAIN_AFTER_MS, () => store.readSigned());
  const files = new Map<string, Buffer>();

  return {
    document,
    file: async (name) => {
      const signed = await document();
      const version = signed && stableVersion(signed.bytes, 'shell');
      if (!version) return null;
      const place = `r/shell/${version}/${name}`;
      const known = files.get(place);
      if (known !== undefined) return known;
      const stored = await store.objects.read(place);
      if (!stored) return null;
      // Files of a version never change; those of the version before are not asked for again.
      files.set(place, stored.bytes);
      while (files.size > FILES) files.delete(files.keys().next().value ?? '');
      return stored.bytes;
    },
  };
}

function cachedFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let cached: { readonly atMs: number; readonly value: Promise<T> } | null = null;
  return () => {
    if (cached && performance.now() - cached.atMs < ms) return cached.value;
    const value = read();
    const mine = { atMs: performance.now(), value };
    cached = mine;
    value.catch(() => {
      if (cached === mine) cached = null;
    });
    return value;
  };
}
