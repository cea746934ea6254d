import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { smallFolder } from '@suite/content/testing';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { describe, expect, it } from 'vitest';
import { createImportJobs } from '../content/import-jobs.ts';
import { createMediaStore } from '../modules/media/media-store.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Administration } from './command.ts';
import { UNHEARD } from './control.ts';
import { respondToCommand } from './respond-to-command.ts';

/** A folder with a project in it, and the verbs on a database of its own. */
async function openProject() {
  const folder = await temporaryFolder();
  const { db, close } = await openTestDatabase('PGlite');
  const project = path.join(folder.path, 'project');
  await mkdir(project);
  for (const [name, bytes] of smallFolder()) await writeFile(path.join(project, name), bytes);
  // The verbs of content ask for nothing else.
  const mediaDir = path.join(folder.path, 'media');
  const imports = createImportJobs({ mediaDir }, console);
  const administration = {
    db,
    store: createMediaStore(mediaDir),
    imports,
  } satisfies Partial<Administration> as Administration;
  const content = async (command: string, ...typed: string[]) => {
    const words = typed.map((word) => (/^[a-z]+$/.test(word) ? path.join(folder.path, word) : word));
    const response = await respondToCommand(administration, ['content', command, ...words], UNHEARD);
    return response.kind === 'done' ? response.lines : [`failed: ${response.message}`];
  };
  const change = async (name: string, from: string, to: string) => {
    const file = path.join(project, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
  };
  const end = async () => {
    await imports.close();
    await close();
    await folder[Symbol.asyncDispose]();
  };
  return { content, change, [Symbol.asyncDispose]: end };
}

describe('a project by its folder', () => {
  it('is imported, changed, gone back to and written out', async () => {
    await using opened = await openProject();
    const { content, change } = opened;
    expect(await content('import', 'project', '--dry-run')).toContain('Nothing was written.');
    expect(await content('import', 'project', '--publish')).toEqual([
      'Dvorište is new:',
      '  units: 2 new (A-1, A-2)',
      '  buildings: 1 new (A)',
      '  views: 1 new (site)',
      '  types: 1 new (studio)',
      '  files: 2 new (front.svg, site.svg)',
      expect.stringMatching(/^ {2}of the project: \d+ new \(organisation, title, /),
      'Its desk: npm run admin -- set-role <e-mail> project_admin --project 1',
      'Version 1 of the project 1 is published.',
    ]);
    expect(await content('import', 'project', '--publish')).toEqual([
      'The folder is what version 1 says already; nothing was changed.',
    ]);
    await change('units.csv', '2,A,1,studio,31.5', '3,A,1,studio,31.5');
    const changed = ['  units: 1 new (A-3), 1 gone (A-2)'];
    expect(await content('import', 'project')).toEqual([
      'Dvorište, project 1, against what visitors see (version 1):',
      ...changed,
      'Version 2 of the project 1 is a draft. Publish it: npm run content -- publish 1',
    ]);
    expect(await content('diff', '1', '1', '2')).toEqual(changed);
    expect(await content('publish', '1')).toEqual(['Version 2 of the project 1 is published.']);
    expect(await content('back', '1', '1')).toEqual(['Version 1 of the project 1 is published.']);
    const states = (await content('versions', '1')).map((line) => line.trim().split(/ {2,}/).toSpliced(1, 1));
    expect(states).toEqual([
      ['2', 'was published'],
      ['1', 'visitors see it'],
    ]);
    await content('export', '1', 'written');
    expect(await content('import', 'written', '--publish')).toEqual([
      'The folder is what version 1 says already; nothing was changed.',
    ]);
    await change('front.svg', '800 600', '1600 1200');
    const repainted = (await content('import', 'project', '--dry-run')).find((line) =>
      line.includes('files'),
    );
    expect(repainted).toBe('  files: 1 changed (front.svg)');
  });

  it('is refused with a sentence, and nothing is written', async () => {
    await using opened = await openProject();
    const { content, change } = opened;
    await change('units.csv', '2,A,1,studio', '2,A,9,studio');
    expect(await content('import', 'project')).toEqual([
      expect.stringMatching(/^failed: units\.csv:3:\d+: error: /),
    ]);
    expect(await content('import', 'nowhere')).toEqual([expect.stringContaining('cannot be used (ENOENT)')]);
    expect(await content('versions', '1')).toEqual(['failed: There is no project 1.']);
    expect(await content('back', '1')).toEqual([expect.stringContaining('Name a version.')]);
  });
});
