import { type OperationName, operationPath, operations } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openEventStream } from '../testing/event-stream.ts';
import { IDS } from '../testing/fixture.ts';
import { type Identity, USER_IDS } from '../testing/identities.ts';
import { holdsSecret, markProject, requestOf, UNIT_IDS } from '../testing/private-project.ts';
import { walk } from '../testing/responses.ts';
import { headOf, openPages, type ServedPages } from '../testing/served-pages.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';

const NAMES = Object.keys(operations) as OperationName[];
const ENDING = NAMES.filter((name) => operations[name].response !== 'events');
const READS = ENDING.filter((name) => operations[name].method === 'GET');
/** What people saved themselves, and what was asked is said again. */
const OWN_IDS: readonly OperationName[] = ['changeFavorites', 'getFavorites', 'exportAccount'];
/** These end the session that they come with, or are about the sender alone. */
const NOT_SENT: readonly OperationName[] = ['logOut', 'deleteAccount'];

/** Nobody of these may learn anything: `user` is a visitor on this project, the staff work for another one here. */
const OUTSIDERS = ['anonymous', 'user', 'sales_agent', 'project_editor', 'super_admin'] as const;

describe.each([FAST_BACKEND])('[R6.009] a project in private preview on %s', (backend) => {
  let pages: ServedPages;
  const app = () => pages.app;
  const setPrivate = (isPrivate: boolean) =>
    app().db.updateTable('projects').set({ private_preview: isPrivate }).where('id', '=', 1).execute();
  const ask = (name: OperationName, identity: Identity) =>
    app().call(name, { ...requestOf(name), headers: app().headersOf[identity] });

  /** What staff were told before it went into private preview. */
  const openTexts = new Map<OperationName, string>();
  /** Without times of the response and the setting itself; of a PDF, how it begins. */
  const textOf = (body: string) =>
    body.startsWith('%PDF') ? '%PDF' : body.replaceAll(/"privatePreview":\w+|"exportedAt": "[^"]+"/g, '');
  let origin: string | null = null;
  const listening = async () => {
    origin ??= await app().http.listen({ port: 0, host: '127.0.0.1' });
    return origin;
  };

  beforeAll(async () => {
    pages = await openPages(backend);
    const { db } = app();
    await markProject(db);
    await db
      .updateTable('user_roles')
      .set({ project_id: 2 })
      .where('project_id', '=', 1)
      .where('role', 'in', ['sales_agent', 'project_editor'])
      .execute();
    await db
      .insertInto('user_roles')
      .values({ user_id: USER_IDS.user, role: 'user', project_id: 1 })
      .execute();
    await db.deleteFrom('user_roles').where('role', '=', 'super_admin').execute();
    await db
      .insertInto('user_roles')
      .values({ user_id: USER_IDS.super_admin, role: 'sales_agent', project_id: 2 })
      .execute();
  });
  afterAll(() => pages.close());

  it('is told as any other while it is none', async () => {
    const found: OperationName[] = [];
    for (const name of READS) if (holdsSecret((await ask(name, 'anonymous')).body)) found.push(name);
    expect(found.length).toBeGreaterThan(30);
    for (const name of READS) openTexts.set(name, textOf((await ask(name, 'project_admin')).body));
    await setPrivate(true);
  });

  it.each(READS)('is told to its staff by %s as before', async (name) => {
    const response = await ask(name, 'project_admin');
    expect(textOf(response.body)).toBe(openTexts.get(name));
    if (holdsSecret(response.body)) expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it.each(OUTSIDERS)('is told to %s by no operation', async (identity) => {
    for (const name of ENDING.filter((one) => !NOT_SENT.includes(one))) {
      const response = await ask(name, identity);
      expect([name, holdsSecret(response.body)]).toEqual([name, false]);
      if (response.statusCode >= 300 || OWN_IDS.includes(name)) continue;
      const json = response.headers['content-type']?.includes('application/json') ? response.json() : null;
      const ids = walk(json)
        .flatMap(({ value }) => [value].flat())
        .filter((value) => UNIT_IDS.includes(Number(value)));
      expect([name, ids]).toEqual([name, []]);
    }
  });

  it('is in no filter of its organisation', async () => {
    const filter = async (entityType: string, entityId: number, identity: Identity) => {
      const response = await app().call('filterApartments', {
        body: { entityType, entityId, filters: {} },
        headers: app().headersOf[identity],
      });
      return response.statusCode === 200 ? response.json().matchedUnitsIds : response.statusCode;
    };
    expect(await filter('organization', 1, 'anonymous')).toEqual([]);
    expect(await filter('masterplan', 1, 'anonymous')).toBe(404);
    expect(await filter('building', 1, 'anonymous')).toBe(404);
    expect(await filter('building', 5, 'anonymous')).toEqual([501, 502]);
    expect(await filter('organization', 1, 'project_admin')).toEqual(UNIT_IDS);
    expect(await filter('building', 1, 'project_admin')).toEqual([101, 102, 103]);
  });

  it('is told apart by a code where a page leads to the login, but for the owner of the organisation', async () => {
    const codeOf = async (name: OperationName, identity: Identity, id = requestOf(name).params.id) =>
      (
        await app().call(name, {
          params: { projectId: id ?? 1, id: id ?? 1 },
          headers: app().headersOf[identity],
        })
      ).json().code;
    for (const name of [
      'getProject',
      'getProjectSettings',
      'getMasterplan',
      'getBuilding',
      'getApartment',
      'getFrontendPoi',
    ] as const) {
      expect([name, await codeOf(name, 'anonymous')]).toEqual([name, 'private-preview']);
      expect([name, await codeOf(name, 'sales_agent')]).toEqual([name, 'private-preview']);
      expect([name, await codeOf(name, 'super_admin')]).toEqual([name, 'not-found']);
      expect([name, await codeOf(name, 'anonymous', 999_999)]).toEqual([name, 'not-found']);
    }
  });

  it('has pages that say nothing of it, which are not to be found', async () => {
    for (const url of [
      '/masterplan/1',
      '/masterplan/2/building/1',
      '/masterplan/2/building/1/apartment/101',
      '/masterplan?project=1',
      '/map',
      '/',
    ]) {
      const { statusCode, body } = await pages.get(url);
      expect([url, statusCode, holdsSecret(body)]).toEqual([url, 200, false]);
      if (url.startsWith('/masterplan')) expect(headOf(body).meta.robots).toBe('noindex');
    }
    const sitemap = await pages.get('/sitemap-1.xml');
    expect(sitemap.body).toContain('/masterplan/4/building/5');
    expect(sitemap.body).not.toMatch(/masterplan\/[12]\b/);
  });

  it('shows pictures, style sheet and changes of status to who is known by the cookie of a session', async () => {
    const signIn = await app().http.inject({
      method: 'POST',
      url: operationPath('logIn'),
      payload: { email: 'project_admin@people.example', password: 'correct horse battery' },
    });
    const cookie = signIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const files = [
      operationPath('getProjectMediaFile', { projectId: 1, mediaId: IDS.hero }),
      operationPath('getProjectStylesheet', { projectId: 1 }),
    ];
    for (const url of files) {
      expect((await app().http.inject({ url })).statusCode).toBe(404);
      const seen = await app().http.inject({ url, headers: { cookie } });
      expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
    const origin = await listening();
    const url = origin + operationPath('followBuilding', { id: 1 });
    const guest = await openEventStream(url);
    expect(guest.status).toBe(404);
    guest.close();
    const stream = await openEventStream(url, { cookie });
    onTestFinished(() => stream.close());
    expect(stream.status).toBe(200);
    expect((await stream.next())?.event).toBe('ready');
    await app()
      .db.updateTable('sessions')
      .set({ revoked_at: new Date() })
      .where('id', '=', /=([\da-f-]{36})/.exec(cookie)?.[1] ?? '')
      .execute();
    await app().db.updateTable('apartments').set({ status: 'sold' }).where('id', '=', 102).execute();
    expect(await stream.next()).toBeNull();
  });
});
