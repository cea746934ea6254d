import type { Basemap } from '@suite/basemap';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

describe.each([FAST_BACKEND])('the basemap around the projects on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const read = async () => {
    const response = await app.call('getBasemap', {});
    expect(response.statusCode).toBe(200);
    return response.json() as Basemap;
  };
  const placeProjects = (longitude: number | null, latitude: number | null) =>
    app.db.updateTable('projects').set({ longitude, latitude }).execute();
  const namesOf = ({ features }: Basemap) =>
    features.flatMap(({ properties }) => ('name' in properties ? [properties.name] : []));

  it('is what the map shows of them, bounded, and small enough to come with the page', async () => {
    const basemap = await read();
    expect(namesOf(basemap)).toContain('Budva');
    expect(namesOf(basemap)).not.toContain('Belgrade');
    const bounds = basemap.features.find(({ properties }) => properties.kind === 'land')?.bbox;
    expect(bounds?.map((degrees) => Math.round(degrees * 10) / 10)).toEqual([17.8, 41.6, 20, 42.6]);
    expect(JSON.stringify(basemap).length).toBeLessThan(20_000);
  });

  it('is another one where they are elsewhere, and nothing where nobody knows', async () => {
    await placeProjects(20.46, 44.81);
    expect(namesOf(await read())).toContain('Belgrade');
    await placeProjects(null, null);
    expect((await read()).features).toEqual([]);
  });
});
