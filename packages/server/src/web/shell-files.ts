import type { ReleaseStore } from '@suite/release';
import { stableVersion } from '@suite/release';
import { type BuiltPage, builtPage } from './built-page.ts';

/** What a page is made of: the document as it is stored, and its signature. */
export interface SignedDocument {
  readonly bytes: Buffer;
  readonly signature: string;
}

export interface ShellFiles {
  /** Null before the first release. */
  document(): Promise<SignedDocument | null>;
  /** A file of the stable shell; null where there is none. */
  file(name: string): Promise<Buffer | null>;
  /** The page of a version of the shell; null where there is none. */
  page(version: string): Promise<BuiltPage | null>;
}

/** Of a stable version and a canary, and some more while they follow each other. */
const FILES = 8;
/** How old a look at a store elsewhere may be: each page would ask it three times otherwise. */
const LOOK_AGAIN_AFTER_MS = 1000;

/** The document and the shell's own files, of the store as it is now, or was a second ago where it is elsewhere. */
export function shellFiles(store: ReleaseStore): ShellFiles {
  const document = store.isLocal
    ? () => store.readSigned()
    : cachedFor(LOOK_AGAIN_AFTER_MS, () => store.readSigned());

  async function read<T>(
    made: Map<string, T>,
    place: string,
    make: (bytes: Buffer) => T | Promise<T>,
  ): Promise<T | null> {
    const known = made.get(place);
    if (known !== undefined) return known;
    const stored = await store.objects.read(place);
    if (!stored) return null;
    const one = await make(stored.bytes);
    // Files of a version never change; those of versions before are not asked for again.
    made.set(place, one);
    while (made.size > FILES) made.delete(made.keys().next().value ?? '');
    return one;
  }

  const files = new Map<string, Buffer>();
  const pages = new Map<string, BuiltPage>();
  return {
    document,
    file: async (name) => {
      const signed = await document();
      const version = signed && stableVersion(signed.bytes, 'shell');
      return version ? read(files, `r/shell/${version}/${name}`, (bytes) => bytes) : null;
    },
    page: (version) => {
      const folder = `r/shell/${version}/`;
      const textOf = async (address: string) => {
        const isOwn = address.startsWith(`/${folder}`);
        const stored = isOwn ? await store.objects.read(address.slice(1)) : null;
        return stored?.bytes.toString() ?? null;
      };
      return read(pages, `${folder}index.html`, (bytes) => builtPage(bytes.toString(), textOf));
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
