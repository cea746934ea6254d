import { loadContent } from '@suite/content';
import { smallFolder } from '@suite/content/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeFiles } from '../content/media-files.ts';
import { publishVersion, putDraft } from '../content/versions.ts';
import { giveRolesOn } from '../testing/identities.ts';
import { openPages, type ServedPages } from '../testing/served-pages.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';

describe.each([FAST_BACKEND])('the pages of a preview on %s', (backend) => {
  let pages: ServedPages;
  let projectId: number;
  let previewId: number;
  let linkId: number;
  let cookie: string;
  beforeAll(async () => {
    pages = await openPages(backend);
    const { app } = pages;
    const files = smallFolder();
    const read = await storeFiles(app.store, files, await loadContent(files));
    const inTransaction = app.db.transaction();
    ({ projectId } = await inTransaction.execute((trx) =>
      putDraft(trx, read, { projectId: null, now: new Date() }),
    ));
    await app.db.transaction().execute((trx) => publishVersion(trx, projectId, 1, new Date()));
    await giveRolesOn(app.db, projectId);
    const made = await app.call('createDraftLink', {
      params: { projectId, number: 1 },
      body: { note: '' },
      headers: app.headersOf.project_editor,
    });
    const { url, id } = made.json().data.attributes;
    linkId = id;
    const opened = await app.call('openPreviewLink', { body: { token: new URL(url).hash.slice(9) } });
    previewId = opened.json().projectId;
    cookie = opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  });
  afterAll(() => pages.close());

  /** Who may frame a page, by both headers, and whether it may be kept. */
  const framing = async (url: string, headers: Readonly<Record<string, string>> = { cookie }) => {
    const response = await pages.get(url, pages.app, headers);
    const [, ancestors] =
      /frame-ancestors ([^;]+)/.exec(String(response.headers['content-security-policy'])) ?? [];
    return [
      response.statusCode,
      ancestors,
      response.headers['x-frame-options'],
      response.headers['cache-control'],
    ];
  };
  const FRAMED = [200, "'self'", 'SAMEORIGIN', 'private, no-store'];
  const UNFRAMED = [200, "'none'", 'DENY', 'no-cache'];
  const idOf = async (table: 'masterplans' | 'buildings') => {
    const { db } = pages.app;
    const plan = await db
      .selectFrom('masterplans')
      .select('id')
      .where('project_id', '=', previewId)
      .executeTakeFirstOrThrow();
    if (table === 'masterplans') return plan.id;
    const building = await db
      .selectFrom('buildings')
      .select('id')
      .where('masterplan_id', '=', plan.id)
      .executeTakeFirstOrThrow();
    return building.id;
  };

  it('are framed by the same origin, in each language, and kept by nobody', async () => {
    const [masterplan, building] = [await idOf('masterplans'), await idOf('buildings')];
    for (const path of [
      `/masterplan?project=${previewId}`,
      `/rs/masterplan?project=${previewId}`,
      `/masterplan/${masterplan}`,
      `/masterplan/${masterplan}/building/${building}`,
    ])
      expect([path, await framing(path)]).toEqual([path, FRAMED]);
  });

  it('are framed by nobody for who does not hold the link, though it is asked from a frame', async () => {
    const path = `/masterplan?project=${previewId}`;
    const frame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };
    expect(await framing(path, frame)).toEqual(UNFRAMED);
    expect(await framing(path, { ...frame, cookie: `__Host-preview=${'x'.repeat(43)}` })).toEqual(UNFRAMED);
  });

  it('are the only ones: what everybody sees is framed by nobody, whoever asks', async () => {
    for (const path of [
      '/',
      '/map',
      '/studio',
      '/login',
      '/masterplan?project=1',
      `/masterplan?project=${projectId}`,
    ])
      expect([path, await framing(path)]).toEqual([path, UNFRAMED]);
    expect((await framing('/nowhere')).slice(0, 3)).toEqual([404, "'none'", 'DENY']);
    const api = await pages.app.http.inject({ url: '/api/v1/frontend/projects', headers: { cookie } });
    expect(api.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    // A link to a project in private preview is none to a draft.
    await pages.app.db
      .updateTable('projects')
      .set({ preview_of: null })
      .where('id', '=', previewId)
      .execute();
    expect(await framing(`/masterplan?project=${previewId}`)).toEqual(UNFRAMED);
    await pages.app.db
      .updateTable('projects')
      .set({ preview_of: projectId })
      .where('id', '=', previewId)
      .execute();
  });

  it('are sent anew to who has a copy with another policy', async () => {
    const path = `/masterplan?project=${previewId}`;
    const headers = { 'if-none-match': '*' };
    expect((await pages.get(path, pages.app, headers)).statusCode).toBe(304);
    expect(await framing(path, { ...headers, cookie })).toEqual(FRAMED);
  });

  it('are framed no longer once the link has ended', async () => {
    await pages.app.call('revokePreviewLink', {
      params: { projectId, linkId },
      headers: pages.app.headersOf.project_editor,
    });
    expect(await framing(`/masterplan?project=${previewId}`)).toEqual(UNFRAMED);
  });
});
