import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { STAND_INS } from './bench/single/stand-ins.ts';

const SOURCES = path.resolve(import.meta.dirname, '../shell/src');
const IMPORT = /import \{([^}]*)\} from '(\.[^']*)'/g;

/** Values, not types, that the shell imports from a module of its own, by who stands in for none. */
function importedFrom(module: string): string[] {
  const importers = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter(
    (file) => !(file in STAND_INS) && !/\.test\.|^fixtures\//.test(file),
  );
  return importers.flatMap((file) =>
    [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(IMPORT)].flatMap(
      ([, names = '', from = '']) =>
        path.join(path.dirname(file), from) === module
          ? names.split(',').flatMap((name) => /^\s*(?!type )(\w+)/.exec(name)?.[1] ?? [])
          : [],
    ),
  );
}

describe('What stands in for a module of the shell in one bundle has what the shell imports from it', () => {
  test.each(Object.entries(STAND_INS))('%s', (module, standIn) => {
    const imported = importedFrom(module);
    expect(imported).not.toEqual([]);
    const text = readFileSync(standIn, 'utf8');
    const exported = [...text.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name]) => name);
    expect(exported).toEqual(expect.arrayContaining(imported));
  });
});
