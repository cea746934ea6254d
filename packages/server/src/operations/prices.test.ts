import type { OperationName } from '@suite/api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { unit } from '../testing/fixture.ts';
import { CONTENT_IDS } from '../testing/fixture-content.ts';
import { IDENTITIES, type Identity } from '../testing/identities.ts';
import { walk } from '../testing/responses.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';

const SIGNED_IN = IDENTITIES.filter((identity) => identity !== 'anonymous');
/** Public reads that hold units. */
const READS = [
  ['listProjectApartments', { projectId: 1 }],
  ['listBuildingApartments', { id: 1 }],
  ['getApartment', { id: 101 }],
] as const;

describe.each([FAST_BACKEND])('who sees a price on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
    await app.db
      .insertInto('apartments')
      .values(unit(602, { price_eur: 555_555 }))
      .execute();
  });
  afterAll(() => app.close());

  type Settings = { price_enabled?: boolean; selected_roles?: string; open_to_registered?: boolean };
  const set = (projectId: number, values: Settings & { published?: boolean; organization_id?: number }) =>
    app.db.updateTable('projects').set(values).where('id', '=', projectId).execute();
  afterEach(async () => {
    const first = { price_enabled: true, selected_roles: '[1,2,3,4,5]', open_to_registered: true };
    await set(1, { ...first, published: true, organization_id: 1 });
    await set(3, { price_enabled: false, selected_roles: '[1]', published: false });
  });

  async function pricesIn(identity: Identity, name: OperationName, params: Record<string, number>) {
    const response = await app.call(name, { params, headers: app.headersOf[identity] });
    expect(response.statusCode).toBe(200);
    if (identity !== 'anonymous') expect(response.headers['cache-control']).toContain('private');
    return walk(response.json()).filter(({ key }) => key === 'price').length;
  }
  const bounds = async (identity: Identity, organizationId = 1) => {
    const query = `organizationId=${organizationId}`;
    const response = await app.call('getFilterBounds', { query, headers: app.headersOf[identity] });
    const { minPrice, maxPrice } = response.json().data.attributes;
    return [minPrice, maxPrice];
  };
  const filter = async (identity: Identity, filters: object, organizationId = 1): Promise<number[]> => {
    const body = { entityType: 'organization', entityId: organizationId, filters };
    const response = await app.call('filterApartments', { body, headers: app.headersOf[identity] });
    return response.json().matchedUnitsIds;
  };

  /** Whether an identity is told prices: in units, in bounds, and by what a filter does. All three or none. */
  async function seesPrices(identity: Identity): Promise<boolean> {
    const counts = await Promise.all(READS.map(([name, params]) => pricesIn(identity, name, params)));
    const inUnits = counts.every((count) => count > 0);
    if (!inUnits) expect(counts).toEqual([0, 0, 0]);
    expect((await bounds(identity))[0] !== null).toBe(inUnits);
    const all = await filter(identity, {});
    const low = all.length;
    const matches = await filter(identity, { price: { min: 0, max: 150_000 } });
    expect(matches.length < low).toBe(inUnits);
    return inUnits;
  }
  const whoSees = async () => {
    const seeing = await Promise.all(IDENTITIES.map(seesPrices));
    return IDENTITIES.filter((_identity, index) => seeing[index]);
  };

  it.each([
    ['as it is', { price_enabled: true }, SIGNED_IN],
    ['when it shows no prices', { price_enabled: false }, []],
    ['when no role is selected', { selected_roles: '[]' }, []],
    [
      'when registered visitors are not selected',
      { selected_roles: '[1,2,3,5]' },
      ['sales_agent', 'project_editor', 'project_admin', 'super_admin'],
    ],
    ['when agents alone are selected', { selected_roles: '[5]' }, ['sales_agent']],
    [
      'when it is closed to registered visitors',
      { open_to_registered: false },
      ['sales_agent', 'project_editor', 'project_admin', 'super_admin'],
    ],
  ] as const)('[R6.007] of a project %s', async (_how, values, expected) => {
    await set(1, values);
    expect(await whoSees()).toEqual(expected);
  });

  it('[R7.052] are the published parts of a project without a price for a guest', async () => {
    const parts = [
      ['listProjectMasterplans', [1, 2, 6]],
      ['listProjectPackages', [CONTENT_IDS.package]],
      ['listProjectBuildings', [1, 4, 7]],
      ['listProjectApartments', [101, 102, 103, 104, 401, 402, 701]],
    ] as const;
    for (const [name, ids] of parts) {
      const response = await app.call(name, { params: { projectId: 1 } });
      expect(response.json().data.map((one: { id: number }) => one.id)).toEqual(ids);
      expect(response.body).not.toMatch(/price/i);
    }
    // That of 402, which is gone, is for staff.
    expect(await pricesIn('user', 'listProjectApartments', { projectId: 1 })).toBe(5);
    expect(await pricesIn('project_editor', 'listProjectApartments', { projectId: 1 })).toBe(6);
  });

  it('[R7.060] gives a published building, its points of interest, and its units with prices if allowed', async () => {
    const reads = ['getBuilding', 'listBuildingPois', 'listBuildingApartments'] as const;
    for (const name of reads) {
      const statusOf = async (id: number) => (await app.call(name, { params: { id } })).statusCode;
      expect([name, await statusOf(1), await statusOf(2), await statusOf(3)]).toEqual([name, 200, 404, 404]);
    }
    expect(await pricesIn('anonymous', 'listBuildingApartments', { id: 1 })).toBe(0);
    expect(await pricesIn('user', 'listBuildingApartments', { id: 1 })).toBe(3);
    expect(await pricesIn('user', 'listBuildingApartments', { id: 5 })).toBe(0);
  });

  it('[R7.062] gives a published unit and its points of interest, with its price if allowed', async () => {
    for (const name of ['getApartment', 'listApartmentPois'] as const) {
      const statusOf = async (id: number) => (await app.call(name, { params: { id } })).statusCode;
      expect([name, await statusOf(101), await statusOf(105), await statusOf(201)]).toEqual([
        name,
        200,
        404,
        404,
      ]);
    }
    expect(await pricesIn('anonymous', 'getApartment', { id: 101 })).toBe(0);
    const headers = app.headersOf.user;
    const unitOf = (await app.call('getApartment', { params: { id: 101 }, headers })).json().data;
    expect(unitOf.attributes.properties.price).toBe('140000');
    expect(await pricesIn('user', 'getApartment', { id: 103 })).toBe(0);
    expect(await pricesIn('super_admin', 'getApartment', { id: 501 })).toBe(0);
  });

  it('[R6.007] learns nothing of a project without the right, beside one with it', async () => {
    await set(3, { published: true, price_enabled: true, selected_roles: '[1]' });
    const all = await filter('user', {});
    expect(all).toEqual(expect.arrayContaining([101, 602]));
    expect(await bounds('user')).toEqual([140_000, 200_000]);
    expect(await bounds('super_admin')).toEqual([140_000, 555_555]);
    expect(await pricesIn('user', 'getApartment', { id: 602 })).toBe(0);
    for (let low = 0, high = 1_000_000; high - low > 1000; high = (low + high) / 2) {
      for (const [min, max] of [
        [low, high],
        [high, 1_000_000],
        [1, 0],
      ]) {
        expect(await filter('user', { price: { min, max } })).toEqual(expect.arrayContaining([601, 602]));
      }
    }
    expect(await filter('super_admin', { price: { min: 500_000, max: 600_000 } })).toEqual([602]);
    expect(await filter('user', { price: { min: 500_000, max: 600_000 } })).toEqual([601, 602]);
  });

  it.each(SIGNED_IN)(
    '[R5.047] the price range works in organisation 10 for %s, in place of price',
    async (who) => {
      const all = await filter(who, {});
      const ofOther = await filter(who, { priceRange: '11k+' });
      expect(ofOther).toEqual(all);
      await set(1, { organization_id: 10 });
      const own = (filters: object) => filter(who, filters, 10);
      expect(await own({ priceRange: '' })).toEqual(all);
      expect(await own({ priceRange: '0-6k' })).toEqual([101, 102, 401, 701]);
      expect(await own({ priceRange: '11k+' })).toEqual([]);
      expect(await own({ price: { min: 0, max: 1 } })).toEqual(all);
      expect(await own({ priceRange: '0-6k', price: { min: 0, max: 1 } })).toHaveLength(4);
    },
  );

  it('[R5.047] the price range does nothing for a guest or without the right to see prices', async () => {
    await set(1, { organization_id: 10 });
    const all = await filter('anonymous', {}, 10);
    for (const priceRange of ['0-6k', '6-7.5k', '11k+']) {
      expect(await filter('anonymous', { priceRange }, 10)).toEqual(all);
    }
    await set(1, { selected_roles: '[1]' });
    expect(await filter('user', { priceRange: '11k+' }, 10)).toEqual(all);
    expect(await filter('super_admin', { priceRange: '11k+' }, 10)).toEqual([]);
  });
});
