import path from 'node:path';
import {
  type Content,
  type ContentFolder,
  isPicture,
  type LoadedContent,
  loadContent,
  modelData,
} from '@suite/content';
import type { MediaStore } from '../modules/media/media-store.ts';
import { placeholderOf } from '../modules/media/placeholder.ts';
import { servedPicture } from '../modules/media/served-picture.ts';
import type { KnownPictures } from './known-pictures.ts';
import { fromStored, hashOfContent, toStored } from './stored-content.ts';
import type { UnitFacts } from './unit-facts.ts';

/** A file of the content as the database knows it. */
export interface StoredFile {
  /** SHA-256, the key in the media store. */
  readonly hash: string;
  readonly sizeBytes: number;
  readonly contentType: string;
  /** Data URL; null for drawings and meshes. */
  readonly placeholder: string | null;
}

/** A project folder with its files in the store. */
export interface ReadFolder {
  readonly content: Content;
  readonly files: ReadonlyMap<string, StoredFile>;
  /** See `hashOfContent`. */
  readonly hash: string;
  /** Those of its units, where they came by themselves. */
  readonly facts?: readonly UnitFacts[];
}

/** A picture or drawing of the folder as it is put into the store; null for other files. */
async function keptFile(
  name: string,
  bytes: Buffer,
): Promise<(Pick<StoredFile, 'contentType'> & { readonly bytes: Uint8Array }) | null> {
  if (name.toLowerCase().endsWith('.svg')) return { bytes, contentType: 'image/svg+xml' };
  return isPicture(name) ? servedPicture(bytes) : null;
}

type OnStored = (done: number, total: number) => void;

/**
 * Puts the pictures, drawings, pages and meshes that content shows into the store. What is served as another type than it was
 * given, as TIFF is, has that type's ending in the content that comes back, so that it can be written out again.
 */
export async function storeFiles(
  store: MediaStore,
  folder: ContentFolder,
  { pages, ...content }: LoadedContent,
  { known, onStored }: { readonly known?: KnownPictures; readonly onStored?: OnStored } = {},
): Promise<ReadFolder> {
  const files = new Map<string, StoredFile>();
  const names = new Map<string, string>();
  const total = content.sizes.size + meshesOf(content.model).size;
  for (const [name, bytes] of new Map([...folder, ...pages])) {
    const size = content.sizes.get(name);
    if (!size) continue;
    const file =
      known?.fileOf(bytes) ?? (await storedFile(store, pages.has(name) ? `${name}.png` : name, bytes));
    if (!file) continue;
    if (!pages.has(name)) await known?.keep(bytes, { size, file });
    const fitting = fittingName(name, file.contentType, (taken) => folder.has(taken) || files.has(taken));
    names.set(name, fitting);
    files.set(fitting, file);
    onStored?.(files.size, total);
  }
  const named = renamed(content, names);
  for (const [name, file] of await storeMeshes(store, folder, content.model)) {
    files.set(name, file);
    onStored?.(files.size, total);
  }
  return { content: named, files, hash: hashOfContent(named, files) };
}

/** Files of a model that are no pictures, by their path. */
async function storeMeshes(
  store: MediaStore,
  folder: ContentFolder,
  model: Content['model'],
): Promise<ReadonlyMap<string, StoredFile>> {
  const stored = new Map<string, StoredFile>();
  for (const [name, contentType] of meshesOf(model)) {
    const bytes = folder.get(name);
    if (!bytes) throw new TypeError(`The content has no file ${name}`);
    const hash = await store.put(bytes);
    stored.set(name, { hash, sizeBytes: bytes.length, contentType, placeholder: null });
  }
  return stored;
}

function meshesOf(model: Content['model']): ReadonlyMap<string, string> {
  return model ? modelData(model) : new Map();
}

/** Puts a picture or drawing into the store; null for other files. */
async function storedFile(store: MediaStore, name: string, bytes: Buffer): Promise<StoredFile | null> {
  const kept = await keptFile(name, bytes);
  if (!kept) return null;
  const isDrawing = kept.contentType === 'image/svg+xml';
  return {
    hash: await store.put(kept.bytes),
    sizeBytes: kept.bytes.length,
    contentType: kept.contentType,
    placeholder: isDrawing ? null : await placeholderOf(kept.bytes),
  };
}

/** Endings of what is served; the first is given. */
const ENDINGS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/svg+xml': ['.svg'],
};

/** `plans/A.pdf#2` as PNG is `plans/A-2.png`. */
function fittingName(name: string, contentType: string, isTaken: (name: string) => boolean): string {
  const endings = ENDINGS[contentType];
  if (!endings || endings.includes(path.extname(name).toLowerCase())) return name;
  const [file = name, page] = name.split('#');
  const base = `${file.slice(0, file.length - path.extname(file).length)}${page ? `-${page}` : ''}`;
  let fitting = `${base}${endings[0]}`;
  for (let number = 2; isTaken(fitting); number += 1) fitting = `${base}-${number}${endings[0]}`;
  return fitting;
}

/** With the names of the store; which file shapes came from does not matter any more. */
function renamed(content: Content, names: ReadonlyMap<string, string>): Content {
  // Units and outlines name no files, and are most of it.
  const { units, polygons, ...rest } = toStored(content);
  const text = JSON.stringify(rest, (key, one: unknown) => {
    if (key === 'shapes' && typeof one === 'string') return undefined;
    return typeof one === 'string' ? (names.get(one) ?? one) : one;
  });
  return fromStored({ ...(JSON.parse(text) as typeof rest), units, polygons });
}

/**
 * Puts back what is missing from the store, for example because its folder was emptied: files of a folder that was
 * stored, by their hashes. Pages of PDFs and other formats are made anew, but only where something is missing.
 */
export async function restoreFiles(
  store: MediaStore,
  folder: ContentFolder,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of hashes) {
    if ((await store.file(hash).sizeBytes()) !== null) continue;
    await storeFiles(store, folder, await loadContent(folder));
    return;
  }
}
