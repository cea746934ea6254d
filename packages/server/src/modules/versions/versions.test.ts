import { type OperationName, operations } from '@suite/api';
import { loadContent } from '@suite/content';
import { smallFolder } from '@suite/content/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteUnseenPreviews } from '../../content/draft-preview.ts';
import { storeFiles } from '../../content/media-files.ts';
import { publishVersion, putDraft } from '../../content/versions.ts';
import { giveRolesOn, IDENTITIES, type Identity } from '../../testing/identities.ts';
import { sampleRequest } from '../../testing/sample-requests.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const [PUBLIC_TITLE, DRAFT_TITLE] = ['Dvorana', 'Zanoni'];
const [PUBLIC_PRICE, DRAFT_PRICE] = [123_456, 987_654];
const projectFile = smallFolder().get('project.yaml')?.toString() ?? '';
const folderOf = (title: string, price: number, units = ['1', '2']) =>
  smallFolder({
    'project.yaml': projectFile
      .replace('title: Dvorište', `id: dvor\ntitle: ${title}`)
      .replaceAll(/title: (Kuća|\{ en: \w+, sr: \w+ \})/g, `title: ${title}`)
      .concat('settings: { prices: true, filters: [price], roles: [user] }\n'),
    'units.csv': [
      'number,building,floor,type,net_area,price_eur',
      ...units.map((one) => `${one},A,1,studio,30,${price}`),
      '',
    ].join('\n'),
    'site.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><title>${title}</title></svg>`,
  });
const READS = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].method === 'GET' && operations[name].response !== 'events',
);

