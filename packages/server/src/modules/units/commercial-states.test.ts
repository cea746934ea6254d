import type { UnitStatus } from '@suite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unit } from '../../testing/fixture.ts';
import { IDENTITIES, type Identity } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

/** Odd units beside plain ones, in building 1: what they are to a guest, to a member who sees prices, and to staff. */
const TABLE = [
  [110, 'available', 300_000, ['on-request', null], ['priced', '300000'], ['priced', '300000']],
  [111, 'pending-reservation', 310_000, ['on-request', null], ['priced', '310000'], ['priced', '310000']],
  [112, 'reserved', 320_000, ['on-request', null], ['priced', '320000'], ['priced', '320000']],
  [113, 'sold', 900_000, ['gone', null], ['gone', null], ['gone', '900000']],
  [114, 'unavailable', 10_000, ['gone', null], ['gone', null], ['gone', '10000']],
  [115, 'available', 0, ['on-request', null], ['on-request', null], ['on-request', null]],
  [116, 'available', null, ['on-request', null], ['on-request', null], ['on-request', null]],
  [117, 'sold', null, ['gone', null], ['gone', null], ['gone', null]],
] as const satisfies readonly (readonly [number, UnitStatus, number | null, Seen, Seen, Seen])[];

type Seen = readonly [commercialState: string, price: string | null];
const STAFF: readonly Identity[] = ['sales_agent', 'project_editor', 'project_admin', 'super_admin'];

describe.each([FAST_BACKEND])('the commercial state of a unit on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
    await app.db.deleteFrom('apartments').where('building_id', 'in', [1, 4, 7]).execute();
    const rows = TABLE.map(([id, status, price_eur]) => unit(id, { status, price_eur }));
    const hidden = unit(510, { status: 'sold', price_eur: 50_000, apartment_type_id: null });
    await app.db
      .insertInto('apartments')
      .values([...rows, hidden])
      .execute();
  });
  afterAll(() => app.close());

  const units = async (who: Identity) => {
    const headers = app.headersOf[who];
    const response = await app.call('listBuildingApartments', { params: { id: 1 }, headers });
    return response.json().data.map(({ id, attributes }: UnitResource) => [id, ...seen(attributes)]);
  };
  const match = async (who: Identity, filters: object): Promise<number[]> => {
    const body = { entityType: 'building', entityId: 1, filters };
    const response = await app.call('filterApartments', { body, headers: app.headersOf[who] });
    return response.json().matchedUnitsIds;
  };

  it.each(IDENTITIES)('is one for %s, with a price where it may be told', async (who) => {
    const column = who === 'anonymous' ? 3 : STAFF.includes(who) ? 5 : 4;
    expect(await units(who)).toEqual(TABLE.map((row) => [row[0], ...row[column]]));
    const headers = app.headersOf[who];
    const single = (await app.call('getApartment', { params: { id: 113 }, headers })).json().data.attributes;
    expect(seen(single)).toEqual(TABLE[3][column]);
  });

  it('bounds and filters by the prices of units that are on sale alone, and never by 0', async () => {
    for (const who of ['user', 'project_admin'] as const) {
      const response = await app.call('getFilterBounds', {
        query: 'organizationId=1',
        headers: app.headersOf[who],
      });
      expect(response.json().data.attributes).toMatchObject({ minPrice: 300_000, maxPrice: 320_000 });
      expect(await match(who, { price: { min: 0, max: 1_000_000 } })).toEqual([110, 111, 112]);
      expect(await match(who, { price: { min: 800_000, max: 1_000_000 } })).toEqual([]);
      expect(await match(who, { price: { min: 0, max: 0 } })).toEqual([]);
    }
    expect(await match('anonymous', { price: { min: 0, max: 0 } })).toHaveLength(TABLE.length);
  });

  it('follows a change of the status, in filters too', async () => {
    const set = (status: UnitStatus) =>
      app.db.updateTable('apartments').set({ status }).where('id', '=', 110).execute();
    await match('user', {});
    await set('sold');
    expect(await match('user', { price: { min: 300_000, max: 300_000 } })).toEqual([]);
    expect((await units('user'))[0]).toEqual([110, 'gone', null]);
    await set('available');
    expect(await match('user', { price: { min: 300_000, max: 300_000 } })).toEqual([110]);
  });

  it('does not tell that a unit is gone where the status is hidden', async () => {
    const response = await app.call('getApartment', { params: { id: 510 } });
    expect(response.json().data.attributes).toMatchObject({ commercialState: 'on-request' });
    expect(response.body).not.toMatch(/sold|gone/);
  });
});

interface UnitResource {
  readonly id: number;
  readonly attributes: UnitAttributes;
}
interface UnitAttributes {
  readonly commercialState: string;
  readonly properties: { readonly price?: string };
}

function seen({ commercialState, properties }: UnitAttributes): Seen {
  return [commercialState, properties.price ?? null];
}
