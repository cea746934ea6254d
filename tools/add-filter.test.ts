import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

// "How to add a filter" in the README of the filter engine, done in a copy of the repository.

const ROOT = path.join(import.meta.dirname, '..');
const EXAMPLE = path.join(ROOT, 'tools/add-filter');
const run = promisify(execFile);
/** Large, and of no use to a filter. */
const LEFT_OUT = [
  'packages/content/demo',
  'packages/content/town',
  'packages/picture',
  'packages/server/gazetteer',
];
const FORMATJS = 'packages/i18n/node_modules/.bin/formatjs';

let copy: string;
const at = (file: string) => path.join(copy, file);

/** A command in the copy; what it says, and whether it succeeded. */
async function inCopy(file: string, args: readonly string[], folder = '.') {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  try {
    const { stdout } = await run(file, args, { cwd: at(folder), env });
    return { ok: true, output: stdout };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { ok: false, output: `${stdout}${stderr}` };
  }
}

const tsc = (folder: string) =>
  inCopy(process.execPath, [at('node_modules/typescript/bin/tsc'), '-p', '.'], folder);

async function addMessage(language: 'en' | 'sr', texts: Readonly<Record<string, string>>): Promise<void> {
  const file = at(`packages/i18n/locales/${language}.json`);
  const messages = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...messages, ...texts }));
}

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'add-filter-'));
  await cp(path.join(ROOT, 'packages'), at('packages'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !LEFT_OUT.includes(path.relative(ROOT, source)),
  });
  for (const file of ['tools/collect-filters.ts', 'package.json', 'tsconfig.base.json']) {
    await cp(path.join(ROOT, file), at(file));
  }
  await symlink(path.join(ROOT, 'node_modules'), at('node_modules'));
  // The three files.
  await cp(path.join(EXAMPLE, 'definition.ts.txt'), at('packages/filter-engine/src/definitions/parking.ts'));
  await addMessage('en', {
    'filter.parking': 'Parking',
    'filter.parking.yes': 'With parking',
    'filter.parking.no': 'Without parking',
  });
  await addMessage('sr', {
    'filter.parking': 'Parking',
    'filter.parking.yes': 'Sa parkingom',
    'filter.parking.no': 'Bez parkinga',
  });
  // `npm run filters`, and the messages are compiled.
  expect(await inCopy(process.execPath, ['tools/collect-filters.ts'])).toMatchObject({ ok: true });
  const compile = ['compile-folder', '--ast', '--format', 'simple', 'locales', 'locales/compiled'];
  expect(await inCopy(at(FORMATJS), compile, 'packages/i18n')).toMatchObject({ ok: true });
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test('a filter of three files works in address, bar, card, counts, request and server', async () => {
  await cp(path.join(EXAMPLE, 'browser.test.tsx.txt'), at('packages/filters/src/parking.test.tsx'));
  await cp(
    path.join(EXAMPLE, 'server.test.ts.txt'),
    at('packages/server/src/modules/filter/parking.test.ts'),
  );
  await cp(path.join(EXAMPLE, 'vitest.config.ts.txt'), at('vitest.config.ts'));
  const vitest = at('node_modules/vitest/vitest.mjs');
  expect(await inCopy(process.execPath, [vitest, 'run', '--root', copy])).toMatchObject({ ok: true });
}, 120_000);

test('a filter of three files compiles, and one without its key does not', async () => {
  expect(await tsc('packages/filters')).toMatchObject({ ok: true });
  const definition = at('packages/filter-engine/src/definitions/floor.ts');
  await writeFile(definition, (await readFile(definition, 'utf8')).replace("  key: 'floor',\n", ''));
  const { ok, output } = await tsc('packages/filter-engine');
  expect(ok).toBe(false);
  expect(output).toMatch(/definitions\/floor\.ts.*Property 'key' is missing/);
}, 60_000);
