import { type Operation, type OperationName, operationPath, operations } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPENAPI_PATH } from '../openapi.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { openAppBeside, openTestApp, type TestApp } from '../testing/test-app.ts';

const DEFINITIONS = Object.entries(operations) as [OperationName, Operation][];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Whether the router takes the path for the pattern of the operation. */
function takes({ path }: Operation, asked: string): boolean {
  const pattern = path.split('/');
  const segments = asked.split('/');
  return (
    pattern.length === segments.length &&
    pattern.every((one, at) => one.startsWith('{') || one === segments[at])
  );
}

function methodsOf(asked: string): string[] {
  const methods = DEFINITIONS.filter(([, one]) => takes(one, asked)).map(([, { method }]) => method);
  return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].toSorted();
}

describe('methods of the API', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp('PGlite');
  });
  afterAll(() => app.close());

  it.each(DEFINITIONS.map(([name]) => name))(
    'at the path of %s are 405 with `Allow` where no operation has them',
    async (name) => {
      const url = operationPath(name, sampleRequest(name).params);
      const expected = methodsOf(url);
      const others = METHODS.filter((method) => !expected.includes(method));
      expect(others).not.toEqual([]);
      for (const method of others) {
        const response = await app.http.inject({ method, url: `${url}?a=b` });
        expect([method, response.statusCode, response.json().code]).toEqual([
          method,
          405,
          'method-not-allowed',
        ]);
        expect(String(response.headers.allow).split(', ')).toEqual(expected);
        expect(response.headers['cache-control']).toBe('no-store');
      }
      const options = await app.http.inject({ method: 'OPTIONS', url });
      expect([options.statusCode, options.body, options.headers.allow]).toEqual([
        204,
        '',
        expected.join(', '),
      ]);
    },
  );

  it('are HEAD wherever they are GET, and 405 elsewhere', async () => {
    const head = await app.http.inject({ method: 'HEAD', url: operationPath('listProjects') });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const refused = await app.http.inject({ method: 'HEAD', url: operationPath('logIn') });
    expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'OPTIONS, POST']);
  });

  it('are 405 at the document of the operations too, and 404 at a path that nothing has', async () => {
    const refused = await app.http.inject({ method: 'DELETE', url: OPENAPI_PATH });
    expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    for (const method of [...METHODS, 'OPTIONS'] as const) {
      const unknown = await app.http.inject({ method, url: '/api/v1/nothing' });
      expect([method, unknown.statusCode, unknown.headers.allow]).toEqual([method, 404, undefined]);
    }
  });

  it('are 405 for pages of allowed origins, which get to read it', async () => {
    const origin = 'https://friend.example';
    const shared = await openAppBeside(app, { allowedOrigins: [origin] });
    const response = await shared.http.inject({
      method: 'DELETE',
      url: operationPath('listProjects'),
      headers: { origin },
    });
    expect(response.statusCode).toBe(405);
    expect(response.headers).toMatchObject({
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-origin': origin,
    });
  });
});
