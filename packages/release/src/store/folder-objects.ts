import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from './exclusive.ts';
import { conflict, type ObjectStore, type StoredObject } from './object-store.ts';

/** A release store in a folder of this machine. */
export function folderObjects(root: string): ObjectStore {
  const fileOf = (name: string) => path.join(root, name);

  async function read(name: string): Promise<StoredObject | null> {
    try {
      const bytes = await readFile(fileOf(name));
      return { bytes, tag: createHash('sha256').update(bytes).digest('hex') };
    } catch (error) {
      if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw error;
    }
  }

  async function replace(name: string, bytes: Uint8Array): Promise<void> {
    const draft = `${fileOf(name)}.${process.pid}.tmp`;
    await writeFile(draft, bytes);
    await rename(draft, fileOf(name));
  }

  return {
    place: root,
    isLocal: true,
    read,
    exists: async (name) => existsSync(fileOf(name)),
    write: async (name, bytes, expected) => {
      await mkdir(path.dirname(fileOf(name)), { recursive: true });
      // Compare and write are one step for other processes too.
      await exclusively(`${fileOf(name)}.lock`, async () => {
        if (expected !== undefined && ((await read(name))?.tag ?? null) !== expected) throw conflict(name);
        await replace(name, bytes);
      });
    },
    list: async (prefix) => {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const entries = await readdir(fileOf(folder), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile() && !/\.(tmp|lock)$/.test(entry.name))
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .filter((name) => name.startsWith(prefix) && !/\.tmp\//.test(name))
        .toSorted();
    },
    putFolder: async (name, folder) => {
      const draft = `${fileOf(name)}.${process.pid}.tmp`;
      await rm(draft, { recursive: true, force: true });
      await mkdir(path.dirname(draft), { recursive: true });
      await cp(folder, draft, { recursive: true });
      try {
        await rename(draft, fileOf(name));
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        // Somebody else was faster.
        if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? ''))
          throw conflict(name);
        throw error;
      }
    },
    removeFolder: (name) => rm(fileOf(name), { recursive: true, force: true }),
  };
}
