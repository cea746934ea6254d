import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../fixtures/release.ts';
import { exclusively } from './exclusive.ts';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  lock = path.join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

it('lets one work at a time', async () => {
  let working = 0;
  const most = await Promise.all(
    [1, 2, 3].map(() =>
      exclusively(lock, async () => {
        working += 1;
        await readdir(folder);
        const seen = working;
        working -= 1;
        return seen;
      }),
    ),
  );
  expect(most).toEqual([1, 1, 1]);
  expect(await readdir(folder)).toEqual([]);
});

it('frees the lock when the work fails', async () => {
  await expect(exclusively(lock, () => Promise.reject(new Error('full disk')))).rejects.toThrow('full disk');
  await expect(exclusively(lock, async () => 'done')).resolves.toBe('done');
});

it('does not wait for a process that was killed', async () => {
  await writeFile(lock, '');
  const aMinuteAgo = new Date(Date.now() - 60_000);
  await utimes(lock, aMinuteAgo, aMinuteAgo);
  await expect(exclusively(lock, async () => 'done')).resolves.toBe('done');
});

it('fails where no lock can be made', async () => {
  await expect(exclusively(path.join(folder, 'missing', 'lock'), async () => 'done')).rejects.toThrow(
    'ENOENT',
  );
});
