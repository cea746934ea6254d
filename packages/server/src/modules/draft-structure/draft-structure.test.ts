import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRolesOn, type Identity } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { plainPicture, uploadForm } from '../../testing/upload-forms.ts';
import { newKey } from './part-keys.ts';

it.each([
  ['Coral House', [], 'coral-house'],
  ['Đorđe & sinovi', [], 'djordje-sinovi'],
  ['Zgrada', ['zgrada', 'ZGRADA-2'], 'zgrada-3'],
  ['Project', [], 'project-2'],
  ['楼', [], 'part'],
])('%s gets a key of its own', (title, taken, key) => {
  expect(newKey(title, taken)).toBe(key);
});

interface DescribedPart {
  readonly key: string;
  readonly title: { readonly en: string };
  readonly floors: number | null;
  readonly units: number;
  readonly views: readonly { readonly key: string }[];
}

describe.each([FAST_BACKEND])('what a project is made of on %s', (backend) => {
  let app: TestApp;
  let projectId: number;
  let picture: Buffer;
  beforeAll(async () => {
    app = await openTestApp(backend, { logLevel: 'error' });
    picture = await plainPicture(400, 300).jpeg().toBuffer();
    const made = await create({});
    expect(made.statusCode).toBe(201);
    projectId = made.json().data.attributes.projectId;
    await giveRolesOn(app.db, projectId);
  });
  afterAll(() => app.close());

  const create = (body: object, identity: Identity = 'super_admin') =>
    app.call('createProject', {
      body: { title: 'Riverside', organization: 'River d.o.o.', place: 'Novi Sad', from: 'nothing', ...body },
      headers: app.headersOf[identity],
    });
  const change = (body: object, identity: Identity = 'project_editor', headers: object = {}) =>
    app.call('changeDraftStructure', {
      params: { projectId },
      body,
      headers: { ...app.headersOf[identity], ...headers },
    });
  const structure = () =>
    app.call('getDraftStructure', { params: { projectId }, headers: app.headersOf.project_editor });
  const parts = async (): Promise<DescribedPart[]> => (await structure()).json().data.attributes.parts;
  const send = (
    fields: Readonly<Record<string, string>>,
    bytes: Buffer = picture,
    identity: Identity = 'project_editor',
  ) =>
    app.call('addDraftPicture', {
      params: { projectId },
      body: uploadForm(bytes, fields, 'Sea side.jpg'),
      headers: app.headersOf[identity],
    });
  const addBuilding = (en: string, community: string | null = null) =>
    change({ change: 'add-building', title: { en }, floors: 4, community });

  it('is begun by super admins, by a title that is new and a place that is known', async () => {
    expect((await create({}, 'project_admin')).statusCode).toBe(403);
    expect((await create({})).json().message).toContain('already');
    const nowhere = await create({ title: 'Other', place: 'Qqqqq' });
    expect([nowhere.statusCode, nowhere.json().message]).toEqual([400, expect.stringContaining('not known')]);
    const example = await create({ title: 'Example', from: 'example' });
    const id = example.json().data.attributes.projectId;
    const read = await app.call('getDraftStructure', {
      params: { projectId: id },
      headers: app.headersOf.super_admin,
    });
    expect(read.json().data.attributes.parts).toEqual([
      expect.objectContaining({ kind: 'project', title: { en: 'Example', sr: 'Example' }, units: 6 }),
      expect.objectContaining({ kind: 'building', key: 'A' }),
    ]);
  });

  it('is changed by editors, one thing at a time', async () => {
    expect((await change({ change: 'add-community', title: { en: 'Bay' } }, 'sales_agent')).statusCode).toBe(
      403,
    );
    expect((await change({ change: 'add-community', title: { en: 'Bay', sr: 'Zaliv' } })).statusCode).toBe(
      200,
    );
    await addBuilding('B1', 'bay');
    await addBuilding('Coral House', 'bay');
    await addBuilding('Gate House');
    await change({ change: 'move', of: { kind: 'building', key: 'Coral-House' }, by: -1 });
    // Already the first.
    await change({ change: 'move', of: { kind: 'building', key: 'Coral-House' }, by: -7 });
    await change({ change: 'rename', of: { kind: 'building', key: 'B1' }, title: { en: 'Lagoon' } });
    await change({ change: 'update-building', key: 'Gate-House', floors: 9 });
    expect((await parts()).map(({ key, title, floors }) => [key, title.en, floors])).toEqual([
      ['project', 'Riverside', null],
      ['bay', 'Bay', null],
      ['Coral-House', 'Coral House', 4],
      ['B1', 'Lagoon', 4],
      ['Gate-House', 'Gate House', 9],
    ]);
    await addBuilding('Pier House', 'bay');
    const order = async (key: string, by: number) => {
      await change({ change: 'move', of: { kind: 'building', key }, by });
      return (await parts()).map((part) => part.key).slice(2);
    };
    // Among those of its community alone.
    expect(await order('Pier-House', -2)).toEqual(['Pier-House', 'Coral-House', 'B1', 'Gate-House']);
    expect(await order('Pier-House', 9)).toEqual(['Coral-House', 'B1', 'Pier-House', 'Gate-House']);
    await change({ change: 'remove', of: { kind: 'building', key: 'Pier-House' } });
    const unknown = await change({ change: 'rename', of: { kind: 'view', key: 'none' }, title: { en: 'X' } });
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'There is no view none.']);
    const nowhere = await addBuilding('Hut', 'forest');
    expect([nowhere.statusCode, nowhere.json().message]).toEqual([400, 'There is no community forest.']);
  });

  it('is not changed over what somebody else did meanwhile', async () => {
    const { etag } = (await structure()).headers;
    const rename = { change: 'rename', of: { kind: 'community', key: 'bay' }, title: { en: 'The Bay' } };
    expect((await change(rename, 'project_editor', { 'if-match': etag })).statusCode).toBe(200);
    expect((await change(rename, 'project_admin', { 'if-match': etag })).statusCode).toBe(412);
  });

  it('takes pictures of parts, of homes and the logo, and refuses what is none', async () => {
    expect((await send({ place: 'project' })).statusCode).toBe(201);
    await send({ place: 'building', owner: 'B1', title: 'Sea side', titleSr: 'Ka moru' });
    await send({ place: 'hero', title: 'From the sea' });
    const views = Object.fromEntries((await parts()).map((part) => [part.key, part.views]));
    expect(views).toMatchObject({
      project: [{ key: 'sea-side', title: { en: 'Sea side', sr: 'Sea side' } }],
      B1: [{ key: 'sea-side-2', title: { en: 'Sea side', sr: 'Ka moru' } }],
    });
    expect((await send({ place: 'logo' })).statusCode).toBe(403);
    expect((await send({ place: 'logo' }, picture, 'project_admin')).json().data.attributes.hasLogo).toBe(
      true,
    );
    const text = await send({ place: 'project' }, Buffer.from('no picture'));
    expect([text.statusCode, text.json().message]).toEqual([415, expect.stringContaining('send a JPEG')]);
    expect((await send({ place: 'building', owner: 'none' })).statusCode).toBe(400);
    expect((await send({ place: 'plan', owner: 'studio' })).statusCode).toBe(400);
    const small = await app.call('getViewPicture', {
      params: { projectId, view: 'from-the-sea' },
      query: 'resize=400',
      headers: app.headersOf.project_editor,
    });
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('has the homes of a list in buildings by their titles, and tells apart what is new', async () => {
    const unit = (building: string, number: string, floor: number) => ({
      building,
      number,
      typeKey: 'studio',
      floor,
      area: 40,
    });
    const added = [unit('lagoon', '101', 1), unit('Gate House', '901', 9), unit('Šuma', '1', 1)];
    const priceEur = [{ building: 'Šuma', number: '1', was: null, becomes: 90_000 }];
    const done = await app.call('changeDraftUnits', {
      params: { projectId },
      body: { added, priceEur },
      headers: app.headersOf.project_admin,
    });
    expect(done.json().data.attributes).toEqual({ changed: 4, conflicts: [] });
    expect((await parts()).map(({ key, units }) => [key, units])).toEqual([
      ['project', 3],
      ['bay', 1],
      ['Coral-House', 0],
      ['B1', 1],
      ['Gate-House', 1],
      ['Suma', 1],
    ]);
    const low = await change({ change: 'update-building', key: 'Gate-House', floors: 3 });
    expect([low.statusCode, low.json().message]).toEqual([400, 'Home 901 is on floor 9.']);
    await change({ change: 'update-building', key: 'Gate-House', title: { en: 'Gate' }, floors: 10 });
    const gate = (await parts()).find(({ key }) => key === 'Gate-House');
    expect([gate?.title.en, gate?.floors]).toEqual(['Gate', 10]);
    expect((await send({ place: 'plan', owner: 'studio' })).json().data.attributes.types).toEqual([
      expect.objectContaining({ key: 'studio', plan: { en: expect.any(String), sr: expect.any(String) } }),
    ]);
  });

  it('goes with all that lies in it, and can be published and exported after', async () => {
    const gone = await change({ change: 'remove', of: { kind: 'community', key: 'bay' } });
    expect(gone.statusCode).toBe(200);
    expect((await parts()).map(({ key }) => key)).toEqual(['project', 'Gate-House', 'Suma']);
    const publish = () =>
      app.call('publishVersion', { params: { projectId, number: 1 }, headers: app.headersOf.project_admin });
    await change({ change: 'remove', of: { kind: 'logo', key: 'logo' } });
    await change({ change: 'remove', of: { kind: 'view', key: 'sea-side' } });
    const refused = await publish();
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('no picture'),
    ]);
    await send({ place: 'project' });
    expect((await publish()).statusCode).toBe(200);
    const shown = await app.call('getProject', { params: { projectId } });
    expect(shown.statusCode).toBe(200);
  });
});
