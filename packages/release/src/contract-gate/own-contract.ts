import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTRACT_VERSION } from '@suite/contracts';
import type { PublishedContract } from '../publish/published.ts';

/** The contracts of this checkout, which its apps are built with. An installed package has its sources beside its build. */
export async function ownContract(): Promise<PublishedContract> {
  const entry = fileURLToPath(import.meta.resolve('@suite/contracts'));
  const folder = path.resolve(path.dirname(entry), '../src');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const),
  );
  return { provides: CONTRACT_VERSION, sources: Object.fromEntries(texts) };
}
