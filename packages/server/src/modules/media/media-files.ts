import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Dependency } from '../../dependencies/dependency.ts';
import type { MediaStore } from './media-store.ts';
import { type MediaLocation, openMediaStore } from './open-media-store.ts';
import { createPackedMaker, type PackedMaker } from './packed-file.ts';
import { createTileMaker, TILES_FOLDER, type TileMaker } from './picture-tiles.ts';
import { createVariantMaker, VARIANTS_FOLDER, type VariantMaker } from './picture-variants.ts';

/** Original files, and what is made from them. */
export interface MediaFiles {
  readonly store: MediaStore;
  readonly variants: VariantMaker;
  readonly tiles: TileMaker;
  readonly packed: PackedMaker;
  /** Removes a file and what was made from it on this machine. */
  remove(hash: string): Promise<void>;
  /** Removes what was being written on this machine when a process was ended, before then. */
  removeParts(before: Date): Promise<void>;
}

/** What is written gets its name once it is whole, and this one until then. */
const PART = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function openMediaFiles(location: MediaLocation, media?: Dependency): MediaFiles {
  const { mediaDir } = location;
  const store = openMediaStore(location, media);
  return {
    store,
    variants: createVariantMaker(store, mediaDir),
    tiles: createTileMaker(store, mediaDir),
    packed: createPackedMaker(store, mediaDir),
    remove: async (hash) => {
      await store.remove(hash);
      const variants = path.join(mediaDir, VARIANTS_FOLDER);
      const made = await readdir(variants).catch(() => []);
      const own = made.filter((name) => name.startsWith(`${hash}-`));
      for (const name of own) await rm(path.join(variants, name), { force: true });
      await rm(path.join(mediaDir, TILES_FOLDER, hash), { recursive: true, force: true });
    },
    removeParts: async (before) => {
      const entries = await readdir(mediaDir, { withFileTypes: true }).catch(() => []);
      const below = entries.flatMap((entry) => (entry.isDirectory() ? path.join(mediaDir, entry.name) : []));
      for (const folder of [mediaDir, ...below]) await removePartsIn(folder, before);
    },
  };
}

async function removePartsIn(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => PART.test(one))) {
    const part = path.join(folder, name);
    const found = await stat(part).catch(() => null);
    if (found && found.mtime < before) await rm(part, { recursive: true, force: true });
  }
}
