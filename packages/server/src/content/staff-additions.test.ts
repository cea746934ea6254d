import { loadContent } from '@suite/content';
import { smallFolder } from '@suite/content/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { TEST_BACKENDS } from '../testing/test-database.ts';
import { storeFiles } from './media-files.ts';
import { publishVersion, putDraft } from './versions.ts';

const PROJECT = smallFolder().get('project.yaml')?.toString() ?? '';
const EXTRAS = `pois:
  - { id: gate, of: project, type: streetview_start_point, title: Gate }
apps:
  - { id: e, title: E, context: 1, menu: { title: M, items: [{ title: Inside }] } }
packages:
  - { id: garage, title: Garage, types: [], items: [{ title: Door, quantity: 1 }] }
galleries:
  - { id: all, title: All, pictures: [site] }
`;
const MEDIA_TYPE = 4;

describe.each(TEST_BACKENDS)('what staff added to an imported project on %s', (backend) => {
  let app: TestApp;
  let projectId = 0;
  beforeAll(async () => {
    app = await openTestApp(backend);
    projectId = await publish(PROJECT + EXTRAS);
  });
  afterAll(() => app.close());

  const publish = async (project: string) => {
    const files = smallFolder({ 'project.yaml': project });
    const folder = await storeFiles(app.store, files, await loadContent(files));
    return app.db.transaction().execute(async (trx) => {
      const { projectId: id, number } = await putDraft(trx, folder, { projectId: null, now: new Date() });
      await publishVersion(trx, id, number, new Date());
      return id;
    });
  };
  const call = (name: Parameters<TestApp['call']>[0], body?: object) =>
    app.call(name, { params: { projectId }, headers: app.headersOf.super_admin, ...(body && { body }) });
  const idOf = async (table: 'pois' | 'buildings', key: string) => {
    const kind = table === 'pois' ? 'poi' : 'building';
    const row = await app.db
      .selectFrom('content_keys')
      .select('id')
      .where('project_id', '=', projectId)
      .where('kind', '=', kind)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const media = async () =>
    app.db
      .selectFrom('media')
      .leftJoin('gallery_items as item', 'item.media_id', 'media.id')
      .select(['media.id', 'media.name', 'poi_id', 'menu_item_id', 'building_id', 'item.gallery_id'])
      .where('media.project_id', '=', projectId)
      .orderBy('media.id')
      .execute();
  const packages = async () =>
    (await call('listAllProjectPackages'))
      .json()
      .data.map((one: { attributes: { name: string } }) => one.attributes.name);

  it('stays of the settings and texts that the next version says in the same words', async () => {
    const named = (title: string) => `id: settled\n${PROJECT.replace('title: Dvorište', `title: ${title}`)}`;
    const id = await publish(named('Before'));
    const body = {
      priceEnabled: false,
      website: 'https://settled.example/',
      name: { en: 'By hand', sr: 'Ručno' },
    };
    const headers = app.headersOf.super_admin;
    const changed = await app.call('updateProject', { params: { projectId: id }, headers, body });
    expect(changed.statusCode).toBe(200);
    const now = () =>
      app.db
        .selectFrom('projects')
        .select(['price_enabled', 'website', 'name'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    await publish(`${named('Before')}description: Other\n`);
    expect(await now()).toEqual({
      price_enabled: false,
      website: body.website,
      name: expect.objectContaining(body.name),
    });
    await publish(named('After'));
    expect(await now()).toMatchObject({ price_enabled: false, name: { en: 'After' } });
  });

  it('stays through imports, wherever it was added, while what the folder leaves out goes', async () => {
    const gallery = (await media()).find(({ name }) => name.en === 'All')?.id ?? 0;
    const item = await app.db
      .selectFrom('menu_items as item')
      .innerJoin('client_apps as app', 'app.id', 'item.client_app_id')
      .select('item.id')
      .where('app.project_id', '=', projectId)
      .where('item.parent_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const owners = [
      null,
      { kind: 'poi', id: await idOf('pois', 'gate') },
      { kind: 'menu-item', id: item.id },
      { kind: 'building', id: await idOf('buildings', 'A') },
      { kind: 'gallery', id: gallery },
    ];
    for (const owner of owners) {
      const text = { name: { en: 'Note' }, mediaTypeId: MEDIA_TYPE, textualContent: { en: 'A text' } };
      expect((await call('createProjectMedia', { ...text, owner })).statusCode).toBe(201);
    }
    expect((await call('createPackage', { name: { en: 'Of the desk' } })).statusCode).toBe(201);
    const own = async () => (await media()).filter(({ name }) => name.en === 'Note');
    const before = await own();
    expect(before).toHaveLength(owners.length);
    expect(await packages()).toEqual(['Garage', 'Of the desk']);

    await publish((PROJECT + EXTRAS).replace('title: Gate', 'title: Gate, image: site.svg'));
    expect(await own()).toEqual(before);
    expect(await packages()).toEqual(['Garage', 'Of the desk']);

    const without = EXTRAS.replace(/packages:\n.*\n/, '').replace(/galleries:\n.*\n/, '');
    await publish(PROJECT + without);
    expect(await packages()).toEqual(['Of the desk']);
    expect((await own()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect((await media()).map(({ name }) => name.en)).not.toContain('All');
  });
});
