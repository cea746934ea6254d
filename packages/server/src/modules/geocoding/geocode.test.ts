import { operations } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

describe.each([FAST_BACKEND])('geocoding on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const ask = (query: string) => app.call('geocode', { query });
  const names = async (query: string) =>
    (await ask(query)).json().features.map((one: { place_name: string }) => one.place_name);

  it('[R7.071] finds at most five places of every type, or as many as asked for', async () => {
    expect(await names('q=san')).toHaveLength(5);
    expect(await names('q=san&limit=10')).toHaveLength(10);
    expect(await names('q=san&limit=1')).toHaveLength(1);
    const { features } = (await ask('q=Montenegro&types=place')).json();
    expect(features.map((one: { place_type: string[] }) => one.place_type[0])).toEqual(['place', 'place']);
  });

  it('answers a FeatureCollection that names its sources', async () => {
    const body = (await ask('q=Budva&types=place')).json();
    expect(body).toEqual({
      type: 'FeatureCollection',
      attribution: 'GeoNames (CC BY 4.0), Unicode CLDR',
      features: [
        {
          id: expect.stringMatching(/^place\.\d+$/),
          type: 'Feature',
          place_type: ['place'],
          text: 'Budva',
          place_name: 'Budva, Montenegro',
          center: [18.839, 42.287],
          geometry: { type: 'Point', coordinates: [18.839, 42.287] },
          context: [
            { id: 'region.ME.05', text: 'Budva' },
            { id: 'country.ME', text: 'Montenegro', short_code: 'me' },
          ],
          properties: {},
        },
      ],
    });
  });

  it('puts what is near a project before what is larger and far', async () => {
    expect((await names('q=bud&types=place'))[0]).toBe('Budva, Montenegro');
  });

  it('puts the published projects that have a location first', async () => {
    const [first, ...rest] = (await ask('q=proj&langId=6')).json().features;
    expect(first).toMatchObject({
      id: 'poi.1',
      place_type: ['poi'],
      place_name: 'Projekat 1, Budva, Crna Gora',
      center: [18.9, 42.1],
      properties: { projectId: 1 },
    });
    expect(rest.filter((one: { place_type: string[] }) => one.place_type[0] === 'poi')).toEqual([]);
    await app.db.updateTable('projects').set({ longitude: 1, latitude: 2 }).where('id', '=', 3).execute();
    expect(await names('q=Project%203')).toEqual([]);
  });

  it.each([
    ['', 'q'],
    ['q=', 'q'],
    ['q=%20%20', 'q'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['q=a%00b', 'q'],
    ['q=a&q=b', 'q'],
    ['q=a&limit=0', 'limit'],
    ['q=a&limit=11', 'limit'],
    ['q=a&limit=1.5', 'limit'],
    ['q=a&types=address', 'types'],
    ['q=a&types=place,', 'types'],
  ])('refuses ?%s and names %s', async (query, path) => {
    const response = await ask(query);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors.map((one: { path: string }) => one.path)).toEqual([path]);
  });

  it('takes a hundred characters', async () => {
    expect((await ask(`q=${'x'.repeat(100)}`)).json().features).toEqual([]);
  });

  it('limits questions to 60 a minute per address', async () => {
    const limited = await createApp({ mediaDir: app.mediaDir, logLevel: 'silent', rateLimits: true });
    limited.setDatabase(app.db);
    const question = (remoteAddress: string) =>
      limited.http.inject({ url: `${operations.geocode.path}?q=Budva`, remoteAddress });
    for (let count = 0; count < 60; count += 1) expect((await question('10.0.0.1')).statusCode).toBe(200);
    expect((await question('10.0.0.1')).json().code).toBe('too-many-requests');
    expect((await question('10.0.0.2')).statusCode).toBe(200);
    await limited.http.close();
  });

  it('answers from the gazetteer when the maps service fails, and logs neither its token nor the text', async () => {
    const lines: string[] = [];
    const failing = await createApp({
      mediaDir: app.mediaDir,
      logLevel: 'info',
      logTo: { write: (line) => lines.push(line) },
      rateLimits: false,
      geocoderUrl: 'http://127.0.0.1:1/v5?access_token=t0ken',
    });
    failing.setDatabase(app.db);
    const response = await failing.http.inject(`${operations.geocode.path}?q=Budva`);
    expect(response.statusCode).toBe(200);
    expect(response.json().features[0]).toMatchObject({ place_name: 'Budva, Montenegro' });
    await failing.http.close();
    expect(lines.join('')).toContain('"msg":"geocoding failed"');
    expect(lines.join('')).not.toMatch(/t0ken|Budva/);
  });
});
