import type { OperationName } from '@suite/api';
import { MEDIA_TYPE_IDS } from '@suite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDS } from '../../testing/fixture.ts';
import { CONTENT_IDS } from '../../testing/fixture-content.ts';
import { IDENTITIES } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { plainPicture, uploadForm } from '../../testing/upload-forms.ts';

describe.each([FAST_BACKEND])('media of a project in the hands of its staff on %s', (backend) => {
  let app: TestApp;
  let picture: Buffer;
  beforeAll(async () => {
    app = await openTestApp(backend);
    picture = await plainPicture(60, 40).jpeg().toBuffer();
  });
  afterAll(() => app.close());

  const ask = (name: OperationName, body?: object, projectId = 1) =>
    app.call(name, { params: { projectId }, body, headers: app.headersOf.project_editor });
  const upload = async () => {
    const body = uploadForm(picture, { projectId: '1' });
    return Number((await ask('uploadMedia', body)).json().data.id);
  };
  const add = (medium: object) =>
    ask('createProjectMedia', { name: { en: 'View' }, mediaTypeId: MEDIA_TYPE_IDS.poi_image, ...medium });
  const mediaOf = async (name: OperationName, params: Record<string, number>, query = '') =>
    (await app.call(name, { params, query })).json().data.attributes.media as { id: number }[];
  const publicIds = async () =>
    (await app.call('listProjectMedia', { params: { projectId: 1 } }))
      .json()
      .data.map((one: { id: number }) => one.id);

  it('[R7.045] are added, changed, removed and read back', async () => {
    const mediaId = await upload();
    expect(await publicIds()).not.toContain(mediaId);
    const added = await add({ mediaId, name: { en: 'Front', sr: 'Prednja strana' } });
    expect([added.statusCode, added.json().data.id]).toEqual([201, mediaId]);
    expect(added.json().data.attributes).toMatchObject({ name: 'Front', draft: false, owner: null });
    expect(await publicIds()).toContain(mediaId);

    const moved = await ask('updateProjectMedia', {
      mediaId,
      owner: { kind: 'building', id: 1 },
      position: 7,
      name: { en: 'Back', sr: 'Zadnja strana' },
    });
    expect(moved.json().data.attributes).toMatchObject({ name: 'Back', owner: { kind: 'building', id: 1 } });
    expect(await publicIds()).not.toContain(mediaId);
    const ofBuilding = await mediaOf('getBuilding', { id: 1 }, 'langId=6');
    expect(ofBuilding).toContainEqual(expect.objectContaining({ id: mediaId, name: 'Zadnja strana' }));

    expect(
      (await ask('updateProjectMedia', { mediaId, owner: null })).json().data.attributes.owner,
    ).toBeNull();
    expect(await publicIds()).toContain(mediaId);
    const removed = await ask('deleteProjectMedia', { mediaId });
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
    expect((await app.call('getMedia', { params: { id: mediaId } })).statusCode).toBe(404);
    expect((await ask('deleteProjectMedia', { mediaId })).statusCode).toBe(404);
  });

  it('may be texts, in a language', async () => {
    const response = await add({
      mediaTypeId: MEDIA_TYPE_IDS.description,
      textualContent: { en: 'By the sea', sr: 'Na moru' },
      language: 'sr',
    });
    const { id } = response.json().data;
    expect(response.json().data.attributes).toMatchObject({ textualContent: 'By the sea', url: null });
    expect(await publicIds()).not.toContain(id);
    await ask('updateProjectMedia', { mediaId: id, language: null, textualContent: null });
    expect(await publicIds()).toContain(id);
  });

  it.each([
    [{ kind: 'masterplan', id: 2 }],
    [{ kind: 'building', id: 3 }],
    [{ kind: 'apartment', id: 101 }],
    [{ kind: 'apartment-type', id: 2 }],
    [{ kind: 'poi', id: CONTENT_IDS.buildingPoi }],
  ])('belong to a %o of the project, and to none of another', async (owner) => {
    const textualContent = { en: 'x' };
    const added = await add({ textualContent, owner });
    expect([added.statusCode, added.json().data.attributes.owner]).toEqual([201, owner]);
    const elsewhere = owner.kind === 'poi' ? [CONTENT_IDS.masterplanPoiOfDiscreet] : [4, 5, 501];
    for (const id of [999_999, ...elsewhere].filter((one) => one !== owner.id)) {
      if (owner.kind === 'building' && id === 4) continue;
      const refused = await add({ textualContent, owner: { ...owner, id } });
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'unknown-owner']);
    }
  });

  it('belong to a menu item of the project, and to none that all projects have', async () => {
    await app.db
      .insertInto('menu_items')
      .values({
        id: 901,
        client_app_id: CONTENT_IDS.globalApp,
        parent_id: null,
        position: 0,
        name: '{"en":"Root"}',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const textualContent = { en: 'x' };
    expect(
      (await add({ textualContent, owner: { kind: 'menu-item', id: CONTENT_IDS.menuRoot } })).statusCode,
    ).toBe(201);
    const refused = await add({ textualContent, owner: { kind: 'menu-item', id: 901 } });
    expect(refused.json().message).toBe('Project 1 has no menu item 901.');
  });

  it('are refused with a sentence where they make no sense', async () => {
    const text = { textualContent: { en: 'x' } };
    const gallery = (await add({ mediaTypeId: MEDIA_TYPE_IDS.gallery })).json().data.id;
    const draft = await upload();
    const cases: [OperationName, object, number, string][] = [
      [
        'createProjectMedia',
        {},
        400,
        'A medium needs an uploaded file (mediaId) or a text (textualContent).',
      ],
      [
        'createProjectMedia',
        { mediaId: IDS.hero },
        400,
        `Medium ${IDS.hero} is no uploaded file of this project that waits to be added.`,
      ],
      [
        'createProjectMedia',
        { mediaTypeId: MEDIA_TYPE_IDS.gallery, owner: { kind: 'gallery', id: gallery } },
        400,
        'A gallery cannot lie in a gallery.',
      ],
      [
        'createProjectMedia',
        { ...text, owner: { kind: 'gallery', id: IDS.hero } },
        400,
        `Project 1 has no gallery ${IDS.hero}.`,
      ],
      ['updateProjectMedia', { mediaId: draft }, 400, `Medium ${draft} is not added to the project yet.`],
      [
        'updateProjectMedia',
        { mediaId: IDS.hero, mediaTypeId: MEDIA_TYPE_IDS.gallery },
        400,
        'A gallery stays a gallery, and nothing else becomes one.',
      ],
      [
        'updateProjectMedia',
        { mediaId: IDS.ofUnpublishedProject },
        404,
        `Project 1 has no medium ${IDS.ofUnpublishedProject}.`,
      ],
    ];
    for (const [name, body, status, message] of cases) {
      const response = name === 'createProjectMedia' ? await add(body) : await ask(name, body);
      expect([response.statusCode, response.json().message]).toEqual([status, message]);
    }
  });

  it('are all listed for them, drafts and what is not published too', async () => {
    const draft = await upload();
    const all = (await ask('listAllProjectMedia')).json().data as { id: number; attributes: object }[];
    const ids = all.map(({ id }) => id);
    for (const id of [draft, IDS.ofUnpublishedBuilding, IDS.englishPlan, IDS.serbianPlan]) {
      expect(ids).toContain(id);
    }
    expect(ids).not.toContain(IDS.ofUnpublishedProject);
    const view = all.find(({ id }) => id === IDS.view)?.attributes;
    expect(view).toMatchObject({ draft: false, owner: { kind: 'masterplan', id: 1 } });
    expect(JSON.stringify(view)).toContain('"kind":"masterplan","entityId":3');
    const file = await app.call('getMediaFile', {
      params: { id: IDS.ofUnpublishedBuilding },
      headers: app.headersOf.project_editor,
    });
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  });

  it('[R7.030] are found one by one, or not, and tell visitors nothing of what is not published', async () => {
    const found = await app.call('getMedia', { params: { id: IDS.view } });
    expect(found.json().data).toMatchObject({ id: IDS.view, type: 'media' });
    expect(found.body).not.toContain('"kind":"masterplan","entityId":3');
    expect(found.json().data.attributes).not.toHaveProperty('owner');
    expect((await app.call('getMedia', { params: { id: 987_654 } })).statusCode).toBe(404);
  });

  it('[R7.031] lie in galleries, which list them and are listed above them', async () => {
    const gallery = (await add({ mediaTypeId: MEDIA_TYPE_IDS.gallery, name: { en: 'Views' } })).json().data
      .id;
    const owner = { kind: 'gallery', id: gallery };
    const [first, second] = [await upload(), await upload()];
    await add({ mediaId: first, position: 2, owner });
    await add({ mediaId: second, position: 1, owner });
    const content = async () =>
      (await app.call('listGalleryContent', { params: { id: gallery } }))
        .json()
        .data?.map((one: { id: number }) => one.id);
    expect(await content()).toEqual([second, first]);
    await ask('updateProjectMedia', { mediaId: second, position: 3 });
    expect(await content()).toEqual([first, second]);
    const parents = await app.call('listParentGalleries', { params: { id: first } });
    expect(parents.json().data).toMatchObject([{ id: gallery, attributes: { name: 'Views' } }]);
    expect(await publicIds()).toContain(gallery);
    expect(await publicIds()).not.toContain(first);

    const full = await ask('deleteProjectMedia', { mediaId: gallery });
    expect([full.statusCode, full.json().code]).toEqual([409, 'not-empty']);
    await ask('updateProjectMedia', { mediaId: gallery, owner: { kind: 'building', id: 2 } });
    expect(await content()).toBeUndefined();
    expect((await app.call('getMedia', { params: { id: first } })).statusCode).toBe(404);
    await ask('updateProjectMedia', { mediaId: first, owner: null });
    expect((await app.call('getMedia', { params: { id: first } })).statusCode).toBe(200);
    await ask('deleteProjectMedia', { mediaId: second });
    expect((await ask('deleteProjectMedia', { mediaId: gallery })).statusCode).toBe(204);
  });

  it('[R7.032] have the types of the code table', async () => {
    const types = (await app.call('listMediaTypes')).json().data;
    expect(
      Object.fromEntries(
        types.map(({ id, attributes }: { id: number; attributes: { id: number; name: string } }) => {
          expect(attributes.id).toBe(id);
          return [attributes.name, id];
        }),
      ),
    ).toEqual(MEDIA_TYPE_IDS);
  });

  it.each(['getPoiMediaFile', 'getFrontendPoiMediaFile'] as const)(
    '[R7.059] %s gives the file of a point of interest in fixed widths, others refused',
    async (name) => {
      const poi = CONTENT_IDS.buildingPoi;
      const mediaId = await upload();
      await add({ mediaId, owner: { kind: 'poi', id: CONTENT_IDS.buildingPoi } });
      const get = (id: number, query = '') => app.call(name, { params: { id, mediaId }, query });
      expect((await get(poi)).headers['content-type']).toBe('image/jpeg');
      const small = await get(poi, 'resize=32');
      expect([small.statusCode, small.headers['accept-ranges']]).toEqual([200, 'bytes']);
      for (const width of ['33', '0', 'x']) expect((await get(poi, `resize=${width}`)).statusCode).toBe(400);
      expect((await get(CONTENT_IDS.unitPoi)).statusCode).toBe(404);
      await app.db.updateTable('pois').set({ published: false }).where('id', '=', poi).execute();
      expect((await get(poi)).statusCode).toBe(404);
      await app.db.updateTable('pois').set({ published: true }).where('id', '=', poi).execute();
    },
  );

  const MEDIUM = { name: { en: 'x' }, mediaTypeId: 4, textualContent: { en: 'x' } };
  const staffCalls: [OperationName, object | undefined, number][] = [
    ['listAllProjectMedia', undefined, 200],
    ['createProjectMedia', MEDIUM, 201],
    ['updateProjectMedia', { mediaId: IDS.text, position: 3 }, 200],
    ['deleteProjectMedia', { mediaId: 987_654 }, 404],
  ];

  it.each(staffCalls)('%s is for staff of the project', async (name, body, status) => {
    const statuses: number[] = [];
    for (const identity of IDENTITIES) {
      const headers = app.headersOf[identity];
      statuses.push((await app.call(name, { params: { projectId: 1 }, body, headers })).statusCode);
    }
    expect(statuses).toEqual([401, 403, 403, status, status, status]);
    const elsewhere = await ask(name, body, 2);
    expect([elsewhere.statusCode, elsewhere.json().message]).toEqual([404, 'You have no project 2.']);
  });
});
