import { type OperationName, operations } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { OWN_PAGE } from '../testing/browser.ts';
import { TEST_PASSWORD } from '../testing/identities.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { METRICS_PATH } from './metrics.ts';

describe('what is seen of requests', () => {
  let fixture: TestApp;
  beforeAll(async () => {
    fixture = await openTestApp('PGlite');
  });
  afterAll(() => fixture.close());

  async function observed() {
    const lines: string[] = [];
    const app = await createApp({
      mediaDir: fixture.mediaDir,
      logLevel: 'info',
      logTo: { write: (line) => lines.push(line) },
      rateLimits: true,
    });
    app.setDatabase(fixture.db);
    onTestFinished(() => app.http.close());
    const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    return { http: app.http, lines, logged };
  }

  it.each([
    ['a-Z_0.9', true],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['a b', false],
    ['a"b', false],
    ['ü', false],
    ['', false],
  ])('a request that comes as %j keeps its name: %s', async (given, isRetained) => {
    const { http, logged } = await observed();
    const response = await http.inject({ url: '/healthz', headers: { 'x-request-id': given } });
    const name = response.headers['x-request-id'];
    if (isRetained) expect(name).toBe(given);
    else expect(name).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(logged().map((line) => line.requestId)).toEqual([name]);
  });

  it.each([
    ['/api/v1/nothing', 404],
    ['/api/v1/frontend/projects/%E0%A4%A', 400],
    ['/api/v1/frontend/projects/abc', 400],
    ['/nothing', 404],
  ])('names and logs the refused request %s', async (url, status) => {
    const { http, logged } = await observed();
    const response = await http.inject({ url, headers: { 'x-request-id': 'given' } });
    expect([response.statusCode, response.headers['x-request-id']]).toEqual([status, 'given']);
    expect(logged()).toMatchObject([{ requestId: 'given', method: 'GET', status }]);
  });

  it('logs method, route, status and time of a request, and nothing that could tell who asked for what', async () => {
    const { http, lines, logged } = await observed();
    await http.inject({
      url: '/api/v1/frontend/buildings/1?langId=6',
      headers: { authorization: 'Bearer s3cret', cookie: 'rt=s3cret', referer: 'https://s3cret.example/' },
      remoteAddress: '10.9.8.7',
    });
    await http.inject({ url: '/api/v1/geocode?q=s3cret', remoteAddress: '10.9.8.7' });
    await http.inject({ url: '/confirm-email/s3cret?token=s3cret', remoteAddress: '10.9.8.7' });
    const common = { level: 30, msg: 'request', method: 'GET', durationMs: expect.any(Number) };
    expect(logged()).toMatchObject([
      { ...common, route: '/api/v1/frontend/buildings/:id', status: 401 },
      { ...common, route: '/api/v1/geocode', status: 200 },
      { ...common, route: '(other)', status: 404 },
    ]);
    expect(lines.join('')).not.toMatch(/s3cret|langId|10\.9\.8\.7/);
    const fields = [
      'durationMs',
      'hostname',
      'level',
      'method',
      'msg',
      'pid',
      'requestId',
      'route',
      'status',
      'time',
    ];
    for (const line of logged()) expect(Object.keys(line).toSorted()).toEqual(fields);
  });

  it('logs nothing of who signs in, registers or resets a password, and with what', async () => {
    const { http, lines, logged } = await observed();
    const secrets = new Set(['s3cret', 'user@people.example', TEST_PASSWORD]);
    const send = async (
      name: OperationName,
      payload?: object,
      headers: Record<string, string> = OWN_PAGE,
    ) => {
      const { method, path } = operations[name];
      const response = await http.inject({ method, url: path, headers, ...(payload && { payload }) });
      for (const { value } of response.cookies) if (value) secrets.add(value);
      if (response.body.includes('"token"')) secrets.add(response.json().token);
      return response;
    };
    const email = 'user@people.example';
    const session = await send('logIn', { email, password: TEST_PASSWORD });
    const [cookie] = session.cookies;
    const bearer = { authorization: `Bearer ${session.json().token}` };
    await send('logIn', { email, password: 's3cret' });
    await send('refreshToken', undefined, { ...OWN_PAGE, cookie: `${cookie?.name}=${cookie?.value}` });
    await send('refreshToken', undefined, { ...OWN_PAGE, cookie: 'rt=s3cret.0.s3cret' });
    await send('updatePassword', { password: 's3cret', currentPassword: 's3cret' }, bearer);
    await send('updateProfile', { firstName: 's3cret', lastName: 's3cret' }, bearer);
    await send('getProfile', undefined, { authorization: 'Bearer s3cret.s3cret.s3cret' });
    await send('signUp', { email, password: 's3cret s3cret' });
    await send('resetPassword', { email });
    await send('resetPassword', { token: 's3cret', password: 's3cret s3cret' });
    await send('logOut', undefined, { ...OWN_PAGE, ...bearer });
    // Both tokens are one where they are issued within a second. The mark of a known device is one too.
    expect([8, 9]).toContain(secrets.size);
    const requests = logged().filter(({ msg }) => msg === 'request');
    expect(requests.map(({ status }) => status)).toEqual([
      200, 401, 200, 401, 400, 200, 401, 202, 202, 400, 200,
    ]);
    for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
  });

  it('prints metrics for Prometheus, uncompressed', async () => {
    const { http } = await observed();
    const response = await http.inject({ url: METRICS_PATH, headers: { 'accept-encoding': 'br, gzip' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(response.body).toMatch(/^nodejs_eventloop_lag_seconds \S+$/m);
    expect(response.body).not.toContain(process.version);
    expect(response.body).toMatch(/^database_query_duration_seconds_count\{outcome="ok"\} [1-9]\d*$/m);
  });

  it('counts requests by method, pattern and class of status only, so no id becomes a label', async () => {
    const { http } = await observed();
    for (const id of [1, 2, 4, 987_654]) await http.inject(`/api/v1/frontend/buildings/${id}?langId=1`);
    for (const path of ['/rs/project/123', '/wp-admin.php', '/api/v1/frontend/projects/%E0%A4%A']) {
      await http.inject(path);
    }
    await http.inject({ method: 'POST', url: '/api/v1/public/apartments/filter-apartments', payload: {} });
    const { body } = await http.inject(METRICS_PATH);
    const counts = [...body.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)];
    expect(counts.map(([, labels, count]) => `${labels} ${count}`).toSorted()).toEqual([
      'method="GET",route="(other)",status="4xx" 3',
      'method="GET",route="/api/v1/frontend/buildings/:id",status="2xx" 2',
      'method="GET",route="/api/v1/frontend/buildings/:id",status="4xx" 2',
      'method="POST",route="/api/v1/public/apartments/filter-apartments",status="4xx" 1',
    ]);
  });
});
