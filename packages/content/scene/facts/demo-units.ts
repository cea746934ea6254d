import type { ReadScene } from '../file/scene-file.ts';
import { at } from '../geometry/numbers.ts';
import { type Random, randomOf } from '../geometry/random.ts';
import type { Community } from '../site/layout.ts';
import { type ApartmentType, type UnitFacts, unitFacts } from './unit-facts.ts';

const STATUS_SEED = 4711;
const PRICE_SEED = 99;
const AMENITY_SEED_STEP = 7919;

const STATUS_SHARES = { available: 0.45, 'pending-reservation': 0.05, reserved: 0.12, unavailable: 0.05 };
const ROOMS: Readonly<Record<ApartmentType, number>> = {
  studio: 1,
  one_bedroom: 2,
  two_bedroom: 3,
  three_bedroom: 4,
  four_bedroom: 5,
};
/** Euros a square metre before everything else. */
const BASE_PRICE: Readonly<Record<Community, number>> = { hills: 3150, bay: 4350, marina: 4700 };
const TYPE_FACTOR: Partial<Record<ApartmentType, number>> = { studio: 1.08, one_bedroom: 1.03 };
/** Euros a square metre, before the price is rounded and after. */
const PRICE_LIMITS = [3550, 8900] as const;
const ROUNDED_LIMITS = [3500, 9000] as const;
const PRICE_STEP = 500;
const TERRACE_PRICE_SHARE = 0.3;
/** It looks at gardens. */
const CHEAPER_BUILDING = 'M4';
const CHEAPER_FACTOR = 0.93;

/** The demo's `units.csv`: invented prices, statuses and amenities, the same in every run. */
export function demoUnits(scene: ReadScene): string {
  const statuses = shuffledStatuses(scene.units.length);
  const random = randomOf(PRICE_SEED);
  const rows = unitFacts(scene).map((facts) => rowOf(facts, at(statuses, facts.unit.id - 1), random));
  const lines = rows.map((row) => Object.values(row).join());
  return `${[Object.keys(at(rows, 0)).join(), ...lines].join('\n')}\n`;
}

/** Orientations by the keys of the homes. */
export const orientationsOf = (scene: ReadScene): Map<string, string> =>
  new Map(unitFacts(scene).map(({ unit, orientation }) => [unit.key, orientation]));

function rowOf(facts: UnitFacts, status: string, random: Random): Record<string, string | number> {
  const { unit, net, terrace, type, orientation } = facts;
  return {
    number: unit.key.split('-')[1] ?? '',
    building: unit.building,
    floor: unit.floor + 1,
    type,
    rooms: ROOMS[type],
    net_area: net.toFixed(1),
    terrace_area: terrace.toFixed(1),
    price_eur: priceOf(facts, random),
    status,
    orientation,
    ...amenitiesOf(facts),
  };
}

/** As many of each as its share says, the rest sold. */
function shuffledStatuses(count: number): string[] {
  const all = Object.entries(STATUS_SHARES).flatMap(([status, share]) =>
    Array<string>(Math.round(count * share)).fill(status),
  );
  while (all.length < count) all.push('sold');
  const random = randomOf(STATUS_SEED);
  for (let i = count - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [all[i], all[j]] = [at(all, j), at(all, i)];
  }
  return all;
}

/** Higher up, towards the sea, and under the roof it is dearer. */
function priceOf({ unit, building, isTop, net, terrace, type, facing }: UnitFacts, random: Random): number {
  const height = Math.min(1, unit.floor / 8);
  const sea = (1 - facing[1]) / 2;
  let perMetre = BASE_PRICE[building.c] * (1 + 0.11 * height + 0.012 * unit.floor) * (0.84 + 0.24 * sea);
  perMetre *= isTop ? 1.14 : 1;
  perMetre *= TYPE_FACTOR[type] ?? 1;
  perMetre *= 0.985 + 0.03 * random();
  if (building.c === 'hills') perMetre *= 1 + building.z / 420;
  if (building.n === CHEAPER_BUILDING) perMetre *= CHEAPER_FACTOR;
  perMetre = Math.min(PRICE_LIMITS[1], Math.max(PRICE_LIMITS[0], perMetre));
  const price = Math.round(((net + terrace * TERRACE_PRICE_SHARE) * perMetre) / PRICE_STEP) * PRICE_STEP;
  if (price / net < ROUNDED_LIMITS[0]) return Math.ceil((net * ROUNDED_LIMITS[0]) / PRICE_STEP) * PRICE_STEP;
  if (price / net > ROUNDED_LIMITS[1]) return Math.floor((net * ROUNDED_LIMITS[1]) / PRICE_STEP) * PRICE_STEP;
  return price;
}

function amenitiesOf({ unit, building, isInTower, isTop, type }: UnitFacts): Record<string, 'yes' | 'no'> {
  const random = randomOf(unit.id * AMENITY_SEED_STEP);
  const isIn = (community: Community) => building.c === community;
  // One after the other: each may take a random number.
  const garage = random() < (isIn('hills') ? 0.3 : 0.75) || isTop;
  const gym = isIn('marina') || (isIn('bay') && random() < 0.9);
  const grill = isIn('hills') && (unit.floor === 0 || isTop || random() < 0.25);
  const laundry = random() < 0.35 || type === 'four_bedroom';
  const has = {
    parking: true,
    garage,
    activities: !isIn('hills'),
    pool: true,
    gym,
    balcony: true,
    playground: isIn('bay') || unit.building === 'H1',
    grill,
    laundry,
    doorman: isInTower || ['B2', 'B3'].includes(unit.building),
  };
  return Object.fromEntries(Object.entries(has).map(([name, is]) => [name, is ? 'yes' : 'no']));
}
