import { loadContent, readFolder } from '@suite/content';
import { smallFolder } from '@suite/content/testing';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { TEST_BACKENDS } from '../testing/test-database.ts';
import { exportFolder } from './export-folder.ts';
import { storeFiles } from './media-files.ts';
import { planImport, publishVersion, putDraft } from './versions.ts';

const projectFile = smallFolder().get('project.yaml')?.toString() ?? '';
/** Without ids: what it is told by comes from its title, and what its developer is told by from the name. */
const FOLDER = smallFolder({
  'project.yaml': projectFile.replace(/^organisation:.*$/m, 'organisation: { name: Zidar }'),
});

describe.each(TEST_BACKENDS)('a project and its developer that are renamed on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const read = async (files: ReturnType<typeof smallFolder>) =>
    storeFiles(app.store, files, await loadContent(files));
  const put = async (files: ReturnType<typeof smallFolder>) => {
    const folder = await read(files);
    return app.db.transaction().execute((trx) => putDraft(trx, folder, { projectId: null, now: new Date() }));
  };
  const publish = (projectId: number, number: number) =>
    app.db.transaction().execute((trx) => publishVersion(trx, projectId, number, new Date()));
  const count = async (table: 'projects' | 'organizations') =>
    (await app.db.selectFrom(table).select('id').execute()).length;

  it('are the same when their folder is imported again, as it was and as it is exported', async () => {
    const { projectId } = await put(FOLDER);
    await publish(projectId, 1);
    const known = [await count('projects'), await count('organizations')];
    const names = [
      { path: 'title', en: 'Courtyard', sr: 'Dvorište' },
      { path: 'organisation/name', en: 'Mason', sr: 'Zidar' },
    ];
    const renamed = await app.call('updateDraftDetails', {
      params: { projectId },
      body: { texts: names },
      headers: app.headersOf.super_admin,
    });
    expect(renamed.statusCode).toBe(200);
    const compared = await app.call('getVersionChanges', {
      params: { projectId, number: 2 },
      query: 'from=1',
      headers: app.headersOf.super_admin,
    });
    // The names alone, and nothing of how it is told from others.
    expect(compared.json().data.attributes.changes).toEqual([
      expect.objectContaining({
        added: { count: 0, keys: [] },
        changed: { count: 2, keys: expect.arrayContaining(['title', 'organisation']) },
      }),
    ]);
    await publish(projectId, 2);

    expect(await planImport(app.db, await read(FOLDER), null)).toMatchObject({ projectId });
    await using target = await temporaryFolder();
    await exportFolder({ db: app.db, store: app.store }, projectId, target.path);
    const exported = new Map(await readFolder(target.path));
    expect(await planImport(app.db, await read(exported), null)).toMatchObject({
      projectId,
      sameAs: 2,
      changes: [],
      facts: [],
    });
    expect(await put(FOLDER)).toMatchObject({ projectId });
    expect([await count('projects'), await count('organizations')]).toEqual(known);

    // Another project of the same developer, by the name that it had.
    const other = smallFolder({
      'project.yaml': (FOLDER.get('project.yaml')?.toString() ?? '').replace(/^title:.*$/m, 'title: Tower'),
    });
    await put(other);
    expect([await count('projects'), await count('organizations')]).toEqual([(known[0] ?? 0) + 1, known[1]]);
  });
});
