// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { openLocalApi, sendJson } from './fixtures/local-api.ts';
import * as everybody from './index.ts';
import * as staff from './staff.ts';

describe('reads of staff', () => {
  it.each([
    [staff.readAllProjects('rs'), '/api/v1/projects?include%5B%5D=Media&langId=6'],
    [staff.readReservations(1), '/api/v1/projects/1/reservations'],
    [staff.readEnquiries(), '/api/v1/enquiries'],
    [staff.readEnquiries(1), '/api/v1/enquiries?projectId=1'],
    [staff.readMails(), '/api/v1/mails'],
  ])('give a list (%#)', async (read, url) => {
    await using api = await openLocalApi((_, response) =>
      sendJson(response, 200, { data: [{ id: 1, attributes: { name: 'x' } }] }),
    );
    await expect(read.load()).resolves.toEqual([{ id: 1, name: 'x' }]);
    expect([read.key, api.seen[0]?.url]).toEqual([url, url]);
  });

  it.each([
    [staff.readProjectStructure(1, 'en'), '/api/v1/projects/1/full-structure?langId=1'],
    [staff.readMail(3), '/api/v1/mails/3'],
  ])('give one thing (%#)', async (read, url) => {
    await using _api = await openLocalApi((_, response) =>
      sendJson(response, 200, { data: { id: 1, attributes: { name: 'x' } } }),
    );
    await expect(read.load()).resolves.toEqual({ id: 1, name: 'x' });
    expect(read.key).toBe(url);
  });
});

describe('what staff change', () => {
  it.each<[() => Promise<unknown>, string, string]>([
    [
      () => staff.updateApartment(304, { status: 'sold' }),
      'PATCH /api/v1/apartments/304',
      '{"status":"sold"}',
    ],
    [() => staff.updateEnquiry(1, { fulfilled: true }), 'PATCH /api/v1/enquiries/1', '{"fulfilled":true}'],
    [() => staff.retryMail(3), 'POST /api/v1/mails/3/retry', ''],
  ])('%s', async (change, request, body) => {
    await using api = await openLocalApi((_, response) =>
      sendJson(response, 200, { data: { id: 1, attributes: { id: 1 } } }),
    );
    await change();
    expect(api.seen.map((seen) => [`${seen.method} ${seen.url}`, seen.body])).toEqual([[request, body]]);
  });

  it('uploads a file, its fields before it', async () => {
    await using api = await openLocalApi((_, response) =>
      sendJson(response, 201, { data: { id: 7, attributes: { id: 7 } } }),
    );
    await staff.uploadMedia(1, new File(['png'], 'front.png', { type: 'image/png' }), 'Front');
    expect(api.seen[0]?.body).toMatch(/name="projectId".*name="name".*Front.*filename="front.png"/s);
  });

  it('exports enquiries as a file', async () => {
    await using _api = await openLocalApi((_, response) =>
      response.writeHead(200, { 'content-type': 'text/csv' }).end('id;unit'),
    );
    const file = await staff.exportEnquiries();
    expect([file.type, await file.text()]).toEqual(['text/csv', 'id;unit']);
  });

  it('fails as all calls do, with an error of the one class that everybody knows', async () => {
    await using _api = await openLocalApi((_, response) => sendJson(response, 403, { message: 'No' }));
    await expect(staff.retryMail(3)).rejects.toBeInstanceOf(everybody.ApiError);
  });
});
