import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { collectedFilters } from './collect-filters.ts';

const ROOT = path.join(import.meta.dirname, '..');

test('what `npm run filters` makes is up to date', async () => {
  for (const [file, text] of await collectedFilters(ROOT)) {
    expect(await readFile(path.join(ROOT, file), 'utf8'), file).toBe(text);
  }
});
