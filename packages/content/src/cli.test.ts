import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@suite/server/testing';
import { describe, expect, it } from 'vitest';

const CLI = path.resolve(import.meta.dirname, 'cli.ts');
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [CLI, ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );

describe('the content command', { timeout: 60_000 }, () => {
  it('checks the demo project', async () => {
    const { code, stdout } = await run('check');
    expect([code, stdout]).toEqual([
      0,
      'Porto Vala is fine: 3 communities, 12 buildings, 371 units, 19 views.\n',
    ]);
  });

  it('lists what is wrong with a folder, and fails', async () => {
    await using folder = await temporaryFolder();
    await mkdir(path.join(folder.path, 'plans'));
    await writeFile(path.join(folder.path, 'units.csv'), 'number\n1\n');
    const { code, stderr } = await run('check', folder.path);
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'plans/plans.json: The file is missing.',
      'project.json: The file is missing.',
      expect.stringMatching(/^units\.csv:1: Columns are missing: building, floor, /),
    ]);
  });

  it('says that a folder is not there', async () => {
    const { code, stderr } = await run('check', '/nowhere/at/all');
    expect([code, stderr]).toEqual([1, 'The folder /nowhere/at/all cannot be read (ENOENT).\n']);
  });

  it('shows its usage for anything else', async () => {
    for (const command of [[], ['help'], ['nonsense']]) {
      const { code, stderr } = await run(...command);
      expect(stderr).toContain('Usage: npm run content -- <command>');
      expect(code).toBe(command[0] === 'nonsense' ? 1 : 0);
    }
  });
});
