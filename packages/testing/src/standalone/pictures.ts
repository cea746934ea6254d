import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DEMO = path.resolve(import.meta.dirname, '../../../content/demo');
const TYPES: Readonly<Record<string, string>> = { '.jpg': 'image/jpeg', '.svg': 'image/svg+xml' };

interface Picture {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Pictures of the demo by the first eight hex digits of their hash, which addresses of the API carry as `v`. */
export function demoPicturesByHash(): ReadonlyMap<string, Picture> {
  // They are no part of the published package.
  const folders = existsSync(DEMO) ? ['pictures', 'plans'] : [];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(DEMO, folder)).map((file) => path.join(DEMO, folder, file)),
  );
  return new Map(
    files.flatMap((file) => {
      const type = TYPES[path.extname(file)];
      if (!type) return [];
      const bytes = readFileSync(file);
      return [[createHash('sha256').update(bytes).digest('hex').slice(0, 8), { type, bytes }] as const];
    }),
  );
}
