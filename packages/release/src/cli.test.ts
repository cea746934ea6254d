import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument, anEntry, temporaryFolder } from './fixtures/release.ts';
import { ReleaseStore } from './store.ts';

const CLI = path.join(import.meta.dirname, 'cli.ts');
let folder: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  const document = aDocument(anEntry('mf-map', '1.0.0-9f8e7d6c'));
  await new ReleaseStore(path.join(folder, 'store')).writeDocument(document, '');
});
afterAll(() => rm(folder, { recursive: true }));

function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [CLI, ...args],
      { env: { ...process.env, DATA_DIR: folder } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

describe.concurrent('the release command', () => {
  it.each([
    [[], 'Name a verb'],
    [['publish', 'mf-other'], 'There is no app named mf-other'],
    [['status', '--shop', 'x'], "Unknown option '--shop'"],
  ])('answers %j with how it is used', async (args, message) => {
    const { code, out, err } = await run(...args);
    expect(err).toContain(message);
    expect(err).toContain('Usage: npm run release -- <verb>');
    expect(err).not.toMatch(/^\s+at /m);
    expect([code, out]).toEqual([1, '']);
  });

  it('says in one sentence why a version cannot be released', async () => {
    const { code, err } = await run('release', 'mf-map', '9.9.9');
    expect([code, err.trim()]).toEqual([1, 'mf-map 9.9.9 is not published']);
  });

  it('says which version of each app visitors get, from the store in DATA_DIR', async () => {
    const { code, out } = await run('status');
    expect(code).toBe(0);
    expect(out).toMatch(/^mf-map +1\.0\.0-9f8e7d6c +stable +100 %$/m);
    expect(out).toMatch(/^mf-panels +nothing released$/m);
  });
});
