import * as api from '@suite/api/endpoints';
import { describe, expect, it } from 'vitest';
import { openLocalApi, sendJson } from './fixtures/local-api.ts';
import { ApiError, call, callFile, inLanguage, readOf } from './index.ts';
import * as staff from './staff.ts';
import { upload } from './upload.ts';

describe('reads of staff', () => {
  it.each([
    [
      readOf(api.listAllProjects, { 'include[]': 'Media', ...inLanguage('rs') }),
      '/api/v1/projects?include%5B%5D=Media&langId=6',
    ],
    [readOf(api.listReservations, { projectId: 1 }), '/api/v1/projects/1/reservations'],
    [readOf(api.listMails), '/api/v1/mails'],
  ])('give a list (%#)', async (read, url) => {
    await using server = await openLocalApi((_, response) =>
      sendJson(response, 200, { data: [{ id: 1, attributes: { name: 'x' } }] }),
    );
    await expect(read.load()).resolves.toEqual([{ id: 1, name: 'x' }]);
    expect([read.key, server.seen[0]?.url]).toEqual([url, url]);
  });

  it.each([
    [
      readOf(api.getProjectStructure, { projectId: 1, ...inLanguage('en') }),
      '/api/v1/projects/1/full-structure?langId=1',
    ],
    [readOf(api.getMail, { id: 3 }), '/api/v1/mails/3'],
    [readOf(api.getDeliveryStatus), '/api/v1/delivery/status'],
  ])('give one thing (%#)', async (read, url) => {
    await using _api = await openLocalApi((_, response) =>
      sendJson(response, 200, { data: { id: 1, attributes: { name: 'x' } } }),
    );
    await expect(read.load()).resolves.toEqual({ id: 1, name: 'x' });
    expect(read.key).toBe(url);
  });
});

describe('price requests', () => {
  it.each([
    [{ page: 1 }, '/api/v1/enquiries?page=1'],
    [{ projectId: 1, state: 'new', page: 2 } as const, '/api/v1/enquiries?projectId=1&state=new&page=2'],
  ])('are read a page at a time, %j', async (wanted, url) => {
    await using server = await openLocalApi((_, response) =>
      sendJson(response, 200, { data: [{ id: 1, attributes: { unit: 'x' } }], meta: { total: 26 } }),
    );
    const read = staff.readEnquiries(wanted);
    await expect(read.load()).resolves.toEqual({ enquiries: [{ id: 1, unit: 'x' }], total: 26 });
    expect([read.key, server.seen[0]?.url]).toEqual([url, url]);
  });

  it('are as many as there are where nobody says how many', async () => {
    await using _api = await openLocalApi((_, response) => sendJson(response, 200, []));
    await expect(staff.readEnquiries({ page: 1 }).load()).resolves.toEqual({ enquiries: [], total: 0 });
  });
});

/** What responses to these changes have that pages rely on. */
const CHANGED = {
  id: 1,
  name: 'North',
  parentId: 0,
  masterplansId: 2,
  projectId: 1,
  media: [],
  unitCounts: { total: 0 },
  asOf: '2026-11-20T08:40:00.000Z',
};

const AS_READ = { projectId: 1, langId: 2, tag: 'W/"read"' };

describe('what staff change', () => {
  it.each<[() => Promise<unknown>, string, string]>([
    [
      () => staff.updateApartments(AS_READ, [304, 305], { status: 'sold' }),
      'PATCH /api/v1/projects/1/apartments?langId=2',
      '{"ids":[304,305],"status":"sold"}',
    ],
    [() => staff.setPublished('project', 2, true), 'PATCH /api/v1/projects/2', '{"publish":true}'],
    [() => staff.setPublished('masterplan', 3, false), 'PATCH /api/v1/masterplans/3', '{"publish":false}'],
    [() => staff.setPublished('building', 4, true), 'PATCH /api/v1/buildings/4', '{"publish":true}'],
    [
      () => call(api.updateEnquiry, { id: 1, body: { state: 'fulfilled', note: 'Sent' } }),
      'PATCH /api/v1/enquiries/1',
      '{"state":"fulfilled","note":"Sent"}',
    ],
    [() => call(api.retryMail, { id: 3 }), 'POST /api/v1/mails/3/retry', ''],
  ])('%s', async (change, request, body) => {
    await using server = await openLocalApi((_, response) =>
      sendJson(response, 200, { ok: true, data: { id: 1, attributes: { ...CHANGED, ok: true } } }),
    );
    await change();
    expect(server.seen.map((seen) => [`${seen.method} ${seen.url}`, seen.body])).toEqual([[request, body]]);
  });

  it('changes more units than the server takes at once in several calls', async () => {
    await using server = await openLocalApi((_, response) => {
      response.setHeader('etag', 'W/"changed"');
      sendJson(response, 200, { ok: true });
    });
    const ids = Array.from({ length: 1001 }, (_, index) => index + 1);
    await staff.updateApartments(AS_READ, ids, { publish: true });
    const sent = server.seen.map(({ body }) => (JSON.parse(body) as { ids: number[] }).ids);
    expect(sent.map((part) => part.length)).toEqual([500, 500, 1]);
    expect(sent.flat()).toEqual(ids);
    expect(server.seen.map(({ headers }) => headers['if-match'])).toEqual([
      'W/"read"',
      'W/"changed"',
      'W/"changed"',
    ]);
    await staff.updateApartments(AS_READ, [], { publish: true });
    expect(server.seen).toHaveLength(3);
  });

  it('uploads a file, its fields before it', async () => {
    await using server = await openLocalApi((_, response) =>
      sendJson(response, 201, { data: { id: 7, attributes: { id: 7, name: 'Front' } } }),
    );
    const file = new File(['png'], 'front.png', { type: 'image/png' });
    await upload(api.uploadMedia, { form: { projectId: 1, name: 'Front', file } });
    expect(server.seen[0]?.body).toMatch(/name="projectId".*name="name".*Front.*filename="front.png"/s);
  });

  it('exports enquiries as a file', async () => {
    await using server = await openLocalApi((_, response) =>
      response.writeHead(200, { 'content-type': 'text/csv' }).end('id;unit'),
    );
    const file = await callFile(api.exportEnquiries, { projectId: 1, state: 'new' });
    expect(server.seen[0]?.url).toBe('/api/v1/enquiries/export?projectId=1&state=new');
    expect([file.type, await file.text()]).toEqual(['text/csv', 'id;unit']);
  });

  it('fails as all calls do, with an error of the one class that everybody knows', async () => {
    await using _api = await openLocalApi((_, response) => sendJson(response, 403, { message: 'No' }));
    await expect(call(api.retryMail, { id: 3 })).rejects.toBeInstanceOf(ApiError);
  });
});
