import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Figure, rounded } from '../figure.ts';
import { MODEL_FOLDER } from './folder.ts';

/** As the server compresses meshes and shade; pictures are sent as they are. */
const BROTLI_QUALITY = 9;
const COMPRESSED = /\.(glb|bin)$/;
/** Fetched when a visitor comes near, or on a large screen. */
const LATER = /^(building-|leaves\.|ground-high\.)/;

/** What visitors load of the demo's model, by part, as it is served. */
export async function* byteFigures(): AsyncIterable<Figure> {
  // Beside the files are pictures of what is seen from terraces, in a folder of their own.
  const entries = await readdir(MODEL_FOLDER, { withFileTypes: true });
  const names = entries.flatMap((entry) =>
    entry.isFile() && !entry.name.endsWith('.json') ? [entry.name] : [],
  );
  const sizes = await Promise.all(names.map(async (name) => servedSize(name)));
  const kB = (isMeant: (name: string) => boolean) => {
    const bytes = sizes.reduce((sum, size, index) => sum + (isMeant(names[index] ?? '') ? size : 0), 0);
    return { value: rounded(bytes / 1000), unit: 'kB' } as const;
  };
  for (const name of names.filter((one) => !one.startsWith('building-')))
    yield { name: `model-${path.parse(name).name}`, ...kB((one) => one === name) };
  yield { name: 'model-all-buildings', ...kB((one) => one.startsWith('building-')) };
  // With script and engine of 150 kB, 1.7 MB.
  yield { name: 'model-first-look', ...kB((one) => !LATER.test(one)), limit: '1550' };
}

async function servedSize(name: string): Promise<number> {
  const bytes = await readFile(path.join(MODEL_FOLDER, name));
  if (!COMPRESSED.test(name)) return bytes.length;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).length;
}