describe.each([FAST_BACKEND])('versions by the API on %s', (backend) => {
  let app: TestApp;
  let projectId: number;
  const imported = async (...folder: Parameters<typeof folderOf>) => {
    const files = folderOf(...folder);
    const read = await storeFiles(app.store, files, await loadContent(files));
    return app.db.transaction().execute((trx) => putDraft(trx, read, { projectId: null, now: new Date() }));
  };
  beforeAll(async () => {
    app = await openTestApp(backend, { publicUrl: 'https://homes.example.com' });
    const first = await imported(PUBLIC_TITLE, PUBLIC_PRICE);
    projectId = first.projectId;
    await app.db.transaction().execute((trx) => publishVersion(trx, projectId, 1, new Date()));
    await giveRolesOn(app.db, projectId);
    await imported(DRAFT_TITLE, DRAFT_PRICE, ['1', '2', '3']);
  });
  afterAll(() => app.close());

  const asked = (name: OperationName, identity: Identity, request: object = {}) =>
    app.call(name, { params: { projectId, number: 2 }, headers: app.headersOf[identity], ...request });
  const titleSeen = async () =>
    (await app.call('getProject', { params: { projectId } })).json().data.attributes.name;
  async function draftLink() {
    const made = await asked('createDraftLink', 'project_editor', { body: { note: 'For the bank' } });
    expect(made.statusCode).toBe(201);
    const { url, id } = made.json().data.attributes;
    const opened = await app.call('openPreviewLink', { body: { token: new URL(url).hash.slice(9) } });
    const cookie = opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return { id, previewId: opened.json().projectId as number, cookie };
  }

  it('are listed, compared, published and gone back to by who may', async () => {
    const listed = (await asked('listVersions', 'project_editor')).json().data;
    const states = listed.map((one: { attributes: object }) => one.attributes);
    expect(states).toMatchObject([
      { number: 2, publishedAt: null, isPublished: false },
      { number: 1, publishedAt: expect.any(String), isPublished: true },
    ]);
    const compared = await asked('getVersionChanges', 'project_editor', { query: 'from=1' });
    expect(compared.json().data.attributes.changes).toContainEqual({
      kind: 'units',
      added: { count: 1, keys: ['A-3'] },
      changed: { count: 0, keys: [] },
      removed: { count: 0, keys: [] },
    });
    expect(compared.json().data.attributes.texts).toContainEqual({
      path: 'title',
      owner: DRAFT_TITLE,
      field: 'title',
      before: { en: PUBLIC_TITLE, sr: PUBLIC_TITLE },
      after: { en: DRAFT_TITLE, sr: DRAFT_TITLE },
    });
    const pictures = await asked('getVersionPictures', 'project_editor', { query: 'from=1' });
    expect(pictures.json().data.attributes.pictures).toEqual([
      expect.objectContaining({
        key: 'site',
        isSameFile: false,
        before: { width: 800, height: 600 },
        shapes: [],
      }),
    ]);
    expect((await asked('getVersionPictures', 'project_editor')).json().data.attributes.pictures).toEqual([
      expect.objectContaining({ key: 'site', before: null }),
      expect.objectContaining({ key: 'front', before: null, of: DRAFT_TITLE }),
    ]);
    expect((await asked('getVersionPictures', 'sales_agent', { query: 'from=1' })).statusCode).toBe(403);
    const drawn = async (query?: string) =>
      (
        await asked('getViewPicture', 'project_editor', { params: { projectId, view: 'site' }, query })
      ).rawPayload.toString();
    // The draft's own, unless a version is named.
    expect([await drawn('version=1'), await drawn('version=2'), await drawn()]).toEqual([
      expect.stringContaining(PUBLIC_TITLE),
      expect.stringContaining(DRAFT_TITLE),
      expect.stringContaining(DRAFT_TITLE),
    ]);
    const outline = (await asked('getVersionOutline', 'project_editor')).json().data.attributes;
    expect(outline.title).toBe(DRAFT_TITLE);
    const built = outline.parts.find((one: { kind: string }) => one.kind === 'building');
    // It was published before, and so has an id; its third unit was not.
    expect(built).toMatchObject({ key: 'A', id: expect.any(Number), units: 3 });
    expect((await asked('getVersionOutline', 'sales_agent')).statusCode).toBe(403);
    expect((await asked('publishVersion', 'project_editor')).statusCode).toBe(403);
    expect((await asked('listVersions', 'sales_agent')).statusCode).toBe(403);
    const unknown = { params: { projectId, number: 9 } };
    expect((await asked('publishVersion', 'project_admin', unknown)).statusCode).toBe(404);
    expect(await titleSeen()).toBe(PUBLIC_TITLE);
  });

  it('that are drafts are shown by a link, as they would be seen, and to nobody else', async () => {
    const { previewId, cookie, id } = await draftLink();
    const requests = await Promise.all(READS.map((name) => requestOf(name, previewId)));
    const shown = await showingDraft(requests, { cookie });
    expect(new Set(shown.map(({ name }) => name)).size).toBeGreaterThan(8);
    for (const identity of IDENTITIES) {
      // A visitor tries everything.
      const tried = identity === 'anonymous' ? requests : shown;
      expect([identity, await showingDraft(tried, app.headersOf[identity])]).toEqual([identity, []]);
    }
    const units = await app.call('listProjectApartments', {
      params: { projectId: previewId },
      headers: { cookie },
    });
    expect(units.json().data).toHaveLength(3);
    expect(await titleSeen()).toBe(PUBLIC_TITLE);
    const [unit] = units.json().data;
    const { body } = sampleRequest('askForPrice');
    const wanted = { body: { ...body, apartmentId: unit.id }, headers: { cookie } };
    expect((await app.call('askForPrice', wanted)).statusCode).toBe(404);

    const links = (await asked('listPreviewLinks', 'project_editor')).json().data;
    expect(links.map((one: { attributes: { draft: boolean } }) => one.attributes.draft)).toEqual([true]);
    const revoked = await app.call('revokePreviewLink', {
      params: { projectId, linkId: id },
      headers: app.headersOf.project_editor,
    });
    expect(revoked.statusCode).toBe(204);
    expect(await showingDraft(shown, { cookie })).toEqual([]);
  });

  it('that are drafts are shown with the sales of now, under ids that stay, until the last link has ended', async () => {
    const first = await draftLink();
    const unitsOf = async ({ previewId, cookie }: typeof first) =>
      (await app.call('listProjectApartments', { params: { projectId: previewId }, headers: { cookie } }))
        .json()
        .data.map(({ id, attributes }: { id: number; attributes: { status: string } }) => [
          id,
          attributes.status,
        ]);
    const before = await unitsOf(first);
    await app.db
      .updateTable('apartments')
      .set({ status: 'sold' })
      .where('name', '=', '1')
      .where('id', 'in', app.db.selectFrom('any_apartments').select('id').where('project_id', '=', projectId))
      .execute();
    const second = await draftLink();
    expect(second.previewId).toBe(first.previewId);
    const sold = before.map(([id]: [number], index: number) => [id, index === 0 ? 'sold' : 'available']);
    expect(await unitsOf(second)).toEqual(sold);
    const previews = () =>
      app.db.selectFrom('projects').select('id').where('preview_of', 'is not', null).execute();
    await deleteUnseenPreviews(app.db);
    expect(await previews()).toHaveLength(1);
    await app.db.deleteFrom('preview_links').execute();
    await deleteUnseenPreviews(app.db);
    expect(await previews()).toEqual([]);
    expect(await titleSeen()).toBe(PUBLIC_TITLE);
  });

  it('are seen by visitors as soon as they are published, and gone back to', async () => {
    const published = await asked('publishVersion', 'project_admin');
    expect(published.json().data.attributes).toMatchObject({
      number: 2,
      isPublished: true,
      // Made by nobody whom the database was told.
      createdBy: null,
      publishedBy: 'First project_admin',
    });
    expect(await titleSeen()).toBe(DRAFT_TITLE);
    await asked('publishVersion', 'project_admin', { params: { projectId, number: 1 } });
    expect(await titleSeen()).toBe(PUBLIC_TITLE);
  });

  /** Requests whose responses hold anything of the draft. */
  async function showingDraft(requests: readonly DraftRequest[], headers: Record<string, string>) {
    const showing: DraftRequest[] = [];
    for (const request of requests) {
      const { body } = await app.call(request.name, { ...request, headers });
      if (body.includes(DRAFT_TITLE) || body.includes(String(DRAFT_PRICE))) showing.push(request);
    }
    return showing;
  }

  type DraftRequest = Awaited<ReturnType<typeof requestOf>>;

  /** A request about something that the project has. */
  async function requestOf(name: OperationName, project: number) {
    const noun = /([\w-]+)\/\{(?:id|mediaId)\}/.exec(operations[name].path)?.[1] ?? '';
    const id = (await idOf(noun, project)) ?? project;
    const { params, query } = sampleRequest(name);
    return {
      name,
      params: { ...params, projectId: project, id, mediaId: id },
      query: name === 'geocode' ? `q=${DRAFT_TITLE}` : (query ?? ''),
    };
  }

  async function idOf(noun: string, project: number): Promise<number | undefined> {
    const tables = {
      masterplans: 'any_masterplans',
      buildings: 'any_buildings',
      apartments: 'any_apartments',
      media: 'media',
    } as const;
    const table = Object.hasOwn(tables, noun) ? tables[noun as keyof typeof tables] : null;
    if (!table) return undefined;
    const row = await app.db
      .selectFrom(table)
      .select('id')
      .where('project_id', '=', project)
      .executeTakeFirst();
    return row?.id;
  }
});
