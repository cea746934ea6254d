import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { describe, expect, it } from 'vitest';
import { createRemote, filled, placeOf } from './create-remote.ts';

const marks = { noun: 'sun-hours', name: 'mf-sun-hours' };

it.each([
  ['remote.json.template', 'remote.json'],
  ['_github/workflows/remote.yml.template', '.github/workflows/remote.yml'],
  ['_gitignore.template', '.gitignore'],
  ['src/features/noun/noun-page.tsx.template', 'src/features/sun-hours/sun-hours-page.tsx'],
])('%s becomes %s', (template, file) => {
  expect(placeOf(template, marks)).toBe(file);
});

it('marks are filled in, and what is no mark stays', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a workflow.
  const workflow = 'run: {{name}} ${{ secrets.RELEASE_KEY }} {{unknown}}';
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a workflow.
  expect(filled(workflow, marks)).toBe('run: mf-sun-hours ${{ secrets.RELEASE_KEY }} {{unknown}}');
});

async function filesOf(place: 'workspace' | 'own'): Promise<ReadonlyMap<string, string>> {
  await using folder = await temporaryFolder();
  await createRemote({ name: 'mf-sun-hours', folder: folder.path, place, port: 4210 });
  const entries = await readdir(folder.path, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [path.relative(folder.path, file), await readFile(file, 'utf8')] as const),
    ),
  );
}

const OF_EVERY_REMOTE = ['package.json', 'tsconfig.json', 'README.md', 'remote.json', 'src/remote.ts'];
const OF_ITS_OWN = [
  '.github/workflows/remote.yml',
  '.gitignore',
  'CODEOWNERS',
  'pnpm-workspace.yaml',
  'vitest.config.ts',
];

describe.each([
  ['workspace', OF_EVERY_REMOTE, OF_ITS_OWN],
  ['own', [...OF_EVERY_REMOTE, ...OF_ITS_OWN], []],
] as const)('a remote in a repository: %s', (place, expected, absent) => {
  it('has its files, each filled in', async () => {
    const files = await filesOf(place);
    expect([...files.keys()]).toEqual(expect.arrayContaining([...expected]));
    for (const name of absent) expect(files.has(name)).toBe(false);
    for (const [name, text] of files) expect([name, /\{\{\w+\}\}/.exec(text)]).toEqual([name, null]);
    expect(JSON.parse(files.get('remote.json') ?? '')).toMatchObject({ name: 'mf-sun-hours', port: 4210 });
  });
});
