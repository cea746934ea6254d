import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { plainPicture, uploadForm } from '../../testing/upload-forms.ts';
import { deleteOldDrafts } from './file-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each([FAST_BACKEND])('an uploaded file on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  async function upload(color: string): Promise<number> {
    const picture = await plainPicture(20, 20, color).png().toBuffer();
    const body = uploadForm(picture, { projectId: '1' });
    const response = await app.call('uploadMedia', { body, headers: app.headersOf.project_admin });
    return response.json().data.id;
  }
  const left = async (ids: readonly number[]) => {
    const rows = await app.db.selectFrom('media').select('id').where('id', 'in', ids).orderBy('id').execute();
    return rows.map((row) => row.id);
  };

  it('goes after thirty days, with its file, unless it was added to the project', async () => {
    const draft = await upload('#ff0000');
    const added = await upload('#00ff00');
    const body = { mediaId: added, name: { en: 'Coast' }, mediaTypeId: 2 };
    await app.call('createProjectMedia', {
      params: { projectId: 1 },
      body,
      headers: app.headersOf.project_admin,
    });
    const { hash } = await app.db
      .selectFrom('media')
      .select('hash')
      .where('id', '=', draft)
      .executeTakeFirstOrThrow();
    const run = (days: number) =>
      app.db.transaction().execute((trx) => deleteOldDrafts(trx, new Date(Date.now() + days * DAY_MS)));

    // What was said of them when they arrived.
    await app.db.deleteFrom('discarded_files').execute();
    await run(29);
    expect(await left([draft, added])).toEqual([draft, added]);
    await run(31);
    expect(await left([draft, added])).toEqual([added]);
    const discarded = await app.db.selectFrom('discarded_files').select('hash').execute();
    expect(discarded).toEqual([{ hash }]);
  });
});
