import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError, DEMO_DIR } from '@suite/content';
import { openS3Server } from '@suite/testing/s3-server';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NUMBERED_TABLES } from '../database/numbered-tables.ts';
import { openMediaStore } from '../modules/media/open-media-store.ts';
import { FAST_BACKEND, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { seedDemo } from './seed-demo.ts';

describe.each([FAST_BACKEND])('loading the demo project on %s', (backend) => {
  let test: TestDatabase;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let mediaDir: string;
  let contentDir: string;

  beforeAll(async () => {
    test = await openTestDatabase(backend);
    folder = await temporaryFolder();
    mediaDir = path.join(folder.path, 'media');
    contentDir = path.join(folder.path, 'content');
    await cp(DEMO_DIR, contentDir, { recursive: true });
  });
  afterAll(async () => {
    await test.close();
    await folder[Symbol.asyncDispose]();
  });

  const changeUnits = async (change: (csv: string) => string) => {
    const file = path.join(contentDir, 'units.csv');
    await writeFile(file, change(await readFile(file, 'utf8')));
  };
  const statusOf = async (id: number) =>
    (await test.db.selectFrom('apartments').select('status').where('id', '=', id).executeTakeFirst())?.status;
  const counts = async () =>
    Promise.all(
      NUMBERED_TABLES.map(async (table) => [
        table,
        (await test.db.selectFrom(table).select('id').execute()).length,
      ]),
    ).then(Object.fromEntries);

  const WHOLE = {
    organizations: 1,
    projects: 1,
    masterplans: 4,
    buildings: 12,
    apartment_types: 5,
    apartments: 371,
    media: 419,
    pois: 12,
    client_apps: 1,
    menu_items: 16,
    packages: 2,
    package_items: 11,
  };

  /** Pictures and drawings, the files of the model, and what is seen from terraces. */
  const FILES = 34 + 20 + 103;

  it('writes nothing when the folder is not valid', async () => {
    await changeUnits((csv) => csv.replace(',available,', ',vacated,'));
    await expect(seedDemo(test.db, { mediaDir, contentDir })).rejects.toThrow(ContentError);
    expect(Object.values(await counts()).every((count) => count === 0)).toBe(true);
    expect(await readdir(mediaDir).catch(() => [])).toEqual([]);
    await changeUnits((csv) => csv.replace(',vacated,', ',available,'));
  });

  it('loads everything', async () => {
    expect(await seedDemo(test.db, { mediaDir, contentDir })).toBe('loaded');
    expect(await counts()).toEqual(WHOLE);
    expect(await readdir(mediaDir)).toHaveLength(FILES);
  });

  it('loads the same content once, and puts back files that are gone', async () => {
    const before = await test.db.selectFrom('content_imports').selectAll().execute();
    await rm(mediaDir, { recursive: true });
    expect(await seedDemo(test.db, { mediaDir, contentDir })).toBe('unchanged');
    expect(await test.db.selectFrom('content_imports').selectAll().execute()).toEqual(before);
    expect(await readdir(mediaDir)).toHaveLength(FILES);
  });

  it('replaces changed content under the same ids', async () => {
    expect(await statusOf(1)).toBe('available');
    await changeUnits((csv) => csv.replace(',484500,available,', ',484500,sold,'));
    expect(await seedDemo(test.db, { mediaDir, contentDir })).toBe('replaced');
    expect(await statusOf(1)).toBe('sold');
    expect(await counts()).toEqual(WHOLE);
  });

  it('puts files into S3-compatible storage, and back when they are gone', async () => {
    await using s3 = await openS3Server();
    const media = { mediaDir: path.join(folder.path, 'unused'), mediaUrl: s3.url, contentDir };
    expect(await seedDemo(test.db, media)).toBe('unchanged');
    const store = openMediaStore(media);
    const rows = await test.db.selectFrom('media').select(['hash', 'size_bytes']).execute();
    const sizes = () =>
      Promise.all(rows.map(({ hash }) => (hash === null ? null : store.file(hash).sizeBytes())));
    expect(await sizes()).toEqual(rows.map((row) => row.size_bytes));
    await store.remove(rows[0]?.hash ?? '');
    await changeUnits((csv) => csv.replace(',484500,sold,', ',484501,sold,'));
    expect(await seedDemo(test.db, media)).toBe('replaced');
    expect(await sizes()).toEqual(rows.map((row) => row.size_bytes));
    expect(await readdir(media.mediaDir).catch(() => [])).toEqual([]);
    await changeUnits((csv) => csv.replace(',484501,sold,', ',484500,sold,'));
  });

  it('keeps what was there when the replacement fails', async () => {
    await test.db.insertInto('organizations').values({ id: 2, name: '{"en":"Other"}' }).execute();
    const first = test.db.selectFrom('projects').selectAll().where('id', '=', 1);
    const { id: _id, ...project } = await first.executeTakeFirstOrThrow();
    const asText = {
      name: JSON.stringify(project.name),
      description: JSON.stringify(project.description),
      place: JSON.stringify(project.place),
    };
    const lists = { selected_filters: '[]', selected_roles: '[]', colours: JSON.stringify(project.colours) };
    await test.db
      .insertInto('projects')
      .values({
        ...project,
        ...asText,
        ...lists,
        id: 2,
        content_key: null,
        organization_id: 2,
        logo_media_id: null,
      })
      .execute();
    // A masterplan of another project already has the id that the import wants.
    await test.db
      .updateTable('masterplans')
      .set({ project_id: 2, parent_id: null })
      .where('id', '=', 4)
      .execute();
    await changeUnits((csv) =>
      csv.replace(',127.0,', ',127.6,').replace(',484500,sold,', ',484500,reserved,'),
    );
    await expect(seedDemo(test.db, { mediaDir, contentDir })).rejects.toThrow(
      /^Another project has ids of masterplans/,
    );
    expect(await statusOf(1)).toBe('sold');
    await test.db
      .updateTable('masterplans')
      .set({ project_id: 1, parent_id: 1 })
      .where('id', '=', 4)
      .execute();
    await test.db.deleteFrom('projects').where('id', '=', 2).execute();
    await test.db.deleteFrom('organizations').where('id', '=', 2).execute();
  });

  it('lets ids that the database gives go on after those of the demo', async () => {
    const { id } = await test.db
      .insertInto('masterplans')
      .values({ project_id: 1, position: 9, name: '{"en":"New"}', community: false, published: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(5);
  });
});
