import { type OperationName, operations } from '@suite/api';
import { UNIT_STATUSES, type UnitStatus } from '@suite/contracts';
import { countRows, forEachRow } from '@suite/filter-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStateReader } from '../database/catalogue-state.ts';
import { matchingRows } from '../modules/filter/service.ts';
import { createUnitIndex } from '../modules/filter/unit-index.ts';
import { CONFIRMED_AT, IDS } from '../testing/fixture.ts';
import { CONTENT_IDS } from '../testing/fixture-content.ts';
import { walk } from '../testing/responses.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';

/** Sessions; media are read by those of what they belong to. */
const READ_ELSEWHERE: readonly OperationName[] = [
  'getMedia',
  'listGalleryContent',
  'listMediaTypes',
  'listParentGalleries',
  'logOut',
  'refreshToken',
];
/** Every public JSON read of the catalogue and what hangs on it, for both organisations. */
const READS = (Object.keys(operations) as OperationName[]).filter(
  (name) =>
    operations[name].method === 'GET' &&
    operations[name].access === 'public' &&
    typeof operations[name].response !== 'string' &&
    !READ_ELSEWHERE.includes(name),
);
/** Ids to read with; those under the name of a part of an address are its `{id}`. */
const PLACES = {
  1: {
    projectId: 1,
    mediaId: IDS.hero,
    packageId: CONTENT_IDS.package,
    masterplans: 1,
    buildings: 1,
    apartments: 101,
    pois: CONTENT_IDS.masterplanPoi,
    packages: CONTENT_IDS.package,
    'client-apps': CONTENT_IDS.app,
    'menu-items': CONTENT_IDS.menuPoi,
  },
  2: {
    projectId: 2,
    mediaId: 0,
    packageId: CONTENT_IDS.packageOfDiscreet,
    masterplans: 4,
    buildings: 5,
    apartments: 501,
    pois: CONTENT_IDS.masterplanPoiOfDiscreet,
    packages: CONTENT_IDS.packageOfDiscreet,
    'client-apps': CONTENT_IDS.appOfDiscreet,
    'menu-items': CONTENT_IDS.menuPoiOfDiscreet,
  },
} as const;

