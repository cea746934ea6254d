import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDS } from '../../testing/fixture.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

describe.each([FAST_BACKEND])('a picture whose polygons are missing on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
    await sql`update media set media_data = media_data - 'polygons' where id = ${IDS.view}`.execute(app.db);
  });
  afterAll(() => app.close());

  it.each([
    ['getBuilding', { id: 1 }],
    ['listProjectMedia', { projectId: 1 }],
    ['getMedia', { id: IDS.view }],
  ] as const)('has none in %s, and is no error', async (name, params) => {
    const response = await app.call(name, { params });
    expect(response.statusCode).toBe(200);
    if (name === 'getMedia') expect(response.json().data.attributes.mediaData.polygons).toEqual([]);
  });
});
