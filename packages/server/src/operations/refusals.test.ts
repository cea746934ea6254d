import { type OperationName, operations } from '@suite/api';
import { LANGUAGE_IDS } from '@suite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { Database } from '../database/connection.ts';
import { METRICS_PATH } from '../observation/metrics.ts';
import { OPENAPI_PATH } from '../openapi.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const PARAMS = {
  projectId: 1,
  id: 1,
  mediaId: 1,
  packageId: 1,
  linkId: 1,
  userId: 1,
  number: 1,
  view: 'front',
  level: 0,
  tile: '0_0',
  file: 'scene.glb',
};
/** Query keys that must be there. */
const NEEDED: Partial<Record<OperationName, string>> = {
  geocode: 'q=x&',
  findSingleSignOn: 'domain=people.example&',
  isAllowed: 'resource=project&permission=read&',
};

/** The others have bodies, whose unknown fields are named below. */
const READS = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].method === 'GET',
);

describe('what the server refuses', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp('PGlite');
  });
  afterAll(() => app.close());

  const withId = (Object.keys(operations) as OperationName[]).filter((name) =>
    /\{(id|\w+Id)\}/.test(operations[name].path),
  );
  /** Who is signed in is looked up at each request, so only where that is needed. */
  const headersFor = (name: OperationName) =>
    operations[name].access === 'public' ? {} : app.headersOf.super_admin;
  const problems = (response: { json(): { errors: { message: string }[] } }) =>
    response.json().errors.map((one) => one.message);

  it.each(withId)('%s says in a sentence that an id is no number', async (name) => {
    for (const value of ['abc', '0', '-1', '1.5', '2147483648', '1e3', '٣', '1 ']) {
      const response = await app.call(name, {
        params: { ...PARAMS, projectId: value, id: value, sessionId: value, passkeyId: value },
        headers: headersFor(name),
      });
      expect([value, response.statusCode]).toEqual([value, 400]);
      expect(response.json().code).toBe('invalid-request');
      expect(problems(response)[0]).toMatch(
        /^"(id|projectId|sessionId|passkeyId)" must be a whole number from 1 to 2147483647\.$/,
      );
    }
  });

  it('names each bad id once', async () => {
    const response = await app.call('getProjectMedia', { params: { projectId: 'x', mediaId: 'y' } });
    expect(response.json().errors).toEqual([
      { path: 'projectId', message: '"projectId" must be a whole number from 1 to 2147483647.' },
      { path: 'mediaId', message: '"mediaId" must be a whole number from 1 to 2147483647.' },
    ]);
  });

  it.each(READS)('%s names every unknown query key', async (name) => {
    const response = await app.call(name, {
      params: PARAMS,
      query: `${NEEDED[name] ?? ''}nonsense=1&more=2`,
      headers: headersFor(name),
    });
    expect(response.statusCode).toBe(400);
    expect(problems(response)).toEqual([
      'The query key "nonsense" is unknown.',
      'The query key "more" is unknown.',
    ]);
  });

  it('names every unknown and every wrong field of a body', async () => {
    const response = await app.call('filterApartments', {
      body: {
        entityType: 'city',
        entityId: 0,
        filters: { area: { min: 'a', max: 1 }, color: 1 },
        role: 'admin',
      },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([
      {
        path: 'entityType',
        message: expect.stringMatching(/^"entityType" is not valid: expected one of .*\.$/),
      },
      { path: 'entityId', message: '"entityId" must be a whole number from 1 to 2147483647.' },
      {
        path: 'filters.area.min',
        message: '"filters.area.min" is not valid: expected number, received string.',
      },
      { path: 'filters.color', message: 'The field "filters.color" is unknown.' },
      { path: 'role', message: 'The field "role" is unknown.' },
    ]);
  });

  it.each([
    ['no JSON', '{"a', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    [
      'a prototype',
      '{"__proto__":{"a":1},"entityType":"building","entityId":1,"filters":{}}',
      'application/json',
      400,
    ],
    ['a form', 'a=1', 'application/x-www-form-urlencoded', 415],
    ['too much', `{"entityType":"${'x'.repeat(70_000)}"}`, 'application/json', 413],
  ])('refuses a body of %s', async (_what, payload, type, status) => {
    const { path, method } = operations.filterApartments;
    const response = await app.http.inject({ method, url: path, payload, headers: { 'content-type': type } });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      code: expect.any(String),
      message: expect.stringMatching(/\.$/),
    });
  });

  it.each([
    ['GET', '/api', 404],
    ['GET', '/api/v1/nothing', 404],
    ['GET', '/api/v1/frontend/projects/', 400],
    ['DELETE', '/api/v1/frontend/projects/1', 405],
    ['GET', '/th-server/anything', 404],
    ['POST', '/api/v2/frontend/projects', 404],
    ['GET', '/api/v1/frontend/projects/%E0%A4%A', 400],
    ['GET', '/api/v1/frontend/projects/..%2f..%2fetc%2fpasswd/settings', 400],
  ] as const)('answers %s %s, which is no call, in JSON', async (method, url, status) => {
    const response = await app.http.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({
      code: expect.any(String),
      message: expect.stringMatching(/\.$/),
    });
  });

  it('answers 404 in plain text outside the API when no web is served', async () => {
    const response = await app.http.inject('/map');
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
  });

  it('tells nothing about its insides when something breaks', async () => {
    const broken = await createApp({ mediaDir: app.mediaDir, logLevel: 'silent', rateLimits: false });
    const secret = 'password authentication failed for user "admin"';
    const database = new Proxy(
      {},
      {
        get: () => {
          throw new Error(secret);
        },
      },
    );
    broken.setDatabase(database as Database);
    const response = await broken.http.inject('/api/v1/frontend/projects');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again later.',
    });
    await broken.http.close();
  });

  it('says that it is starting until the data is there', async () => {
    const starting = await createApp({ mediaDir: app.mediaDir, logLevel: 'silent', rateLimits: false });
    expect((await starting.http.inject('/healthz')).statusCode).toBe(200);
    expect((await starting.http.inject('/readyz')).statusCode).toBe(503);
    const call = await starting.http.inject('/api/v1/frontend/projects');
    expect([call.statusCode, call.json().code]).toEqual([503, 'starting']);
    starting.setDatabase(app.db);
    expect((await starting.http.inject('/readyz')).statusCode).toBe(200);
    expect((await starting.http.inject('/api/v1/frontend/projects')).statusCode).toBe(200);
    await starting.http.close();
  });

  it('[R7.082] mounts and documents exactly the operations of the table', async () => {
    const { openapi, paths } = (await app.http.inject(OPENAPI_PATH)).json() as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(openapi).toMatch(/^3\.1\./);
    const documented = Object.entries(paths).flatMap(([path, commands]) =>
      Object.entries(commands).map(
        ([command, { operationId }]) => `${operationId}: ${command.toUpperCase()} ${path}`,
      ),
    );
    const table = Object.entries(operations).map(([name, { method, path }]) => `${name}: ${method} ${path}`);
    expect(documented.toSorted()).toEqual(table.toSorted());

    const mounted = new Set<string>();
    for (const { method, path } of Object.values(operations)) {
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      if (app.http.hasRoute({ method, url })) mounted.add(`${method} ${path}`);
    }
    expect(mounted.size).toBe(table.length);
    const routes = app.http.printRoutes({ commonPrefix: false, includeHooks: false });
    const handlers = [...routes.matchAll(/\b(?:GET|POST|PUT|PATCH|DELETE)\b/g)].length;
    const beside = [OPENAPI_PATH, METRICS_PATH, '/healthz', '/readyz', '/.well-known/security.txt'];
    expect(handlers).toBe(table.length + beside.length);
  });

  it('documents parameters, bodies, answers and errors', async () => {
    const { paths } = (await app.http.inject(OPENAPI_PATH)).json();
    const building = paths['/api/v1/frontend/buildings/{id}'].get;
    expect(building.parameters.map((one: { name: string }) => one.name).toSorted()).toEqual(['id', 'langId']);
    expect(Object.keys(building.responses)).toEqual(['200', '304', '400', '401', '404', '500', '503']);
    const filter = paths['/api/v1/public/apartments/filter-apartments'].post;
    expect(filter.requestBody.content['application/json'].schema.required).toEqual([
      'entityType',
      'entityId',
      'filters',
    ]);
  });

  it('reads Serbian for the Serbian Latin id only', async () => {
    for (const [name, langId] of Object.entries(LANGUAGE_IDS)) {
      const response = await app.call('getProject', { params: { projectId: 1 }, query: `langId=${langId}` });
      expect(response.json().data.attributes.name).toBe(name === 'serbianLatin' ? 'Projekat 1' : 'Project 1');
    }
  });

  it.each(['br', 'gzip', 'identity'])(
    'tags an answer alike for %s, and says when it is known',
    async (encoding) => {
      const url = operations.listProjects.path;
      const plain = await app.http.inject(url);
      const headers = { 'accept-encoding': encoding };
      const response = await app.http.inject({ url, headers });
      expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(response.headers.etag).toMatch(/^W\/"/);
      expect(response.headers.etag).toBe(plain.headers.etag);
      expect(response.headers['cache-control']).toBe('no-cache');
      const known = { ...headers, 'if-none-match': String(response.headers.etag) };
      const again = await app.http.inject({ url, headers: known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );

  it.each([
    ['the tag alone', (tag: string) => tag, 304],
    ['the tag without its mark', (tag: string) => tag.slice(2), 304],
    ['the tag among others', (tag: string) => `"other", ${tag}`, 304],
    ['a star', () => '*', 304],
    ['another tag', () => 'W/"other"', 200],
  ] as const)('compares with %s', async (_what, known, status) => {
    const url = operations.listProjects.path;
    const { etag } = (await app.http.inject(url)).headers;
    const headers = { 'if-none-match': known(String(etag)) };
    for (const method of ['GET', 'HEAD'] as const)
      expect((await app.http.inject({ method, url, headers })).statusCode).toBe(status);
  });

  it('never calls a refusal or the answer to a change "not modified"', async () => {
    const headers = { 'if-none-match': '*' };
    const missing = await app.call('getProject', { params: { projectId: 999 }, headers });
    expect([missing.statusCode, missing.headers.etag]).toEqual([404, undefined]);
    const body = { entityType: 'building', entityId: 1, filters: {} };
    const filtered = await app.call('filterApartments', { body, headers });
    expect([filtered.statusCode, filtered.headers.etag]).toEqual([200, undefined]);
  });
});
