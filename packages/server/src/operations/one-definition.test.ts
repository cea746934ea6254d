import { type Operation, type OperationName, operations } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPENAPI_PATH } from '../openapi.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { openAppBeside, openTestApp, type TestApp } from '../testing/test-app.ts';

interface Documented {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly security?: unknown;
}

const DEFINITIONS = Object.entries(operations) as [OperationName, Operation][];
const keysOf = (schema: Operation['query']) => Object.keys(schema?.shape ?? {});

describe('from the one definition of an operation follow', () => {
  let app: TestApp;
  let limited: Awaited<ReturnType<typeof openAppBeside>>;
  let paths: Record<string, Record<string, Documented>>;
  beforeAll(async () => {
    app = await openTestApp('PGlite');
    paths = (await app.http.inject(OPENAPI_PATH)).json().paths;
  });
  afterAll(() => app.close());

  it.each(DEFINITIONS)('the documentation of %s, and nothing else is documented', (name, definition) => {
    const { method, path, access, summary, params, query } = definition;
    const documented = paths[path]?.[method.toLowerCase()];
    expect(documented).toMatchObject({ operationId: name, summary });
    expect(documented?.security !== undefined).toBe(access !== 'public');
    expect(documented?.parameters?.map((one) => one.name).toSorted() ?? []).toEqual(
      [...keysOf(params), ...keysOf(query), ...(definition.ifMatch ? ['if-match'] : [])].toSorted(),
    );
    expect(Object.values(paths).flatMap(Object.keys)).toHaveLength(DEFINITIONS.length);
  });

  it('its rate limit', async () => {
    limited = await openAppBeside(app, { rateLimits: true });
    for (const [name, { rateLimit, response }] of DEFINITIONS) {
      if (response === 'events') continue;
      const { headers } = await limited.call(name, sampleRequest(name));
      expect([name, headers['x-ratelimit-limit']]).toEqual([name, rateLimit && String(rateLimit.max)]);
    }
  });

  it('whether its response is made once for all anonymous callers', async () => {
    for (const [name, { method, cache, access, response }] of DEFINITIONS) {
      if (method !== 'GET' || access !== 'public' || typeof response === 'string') continue;
      const { headers, statusCode } = await app.call(name, sampleRequest(name));
      if (cache) expect([name, statusCode]).toEqual([name, 200]);
      // What is kept is kept compressed, and so sent by what the caller takes.
      expect([name, headers.vary]).toEqual([
        name,
        cache ? 'Authorization, Accept-Encoding' : 'Authorization',
      ]);
    }
  });
});
