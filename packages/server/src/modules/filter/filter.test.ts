import { type FilterRequest, operations, type Unit } from '@suite/api';
import {
  FILTER_STATUSES,
  ORIENTATIONS,
  type Orientation,
  type Range,
  SEA_VIEWS,
  type SeaView,
  STATUS_CODES,
  UNIT_STATUSES,
  type UnitStatus,
} from '@suite/contracts';
import { filterStatusOf } from '@suite/domain';
import { toFilterRequest, UNKNOWN_ORGANIZATION } from '@suite/filter-engine';
import { plainMatches } from '@suite/filter-engine/fixtures';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unit } from '../../testing/fixture.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

interface PlainUnit {
  readonly id: number;
  readonly building: 1 | 4;
  readonly area: number;
  readonly floor: number;
  readonly type: 1 | 2 | 3 | null;
  readonly status: UnitStatus;
  readonly orientation: Orientation | null;
  /** Hours of evening sun on the terrace. */
  readonly eveningSun: number | null;
  readonly seaView: SeaView | null;
  readonly published: boolean;
}

const { response: filterResponse } = operations.filterApartments;
/** Ids of the units have four digits and five. */
const FIRST_ID = 9_950;
const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const area = tenths(20, 60);
const floor = fc.integer({ min: -2, max: 6 });

const units = fc.array(
  fc.record({
    building: fc.constantFrom(1 as const, 4 as const),
    area,
    floor,
    type: fc.constantFrom(1 as const, 2 as const, 3 as const, null),
    status: fc.constantFrom(...UNIT_STATUSES),
    orientation: fc.constantFrom(...ORIENTATIONS, null),
    eveningSun: fc.option(tenths(0, 3)),
    seaView: fc.constantFrom(...SEA_VIEWS, null),
    published: fc.constantFrom(true, true, true, false),
  }),
  { minLength: 120, maxLength: 120 },
);

const range = (value: fc.Arbitrary<number>) => fc.tuple(value, value).map(([min, max]) => ({ min, max }));
const filters = fc.record(
  {
    area: range(area),
    floor: range(floor),
    price: range(fc.integer({ min: 0, max: 1_000_000 })),
    rooms: fc.subarray([1, 2, 3, 99]),
    statusIds: fc.subarray([1, 2, 3, 4]),
    orientations: fc.subarray([...ORIENTATIONS]),
    priceRange: fc.constantFrom('', '0-6k', '11k+' as const),
    eveningSun: fc.constantFrom('1.5h', '2.5h'),
    seaView: fc.constantFrom('glimpse', 'partial', 'open'),
  },
  { requiredKeys: [] },
);
const request = fc
  .record({
    entity: fc.constantFrom(['building', 1], ['building', 4], ['masterplan', 1], ['masterplan', 2], [
      'organization',
      1,
    ] as const),
    filters,
  })
  .map(
    ({ entity, filters: chosen }) =>
      ({ entityType: entity[0], entityId: entity[1], filters: chosen }) as FilterRequest,
  );

function lightOf({ eveningSun, seaView }: PlainUnit): string | null {
  if (eveningSun === null && seaView === null) return null;
  return JSON.stringify({
    ...(eveningSun !== null && { eveningSunHours: eveningSun }),
    ...(seaView !== null && { seaView }),
  });
}

/** Written from the rules (product §2), without a look at the server's query. */
function naive(
  all: readonly PlainUnit[],
  { entityType, entityId, filters: chosen }: FilterRequest,
): number[] {
  const isIn = (one: PlainUnit) =>
    entityType === 'organization' ||
    (entityType === 'building' ? one.building === entityId : entityId === 1 || one.building === 1);
  const within = (value: number, bounds?: { min: number; max: number }) =>
    !bounds || (bounds.min <= value && value <= bounds.max);
  return all
    .filter((one) => one.published && one.type !== null && one.type !== 3 && isIn(one))
    .filter((one) => within(one.area, chosen.area) && within(one.floor, chosen.floor))
    .filter((one) => !chosen.rooms || (one.type !== null && chosen.rooms.includes(one.type)))
    .filter(
      (one) =>
        !chosen.orientations || (one.orientation !== null && chosen.orientations.includes(one.orientation)),
    )
    .filter(
      (one) => !chosen.eveningSun || (one.eveningSun ?? 0) >= (chosen.eveningSun === '1.5h' ? 1.5 : 2.5),
    )
    .filter(
      (one) =>
        !chosen.seaView ||
        (one.seaView !== null && SEA_VIEWS.indexOf(one.seaView) <= SEA_VIEWS.indexOf(chosen.seaView)),
    )
    .filter(
      (one) =>
        !chosen.statusIds || chosen.statusIds.includes(STATUS_CODES[filterStatusOf(one.status)].requestId),
    )
    .map((one) => one.id);
}

