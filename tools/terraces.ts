import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { TERRACES_FOLDER } from '@suite/content';
import { drawTerraces } from './terraces/draw-terraces.ts';

const USAGE = `Usage: npm run terraces -- <project> <folder>

  Draws what is seen from the terraces of a project with a model, as a running suite shows it, into the folder that the
  project was imported from: one picture for homes that see nearly the same. Import the folder again after it.

  --origin <address>   of the suite; without: http://localhost:3000
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string', default: 'http://localhost:3000' } },
});
const [project = '', folder] = positionals;
if (!(Number(project) > 0 && folder)) {
  console.error(USAGE);
  process.exit(1);
}

const target = path.join(folder, TERRACES_FOLDER);
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
let total = 0;
for await (const { key, bytes, of } of drawTerraces(values.origin, Number(project))) {
  await writeFile(path.join(target, `${key}.webp`), bytes);
  total += bytes.length;
  console.log(`${key}.webp: ${Math.round(bytes.length / 1000)} kB (${of})`);
}
console.log(`All have ${Math.round(total / 1000)} kB.`);
