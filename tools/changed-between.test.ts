import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedBetween } from './changed-between.ts';
import { ROOT } from './workspace.ts';

/** The sources of this checkout. */
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'suite-changes-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of listed.split('\n').filter((one) => /^(shell|mf-|packages|pnpm-lock)/.test(one))) {
    if (!existsSync(path.join(ROOT, file))) continue;
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(copy, file));
  }
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const UI = 'packages/ui/src/components';

it.each([
  ['a comment in the lock file', 'pnpm-lock.yaml', '\n# A comment\n', []],
  [
    'the rail of floors, of the building page alone',
    `${UI}/floor-rail/floor-rail.tsx`,
    '\n// 2\n',
    ['mf-building'],
  ],
  ['tabs, of two remotes', `${UI}/tabs/tabs.tsx`, '\n// 2\n', ['mf-account', 'mf-apartment']],
  ['how tabs look', `${UI}/tabs/tabs.module.css`, '\n/* 2 */\n', ['mf-account', 'mf-apartment']],
  ['the tests of tabs', `${UI}/tabs/tabs.test.tsx`, '\n// 2\n', []],
])(
  '%s: the workflow releases the shell and the remotes that use it, and no others',
  (_, file, added, remotes) => {
    const place = path.join(copy, file);
    const before = readFileSync(place, 'utf8');
    writeFileSync(place, before + added);
    try {
      const { apps, teams } = changedBetween(ROOT, copy);
      expect(apps).toEqual(remotes.length > 0 ? ['shell', ...remotes] : []);
      expect(teams).toHaveLength(remotes.length);
    } finally {
      writeFileSync(place, before);
    }
  },
);
