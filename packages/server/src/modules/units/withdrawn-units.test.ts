import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withdrawOthers } from '../../content/withdrawn-units.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const WITHDRAWN = 102;

describe.each([FAST_BACKEND])('a withdrawn unit on %s', (backend) => {
  let app: TestApp;
  let about: Record<string, string> = {};
  beforeAll(async () => {
    app = await openTestApp(backend);
    const { attributes } = (await app.call('getApartment', { params: { id: WITHDRAWN } })).json().data;
    const { name: number, area, floor, apartmentTypeKey } = attributes;
    about = { number, area: String(area), floor: String(floor), apartmentTypeKey };
    const favorites = await app.call('changeFavorites', {
      body: { add: [WITHDRAWN], remove: [] },
      headers: app.headersOf.user,
    });
    expect(favorites.statusCode).toBe(200);
    const others = await app.db
      .selectFrom('any_apartments')
      .select('id')
      .where('id', '<>', WITHDRAWN)
      .execute();
    await app.db.transaction().execute((trx) => withdrawOthers(trx, 1, others));
  });
  afterAll(() => app.close());

  it('says so by number and building', async () => {
    const response = await app.call('getApartment', { params: { id: WITHDRAWN } });
    expect(response.statusCode).toBe(410);
    const { code, details } = response.json();
    expect(code).toBe('withdrawn');
    expect(details).toEqual({ ...about, building: 'House 1' });
    for (const name of ['listApartmentPois', 'getOfferSheet'] as const)
      expect((await app.call(name, { params: { id: WITHDRAWN } })).statusCode).toBe(410);
  });

  it('is in no list, count or match', async () => {
    const list = await app.call('listProjectApartments', { params: { projectId: 1 } });
    expect(list.json().data.map(({ id }: { id: number }) => id)).not.toContain(WITHDRAWN);
    const body = { entityType: 'building', entityId: 1, filters: {} };
    const { matchedUnitsIds } = (await app.call('filterApartments', { body })).json();
    expect(matchedUnitsIds).toContain(101);
    expect(matchedUnitsIds).not.toContain(WITHDRAWN);
  });

  it('stays in the favourites of who saved it, and cannot be asked for', async () => {
    const { json } = await app.call('getFavorites', { headers: app.headersOf.user });
    expect(json().data.attributes.apartmentIds).toEqual([WITHDRAWN]);
    const body = {
      apartmentId: WITHDRAWN,
      emailAddress: 'ana@example.com',
      firstName: 'Ana',
      lastName: 'Anić',
      consentToPrivacyPolicy: true,
    };
    const asked = await app.call('askForPrice', { body });
    expect([asked.statusCode, asked.json().details]).toEqual([410, { ...about, building: 'House 1' }]);
  });

  it('is as unknown as any where its project is not published', async () => {
    const publish = (published: boolean) =>
      app.db.updateTable('projects').set({ published }).where('id', '=', 1).execute();
    await publish(false);
    expect((await app.call('getApartment', { params: { id: WITHDRAWN } })).statusCode).toBe(404);
    await publish(true);
  });
});
