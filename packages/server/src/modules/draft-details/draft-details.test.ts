import { loadContent, readFolder } from '@suite/content';
import { smallFolder } from '@suite/content/testing';
import { LANGUAGE_IDS } from '@suite/contracts';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportFolder } from '../../content/export-folder.ts';
import { storeFiles } from '../../content/media-files.ts';
import { planImport, publishVersion, putDraft } from '../../content/versions.ts';
import { giveRolesOn, type Identity } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const projectFile = smallFolder().get('project.yaml')?.toString() ?? '';
const FOLDER = smallFolder({
  'project.yaml': projectFile.replace('title: Dvorište', 'id: dvor\ntitle: Dvorište'),
});

interface Text {
  readonly path: string;
  readonly en: string;
}

describe.each([FAST_BACKEND])('details of the draft on %s', (backend) => {
  let app: TestApp;
  let projectId: number;
  beforeAll(async () => {
    app = await openTestApp(backend);
    const read = await storeFiles(app.store, FOLDER, await loadContent(FOLDER));
    const now = new Date();
    const put = await app.db.transaction().execute((trx) => putDraft(trx, read, { projectId: null, now }));
    projectId = put.projectId;
    await app.db.transaction().execute((trx) => publishVersion(trx, projectId, 1, now));
    await giveRolesOn(app.db, projectId);
  });
  afterAll(() => app.close());

  const get = (identity: Identity = 'project_editor') =>
    app.call('getDraftDetails', { params: { projectId }, headers: app.headersOf[identity] });
  const change = (body: object, identity: Identity = 'project_admin', ifMatch?: string) =>
    app.call('updateDraftDetails', {
      params: { projectId },
      body,
      headers: { ...app.headersOf[identity], ...(ifMatch && { 'if-match': ifMatch }) },
    });
  const details = async () => (await get()).json().data.attributes;

  it('are read by editors, and changed by who may change each of them', async () => {
    expect((await get('sales_agent')).statusCode).toBe(403);
    const { texts, settings } = await details();
    expect(texts.map(({ path }: Text) => path)).toEqual(
      expect.arrayContaining(['title', 'description', 'location/place', 'buildings/A/title']),
    );
    expect((await change({ settings }, 'project_editor')).statusCode).toBe(403);
    const moved = await change({ location: { longitude: 20.5, latitude: 44.8 } }, 'project_editor');
    expect([moved.statusCode, moved.json().data.attributes]).toEqual([
      200,
      expect.objectContaining({ version: 2, isDraft: true, location: { longitude: 20.5, latitude: 44.8 } }),
    ]);
    const hidden = await change({ settings: { ...settings, prices: false }, website: null });
    expect(hidden.json().data.attributes).toMatchObject({ settings: { prices: false }, website: null });
  });

  it('say what staff set since for visitors, until an editor says otherwise', async () => {
    const live = { priceEnabled: true, website: 'https://live.example/', compareEnabled: false };
    const filters = [2, 1];
    const set = await app.call('updateProject', {
      params: { projectId },
      headers: app.headersOf.super_admin,
      body: { ...live, selectedFilters: filters, description: { en: 'Set live.', sr: 'Uživo.' } },
    });
    expect(set.statusCode).toBe(200);
    const { settings, website, texts } = await details();
    // The draft hides prices, where visitors' version shows them; of websites it says what that says.
    expect({ website, ...settings }).toMatchObject({
      website: live.website,
      prices: false,
      compare: false,
    });
    expect(settings.filters).toHaveLength(filters.length);
    expect(texts).toContainEqual(expect.objectContaining({ path: 'description', en: 'Set live.' }));
  });

  it('have texts in both languages, or none where there need be none', async () => {
    const text = (path: string, en: string, sr: string) => change({ texts: [{ path, en, sr }] });
    const written = await text('description', 'By the park.\nQuiet.', 'Kraj parka.\nMirno.');
    expect(written.statusCode).toBe(200);
    const named = await text('buildings/A/title', 'House A', 'Kuća A');
    expect(named.json().data.attributes.texts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'description', en: 'By the park.\nQuiet.', isRequired: false }),
        expect.objectContaining({ path: 'buildings/A/title', sr: 'Kuća A', part: 'buildings' }),
      ]),
    );
    expect((await text('description', '', '')).statusCode).toBe(200);
    for (const [path, en, sr] of [
      ['title', '', ''],
      ['description', 'One', ''],
      ['organisation/email', 'a@b.example', 'a@b.example'],
      ['__proto__/title', 'x', 'x'],
      ['stylesheet/accent', 'x', 'x'],
    ] as const)
      expect([path, (await text(path, en, sr)).statusCode]).toEqual([path, 400]);
  });

  it('keep the marks of a text as they were written; visitors get its words, and what the marks mean', async () => {
    const en = 'By **the park**, not [far](javascript:alert(1)).\n\n- oak\n- [linen](https://linen.example)';
    const written = await change({ texts: [{ path: 'description', en, sr: 'Kraj parka <b>ovde</b>.' }] });
    expect(written.statusCode).toBe(200);
    const { version } = await details();
    await app.db.transaction().execute((trx) => publishVersion(trx, projectId, version, new Date()));
    const seen = async (langId: number) => {
      const read = await app.call('getProject', { params: { projectId }, query: `langId=${langId}` });
      const { description, richDescription } = read.json().data.attributes;
      return { description, richDescription };
    };
    expect(await seen(LANGUAGE_IDS.english)).toEqual({
      description: 'By the park, not far.\n\noak\nlinen',
      richDescription: [
        {
          kind: 'paragraph',
          runs: [{ text: 'By ' }, { text: 'the park', isStrong: true }, { text: ', not far.' }],
        },
        {
          kind: 'list',
          isOrdered: false,
          items: [[{ text: 'oak' }], [{ text: 'linen', href: 'https://linen.example/' }]],
        },
      ],
    });
    // HTML is no mark: it is read as it is written.
    expect(await seen(LANGUAGE_IDS.serbianLatin)).toEqual({ description: 'Kraj parka <b>ovde</b>.' });

    await using target = await temporaryFolder();
    await exportFolder({ db: app.db, store: app.store }, projectId, target.path);
    const again = new Map(await readFolder(target.path));
    expect((await loadContent(again)).project.description?.en).toBe(en);
    const read = await storeFiles(app.store, again, await loadContent(again));
    expect(await planImport(app.db, read, null)).toMatchObject({ sameAs: version, changes: [] });
  });

  it('have colours that can be read', async () => {
    const { colours } = await details();
    const pale = await change({ colours: { ...colours, accent: '#EEEEEE' } });
    expect([pale.statusCode, pale.json().errors[0].message]).toEqual([
      400,
      expect.stringContaining('contrast'),
    ]);
    const dark = { ...colours, accent: '#123456' };
    expect((await change({ colours: dark })).json().data.attributes.colours).toEqual(dark);
    // A fifth of its own, and back to the accent.
    const halo = { ...dark, accentHalo: '#B0552F' };
    expect((await change({ colours: halo })).json().data.attributes.colours).toEqual(halo);
    const faint = await change({ colours: { ...dark, accentHalo: '#F0D0C0' } });
    expect([faint.statusCode, faint.json().errors[0].message]).toEqual([
      400,
      expect.stringContaining('less than 3'),
    ]);
    expect((await change({ colours: dark })).json().data.attributes.colours).toEqual(dark);
  });

  it('are refused to who read them before another wrote', async () => {
    const tag = String((await get()).headers.etag);
    expect((await change({ website: 'https://one.example' }, 'project_admin', tag)).statusCode).toBe(200);
    const late = await change({ website: 'https://two.example' }, 'project_editor', tag);
    expect([late.statusCode, late.json().code]).toEqual([412, 'changed-meanwhile']);
    expect((await details()).website).toBe('https://one.example');
  });
});