describe.each([FAST_BACKEND])('what is disclosed on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  async function read(name: OperationName, organization: 1 | 2) {
    const place = PLACES[organization];
    const { path } = operations[name];
    const noun = /([\w-]+)\/\{id\}/.exec(path)?.[1] as 'masterplans' | undefined;
    const byOrganization = path.includes('organization') || path.includes('bounds');
    return app.call(name, {
      params: { ...place, ...(noun && { id: place[noun] }) },
      ...(name === 'geocode' && { query: 'q=project' }),
      ...(name === 'findSingleSignOn' && { query: 'domain=people.example' }),
      ...(byOrganization && { query: `organizationId=${organization}` }),
    });
  }

  it('tells an anonymous visitor no price in any answer', async () => {
    const keys = new Set<string>();
    for (const name of READS) {
      const response = await read(name, 1);
      expect([name, response.statusCode]).toEqual([name, 200]);
      for (const { key, value } of walk(response.json())) {
        if (/price/i.test(key) && !['priceEnabled', 'priceRanges'].includes(key))
          keys.add(`${key}=${String(value)}`);
      }
      expect(response.body).not.toMatch(/140000|200000|140,000|200,000/);
    }
    expect([...keys].toSorted()).toEqual(['maxPrice=null', 'minPrice=null']);
  });

  it('lets no price filter have an effect', async () => {
    const ask = async (organization: number, filters: object) =>
      (
        await app.call('filterApartments', {
          body: { entityType: 'organization', entityId: organization, filters },
        })
      ).json().matchedUnitsIds;
    const all = await ask(1, {});
    expect(all).toEqual([101, 102, 103, 401, 402, 701]);
    for (let low = 0, high = 1_000_000; high - low > 1000; high = (low + high) / 2) {
      expect(await ask(1, { price: { min: low, max: high } })).toEqual(all);
    }
    expect(await ask(1, { price: { min: 1, max: 0 } })).toEqual(all);
    await app.db.updateTable('projects').set({ organization_id: 10 }).where('id', '=', 1).execute();
    for (const priceRange of ['0-6k', '11k+']) expect(await ask(10, { priceRange })).toEqual(all);
    await app.db.updateTable('projects').set({ organization_id: 1 }).where('id', '=', 1).execute();
  });

  it('filters by price, or in organisation 10 by euros per square metre, where prices are disclosed', async () => {
    const index = createUnitIndex(
      () => app.db,
      createStateReader(() => app.db),
    );
    const match = async (organizationId: number, filters: object) => {
      const units = await index.current();
      const building = units.scope('building', 1, []);
      if (!building) throw new Error('There is no building 1');
      const scope = { ...building, usesPriceRanges: organizationId === 10 };
      const ids: number[] = [];
      forEachRow(matchingRows(units, scope, filters, [1]), (row) => ids.push(units.ids[row] ?? 0));
      return ids;
    };
    expect(await match(1, { price: { min: 140_000, max: 199_999 } })).toEqual([101]);
    expect(await match(1, { price: { min: 0, max: 1e9 } })).toEqual([101, 102]);
    expect(await match(1, { priceRange: '0-6k' })).toEqual([101, 102, 103]);
    expect(await match(10, { priceRange: '0-6k' })).toEqual([101, 102]);
    expect(await match(10, { priceRange: '0-6k', price: { min: 0, max: 1 } })).toEqual([101, 102]);
    expect(await match(10, { priceRange: '6-7.5k' })).toEqual([]);
    expect(await match(10, { priceRange: '11k+' })).toEqual([]);
    expect(await match(10, { priceRange: '' })).toEqual([101, 102, 103]);
    await app.db.updateTable('apartments').set({ price_eur: 300_000 }).where('id', '=', 102).execute();
    expect(await match(10, { priceRange: '0-6k' })).toEqual([101]);
    expect(await match(10, { priceRange: '6-7.5k' })).toEqual([102]);
    await app.db.updateTable('apartments').set({ price_eur: 200_000 }).where('id', '=', 102).execute();
  });

  it('matches no unit without a price, which a price of 0 is, and follows the setting of the organisation', async () => {
    await app.db.updateTable('apartments').set({ price_eur: 0 }).where('id', '=', 102).execute();
    const index = createUnitIndex(
      () => app.db,
      createStateReader(() => app.db),
    );
    const units = await index.current();
    const scope = units.scope('building', 1, []);
    if (!scope) throw new Error('There is no building 1');
    const rows = matchingRows(units, scope, { price: { min: 0, max: 1e9 } }, [1]);
    expect(countRows(rows)).toBe(1);
    await app.db.updateTable('apartments').set({ price_eur: 200_000 }).where('id', '=', 102).execute();
    expect(scope.usesPriceRanges).toBe(false);
    await app.db.updateTable('organizations').set({ uses_price_ranges: true }).where('id', '=', 1).execute();
    expect((await index.current()).scope('building', 1, [])?.usesPriceRanges).toBe(true);
    const bounds = async () => (await read('getFilterBounds', 1)).json().data.attributes;
    expect(await bounds()).toMatchObject({ usesPriceRanges: true });
    await app.db.updateTable('organizations').set({ uses_price_ranges: false }).where('id', '=', 1).execute();
    expect(await bounds()).not.toHaveProperty('usesPriceRanges');
  });

  /** What an answer tells about statuses: values under keys that may, and names of statuses anywhere. */
  const canSeeStatus = (body: unknown) =>
    walk(body).filter(
      ({ key, value }) =>
        UNIT_STATUSES.some((status) => status === value) ||
        (['status', 'byStatus', 'available'].includes(key) && value !== null) ||
        (key === 'statuses' && String(value) !== ''),
    );

  const ofDiscreet = READS.filter((name) => name !== 'listProjects' && name !== 'getProjectMedia');

  it.each(ofDiscreet)('[R5.044] leaves status out of %s for an organisation that hides it', async (name) => {
    const response = await read(name, 2);
    expect(response.statusCode).toBe(200);
    expect(canSeeStatus(response.json())).toEqual([]);
  });

  it('finds what tells a status where it is not hidden', async () => {
    for (const name of ['getBuilding', 'getApartment', 'getFilterBounds'] as const) {
      expect(canSeeStatus((await read(name, 1)).json())).not.toEqual([]);
    }
  });

  it('[R5.044] ignores a status filter for an organisation that hides status', async () => {
    for (const statusIds of [[1], [3], []]) {
      const response = await app.call('filterApartments', {
        body: { entityType: 'building', entityId: 5, filters: { statusIds } },
      });
      expect(response.json().matchedUnitsIds).toEqual([501, 502]);
    }
  });

  it('hides the status of the one organisation in a list of both', async () => {
    const [open, discreet] = (await app.call('listProjects')).json().data;
    expect(open.attributes.unitCounts.byStatus).toMatchObject({ sold: 1 });
    expect(discreet.attributes.unitCounts).toEqual({ total: 2, available: null, byStatus: null });
  });

  const STEPS = UNIT_STATUSES.flatMap((from) => UNIT_STATUSES.map((to) => [from, to] as const));

  it.each(STEPS)('[R4.002] gives the status of a unit that goes from %s to %s', async (from, to) => {
    const setStatus = (status: UnitStatus) =>
      app.db.updateTable('apartments').set({ status }).where('id', '=', 701).execute();
    const unit = async () => (await app.call('getApartment', { params: { id: 701 } })).json().data.attributes;
    await setStatus(from);
    const before = await unit();
    await setStatus(to);
    const after = await unit();
    expect([after.status, after.properties.status]).toEqual([to, to]);
    expect(after.asOf > before.asOf).toBe(from !== to);
  });

  it('says of a building and of a list when a status changed last', async () => {
    await app.db.updateTable('apartments').set({ status: 'reserved' }).where('id', '=', 103).execute();
    const unit = (await app.call('getApartment', { params: { id: 103 } })).json().data.attributes;
    const building = (await app.call('getBuilding', { params: { id: 1 } })).json().data.attributes;
    const list = (await app.call('listProjectBuildings', { params: { projectId: 1 } })).json();
    expect(unit.asOf > CONFIRMED_AT).toBe(true);
    expect(building.asOf).toBe(unit.asOf);
    expect(list.meta.asOf >= unit.asOf).toBe(true);
  });
});
