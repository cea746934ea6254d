import type { Unit } from '@suite/api';
import { FILTER_STATUSES, ORIENTATIONS, UNIT_STATUSES } from '@suite/contracts';
import { countMatching, type FilterState } from '@suite/filter-engine';
import { plainMatches } from '@suite/filter-engine/fixtures';
import { seededRandom } from '@suite/release';
import { type Figure, median, rounded } from './figure.ts';

const SIZES = [
  { units: 10_000, limit: 30 },
  { units: 100_000, limit: 100 },
] as const;
const ROUNDS = 7;
const STEPS = 60;
const TYPE_KEYS = ['studio', 'one_bedroom', 'two_bedroom', 'three_bedroom'] as const;

function madeUp(size: number): Unit[] {
  const random = seededRandom(2026);
  const upTo = (count: number) => Math.floor(random() * count);
  return Array.from({ length: size }, (_, id) => {
    const type = upTo(TYPE_KEYS.length);
    return {
      id,
      name: String(id),
      area: 25 + upTo(1500) / 10,
      terraceArea: null,
      floor: upTo(40),
      rooms: 2,
      orientation: ORIENTATIONS[upTo(ORIENTATIONS.length)] ?? null,
      buildingId: 1,
      masterplanId: 1,
      projectId: 1,
      apartmentTypeId: type + 1,
      apartmentTypeKey: TYPE_KEYS[type] ?? null,
      status: UNIT_STATUSES[upTo(UNIT_STATUSES.length)] ?? 'sold',
      Pois: [],
      media: [],
      properties: { price: String(80_000 + upTo(900_000)) },
      asOf: '2026-11-20T08:40:00.000Z',
    };
  });
}

/** A thumb of the price dragged from one end to the other, the other filters changing on the way. */
function filterAt(step: number): FilterState {
  return {
    price: [100_000, 900_000 - step * 10_000],
    area: [30 + Math.floor(step / 10), 160],
    floor: [1, 35],
    typeIds: [1, 2, 3].slice(0, 1 + (Math.floor(step / 20) % 3)),
    statuses: FILTER_STATUSES.slice(0, 2),
    orientations: ORIENTATIONS.slice(0, 6),
  };
}

/** The same rules on rows whose texts were read beforehand: the hardest plain check to stand beside. */
function plainRows(units: readonly Unit[]) {
  const rows = units.map((unit) => ({ ...unit, price: Number(unit.properties.price) }));
  return ({ price, area, floor, typeIds, statuses, orientations }: FilterState) =>
    rows.filter(
      (row) =>
        (!statuses || statuses.some((one) => one === row.status)) &&
        (!typeIds || typeIds.includes(row.apartmentTypeId)) &&
        (!orientations || (row.orientation !== null && orientations.includes(row.orientation))) &&
        (!area || (row.area >= area[0] && row.area <= area[1])) &&
        (!floor || (row.floor >= floor[0] && row.floor <= floor[1])) &&
        (!price || (row.price >= price[0] && row.price <= price[1])),
    ).length;
}

function took(work: () => void): number {
  const startedMs = performance.now();
  work();
  return performance.now() - startedMs;
}

/** A change of the filter over many homes: the index beside the plain check, in the same rounds. */
export async function* filterBench(): AsyncIterable<Figure> {
  for (const { units: size, limit } of SIZES) {
    const units = madeUp(size);
    const rows = plainRows(units);
    const ways = {
      plain: (filter: FilterState) => units.filter((unit) => plainMatches(unit, filter)).length,
      rows,
      index: (filter: FilterState) => countMatching(units, filter),
    };
    // What it costs to read the list, once.
    const first = took(() => ways.index(filterAt(0)));
    const times: Record<keyof typeof ways, number[]> = { plain: [], rows: [], index: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['plain', 'rows', 'index'] as const) {
        for (let step = 0; step < STEPS; step += 1) times[name].push(took(() => ways[name](filterAt(step))));
      }
    }
    const name = (way: keyof typeof ways) => `filter-${size}-${way}`;
    const [plain, read, index] = [median(times.plain), median(times.rows), median(times.index)];
    yield { name: name('plain'), value: rounded(plain, 3), unit: 'ms' };
    yield { name: name('rows'), value: rounded(read, 3), unit: 'ms' };
    const figure = { name: name('index'), value: rounded(index, 4), unit: 'ms' } as const;
    yield {
      ...figure,
      against: name('plain'),
      ratio: rounded(index / plain, 4),
      limit: `<= ${rounded(1 / limit, 4)}`,
    };
    yield {
      ...figure,
      name: `${name('index')}-beside-rows`,
      against: name('rows'),
      ratio: rounded(index / read, 4),
    };
    yield { name: `${name('index')}-first`, value: rounded(first, 1), unit: 'ms' };
  }
}
