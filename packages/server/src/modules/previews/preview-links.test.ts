import { type OperationName, operationPath, operations } from '@suite/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openEventStream } from '../../testing/event-stream.ts';
import type { Identity } from '../../testing/identities.ts';
import { holdsSecret, markProject, requestOf, SECRET } from '../../testing/private-project.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { deleteExpiredLinks } from './repository.ts';

const READS = (Object.keys(operations) as OperationName[]).filter((name) => {
  const { access, method, response } = operations[name];
  return method === 'GET' && access === 'public' && response !== 'events';
});

describe.each([FAST_BACKEND])('a preview link on %s', (backend) => {
  let app: TestApp;
  let origin: string;

  beforeAll(async () => {
    app = await openTestApp(backend, { publicUrl: 'https://homes.example.com' });
    await markProject(app.db);
    await app.db.updateTable('projects').set({ private_preview: true }).where('id', '=', 1).execute();
    origin = await app.http.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  const make = async (identity: Identity = 'project_admin', projectId = 1) =>
    app.call('createPreviewLink', {
      params: { projectId },
      body: { note: ' For the bank ' },
      headers: app.headersOf[identity],
    });
  const tokenOf = (url: string) => new URL(url).hash.replace('#preview=', '');
  const open = (token: string) => app.call('openPreviewLink', { body: { token } });
  const cookieOf = (response: Awaited<ReturnType<typeof open>>) =>
    response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const list = async (identity: Identity, projectId = 1) =>
    app.call('listPreviewLinks', { params: { projectId }, headers: app.headersOf[identity] });

  it('is made by staff, shown once with its address, and shows the project to who opens it', async () => {
    const made = await make();
    expect(made.statusCode).toBe(201);
    const { id, url, ...link } = made.json().data.attributes;
    expect(url).toMatch(/^https:\/\/homes\.example\.com\/masterplan\?project=1#preview=[\w-]{43}$/);
    expect(link).toMatchObject({ note: 'For the bank', createdBy: 'First project_admin' });
    const days = (Date.parse(link.expiresAt) - Date.parse(link.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(7, 3);
    const listed = await list('project_admin');
    expect(listed.json().data.map((one: { id: number }) => one.id)).toEqual([id]);
    expect(listed.body).not.toContain(tokenOf(url));
    const stored = await app.db.selectFrom('preview_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(tokenOf(url));

    const response = await open(tokenOf(url));
    expect(response.json()).toEqual({ projectId: 1 });
    expect(response.cookies).toMatchObject([
      { name: '__Host-preview', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' },
    ]);
    const cookie = cookieOf(response);
    const shown: OperationName[] = [];
    for (const name of READS) {
      const request = requestOf(name);
      const guest = await app.call(name, request);
      const holder = await app.call(name, { ...request, headers: { cookie } });
      if (guest.body === holder.body || holder.statusCode === 404) continue;
      shown.push(name);
      expect([name, holder.headers['cache-control']]).toEqual([name, 'private, no-store']);
    }
    expect(shown.length).toBeGreaterThan(40);
    const seen = await app.call('getBuilding', { params: { id: 1 }, headers: { cookie } });
    expect(seen.body).toContain(SECRET);
    expect(seen.body).not.toMatch(/140000|200000/);
    expect((await app.call('getBuilding', { params: { id: 1 } })).statusCode).toBe(404);

    const stream = await openEventStream(origin + operationPath('followBuilding', { id: 1 }), { cookie });
    onTestFinished(() => stream.close());
    expect((await stream.next())?.event).toBe('ready');
    const revoked = await app.call('revokePreviewLink', {
      params: { projectId: 1, linkId: id },
      headers: app.headersOf.project_admin,
    });
    expect(revoked.statusCode).toBe(204);
    expect(await stream.next()).toBeNull();
    const after = await app.call('getBuilding', { params: { id: 1 }, headers: { cookie } });
    expect([after.statusCode, holdsSecret(after.body)]).toEqual([404, false]);
    expect((await open(tokenOf(url))).statusCode).toBe(400);
    expect((await list('project_admin')).json().data).toEqual([]);
  });

  it('holds no longer than it says, and shows its own project alone', async () => {
    const cookie = cookieOf(await open(tokenOf((await make('project_admin')).json().data.attributes.url)));
    const status = async () =>
      (await app.call('getProject', { params: { projectId: 1 }, headers: { cookie } })).statusCode;
    expect(await status()).toBe(200);
    await app.db.updateTable('projects').set({ private_preview: true }).where('id', '=', 2).execute();
    const other = await app.call('getProject', { params: { projectId: 2 }, headers: { cookie } });
    await app.db.updateTable('projects').set({ private_preview: false }).where('id', '=', 2).execute();
    expect(other.statusCode).toBe(404);
    await sql`update preview_links set expires_at = now() - interval '1 second'`.execute(app.db);
    expect(await status()).toBe(404);
    await deleteExpiredLinks(app.db);
    expect(await app.db.selectFrom('preview_links').select('id').execute()).toEqual([]);
  });

  it('has room in the browser for five that hold: what was ended goes', async () => {
    const tokens: string[] = [];
    let cookie = '';
    const openedWith = async (token: string) => {
      const body = { token };
      cookie = cookieOf(await app.call('openPreviewLink', { body, headers: cookie ? { cookie } : {} }));
    };
    const held = () => cookie.replace('__Host-preview=', '').split('.');
    const first = (await make()).json().data.attributes;
    await openedWith(tokenOf(first.url));
    // Each preview in the studio opens a link of its own and ends it.
    for (let turn = 0; turn < 6; turn += 1) {
      const { id, url } = (await make()).json().data.attributes;
      tokens.push(tokenOf(url));
      await openedWith(tokenOf(url));
      const headers = app.headersOf.project_admin;
      await app.call('revokePreviewLink', { params: { projectId: 1, linkId: id }, headers });
    }
    expect(held()).toEqual([tokenOf(first.url), tokens.at(-1)]);
    const others = await Promise.all(
      Array.from({ length: 5 }, async () => tokenOf((await make()).json().data.attributes.url)),
    );
    for (const token of others) await openedWith(token);
    expect(held()).toEqual(others);
  });

  it('is made, listed and ended by nobody else', async () => {
    for (const identity of ['anonymous', 'user', 'sales_agent'] as const) {
      const statuses = [
        (await make(identity, 2)).statusCode,
        (await list(identity, 2)).statusCode,
        (
          await app.call('revokePreviewLink', {
            params: { projectId: 2, linkId: 1 },
            headers: app.headersOf[identity],
          })
        ).statusCode,
      ];
      const expected = identity === 'anonymous' ? 401 : identity === 'user' ? 403 : 404;
      expect([identity, statuses]).toEqual([identity, [expected, expected, expected]]);
    }
    const response = await app.call('logOut', {
      headers: { 'sec-fetch-site': 'same-origin', cookie: `__Host-preview=${'A'.repeat(43)}` },
    });
    expect(response.cookies.map(({ name, value }) => [name, value])).toContainEqual(['__Host-preview', '']);
  });
});
