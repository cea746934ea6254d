import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Figure, rounded } from '../figure.ts';
import { MODEL_FOLDER, SCRIPTS_FOLDER } from './folder.ts';

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

function compressedSize(bytes: Buffer, quality: number): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

async function servedSize(name: string): Promise<number> {
  const bytes = await readFile(path.join(MODEL_FOLDER, name));
  return COMPRESSED.test(name) ? compressedSize(bytes, BROTLI_QUALITY) : bytes.length;
}

/** A release is compressed once, as well as it can be. */
const RELEASE_QUALITY = 11;
/** Chunks that nothing names before a visitor asks for the model, and how many kB each may have. */
const SCRIPTS = [
  { name: 'model-script-three-and-loader', file: /^vendors-.*meshopt.*\.js$/, limit: '135' },
  { name: 'model-script-engine', file: /^model-engine\..*\.js$/, limit: '15' },
  { name: 'model-script-homes', file: /^model-units\..*\.js$/, limit: undefined },
] as const;

/** Scripts of the model, as the building's remote was built last. */
export async function* scriptFigures(): AsyncIterable<Figure> {
  const names = await readdir(SCRIPTS_FOLDER);
  for (const { name, file, limit } of SCRIPTS) {
    const found = names.find((one) => file.test(one));
    if (found === undefined) throw new Error(`The building's remote has no chunk ${file}`);
    const bytes = compressedSize(await readFile(path.join(SCRIPTS_FOLDER, found)), RELEASE_QUALITY);
    yield { name, value: rounded(bytes / 1000, 2), unit: 'kB', ...(limit && { limit }) };
  }
}