describe.each([FAST_BACKEND])('the filter on %s', (backend) => {
  let app: TestApp;
  let all: PlainUnit[] = [];

  beforeAll(async () => {
    app = await openTestApp(backend);
    const [drawn = []] = fc.sample(units, { numRuns: 1, seed: 20_250_730 });
    all = drawn.map((one, index) => ({ ...one, id: FIRST_ID + index }));
    await app.db.deleteFrom('apartments').execute();
    const rows = all.map((one) =>
      unit(one.id, {
        building_id: one.building,
        name: `U${one.id}`,
        area_m2: one.area,
        floor: one.floor,
        apartment_type_id: one.type,
        status: one.status,
        orientation: one.orientation,
        light: lightOf(one),
        published: one.published,
      }),
    );
    await app.db.insertInto('apartments').values(rows).execute();
  });
  afterAll(() => app.close());

  const ask = async (body: FilterRequest): Promise<number[]> => {
    const response = filterResponse.strict().parse((await app.call('filterApartments', { body })).json());
    expect(response.numberOfMatchedUnits).toBe(response.matchedUnitsIds.length);
    return response.matchedUnitsIds;
  };

  it('matches exactly what a plain reading of the rules matches, in the order of ids', async () => {
    await fc.assert(
      fc.asyncProperty(request, async (body) => {
        expect(await ask(body)).toEqual(naive(all, body));
      }),
      { numRuns: 200 },
    );
  });

  it('[R7.069] matches what the domain’s filter matches on the units that the API gives', async () => {
    const list = (await app.call('listProjectApartments', { params: { projectId: 1 } })).json();
    const unitList: Unit[] = list.data.map((one: { attributes: Unit }) => one.attributes);
    const asPair = (bounds: fc.Arbitrary<{ min: number; max: number }>) =>
      bounds.map(({ min, max }): Range => [min, max]);
    const state = fc.record(
      {
        statuses: fc.subarray([...FILTER_STATUSES]),
        typeIds: fc.subarray([1, 2, 3]),
        area: asPair(range(area)),
        floor: asPair(range(floor)),
        orientations: fc.subarray([...ORIENTATIONS]),
        eveningSun: fc.constantFrom('1.5h' as const, '2.5h' as const),
        seaView: fc.constantFrom('glimpse' as const, 'partial' as const, 'open' as const),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(state, async (filter) => {
        const expected = unitList.filter((one) => plainMatches(one, filter)).map((one) => one.id);
        expect(
          await ask(toFilterRequest({ type: 'organization', id: 1 }, filter, UNKNOWN_ORGANIZATION)),
        ).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  it('matches every unit of every status when all four statuses are asked for', async () => {
    const body = { entityType: 'organization', entityId: 1, filters: {} } as const;
    const statuses = new Set(all.map((one) => one.status));
    expect(statuses.size).toBe(UNIT_STATUSES.length);
    expect(await ask({ ...body, filters: { statusIds: [1, 2, 3, 4] } })).toEqual(await ask(body));
  });

  it.each(['rooms', 'statusIds', 'orientations'])('matches nothing for an empty list of %s', async (key) => {
    expect(await ask({ entityType: 'organization', entityId: 1, filters: { [key]: [] } })).toEqual([]);
  });

  it('gives an untyped unit the type 0 and no key, and neither counts nor matches it', async () => {
    const untyped = all.find((one) => one.type === null && one.published);
    const unitOf = await app.call('getApartment', { params: { id: untyped?.id ?? 0 } });
    const { attributes } = unitOf.json().data;
    expect(attributes).toMatchObject({ apartmentTypeId: 0, apartmentTypeKey: null });
    expect(attributes.properties).not.toHaveProperty('typeKey');
    const building = (await app.call('getBuilding', { params: { id: 1 } })).json().data.attributes;
    const body = { entityType: 'building', entityId: 1, filters: {} } as const;
    expect(building.unitCounts.total).toBe((await ask(body)).length);
    expect(await ask({ ...body, filters: { rooms: [0] } })).toEqual([]);
  });

  it('never matches a public area, not even by its type', async () => {
    expect(all.some((one) => one.type === 3 && one.published)).toBe(true);
    expect(await ask({ entityType: 'organization', entityId: 1, filters: { rooms: [3] } })).toEqual([]);
  });

  it.each([
    ['masterplan', 3],
    ['building', 2],
    ['building', 3],
    ['organization', 77],
    ['masterplan', 987_654],
  ] as const)('does not find %s %i, which is unknown or not published', async (entityType, entityId) => {
    const response = await app.call('filterApartments', { body: { entityType, entityId, filters: {} } });
    expect(response.statusCode).toBe(404);
  });

  it('ends on masterplans that stand in each other', async () => {
    const body = { entityType: 'masterplan', entityId: 1, filters: {} } as const;
    const before = await ask(body);
    await app.db.updateTable('masterplans').set({ parent_id: 2 }).where('id', '=', 1).execute();
    expect(await ask(body)).toEqual(before);
    const counts = (await app.call('getMasterplan', { params: { id: 1 } })).json().data.attributes.unitCounts;
    expect(counts.total).toBe(before.length);
    await app.db.updateTable('masterplans').set({ parent_id: null }).where('id', '=', 1).execute();
  });
});
