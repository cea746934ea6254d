import type { UnitStatus } from '@suite/contracts';
import { type Insertable, sql } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../database/connection.ts';
import type { Schema, StoredMediaData, StoredPolygon } from '../database/schema.ts';
import type { MediaStore } from '../modules/media/media-store.ts';
import { insertPerson } from './insert-person.ts';

/**
 * What may be in a catalogue, and in no demo. Organisation 10 with project 1: two roots; in root 1 building 1 with odd
 * units, building 2 whose picture is broken, building 3 without a unit; in root 2, without a picture, building 4.
 * Organisation 2 hides statuses and compares nothing: project 2, root 3, building 5 with units of one size.
 * Project 3 has nothing at all.
 */
export const ODD = {
  manyOddUnits: 1,
  brokenPicture: 2,
  withoutUnits: 3,
  withoutPicture: 4,
  hiddenStatuses: 5,
  /** Units of building 1. */
  priceZero: 101,
  untyped: 102,
  basement: 103,
  longName: 104,
  lowerBasement: 105,
  withoutFacts: 106,
  sold: 107,
} as const;

export const ODD_PERSON = {
  email: 'maksimilijana.aleksandra.stojanovic-hadzi-dimitrijevic@very-long-domain-name.visitors.example',
  password: 'a-long-password',
  firstName: 'Maksimilijana-Aleksandra',
  lastName: 'Stojanović-Dimitrijevićki',
} as const;

const LONG_PROJECT = 'Residences at the Old Pier between the Lake and the Forest Park';
const LONG_BUILDING = 'Sunset Promenade House with Gardens, Loggias and an Orangery, Third Entrance';
const LONG_UNIT = 'A-1204/IV-PENTHOUSE-NE';

const texts = (en: string, sr?: string) => JSON.stringify(sr === undefined ? { en } : { en, sr });

const ORGANIZATIONS: Insertable<Schema['organizations']>[] = [
  {
    id: 10,
    name: texts('Adriatic and Danube Property Development and Investment Partners International'),
    telephone: '+382 20 555 0123 (main office), +382 20 555 0124',
    email: 'sales.of.the.residences@adriatic-and-danube-property-development.example',
  },
  { id: 2, name: texts('Discreet'), hide_unit_status: true },
];

function project(id: number, organizationId: number, name: string): Insertable<Schema['projects']> {
  return {
    id,
    organization_id: organizationId,
    published: true,
    name,
    longitude: id === 3 ? null : 18.9 + id / 10,
    latitude: id === 3 ? null : 42.1,
    place: id === 1 ? texts('Sveti Stefan, Budva Municipality, Coastal Region, Montenegro') : null,
    default_language_id: 1,
    selected_filters: JSON.stringify([1, 2, 3, 4, 5, 6, 7]),
    selected_roles: JSON.stringify([1, 2, 3, 4, 5]),
    price_enabled: true,
    compare_enabled: id !== 2,
    colours: JSON.stringify({
      accent: '#1D4657',
      accentHover: '#16384A',
      accentInk: '#FFFFFF',
      accentTint: '#E4ECEE',
    }),
    stylesheet_version: 1,
    availability_as_of: '2026-01-02T03:04:05.000Z',
  };
}

const masterplan = (id: number, projectId: number, name: string) => ({
  id,
  project_id: projectId,
  parent_id: null,
  position: id,
  name,
  community: false,
  published: true,
});

const building = (id: number, masterplanId: number, name: string, title?: string) => ({
  id,
  masterplan_id: masterplanId,
  position: id,
  name: texts(name),
  title: title === undefined ? null : texts(title),
  floors: 12,
  published: true,
});

type Unit = Insertable<Schema['apartments']> & { readonly id: number };
function unit(id: number, values: Partial<Unit> = {}): Unit {
  return {
    id,
    building_id: Math.floor(id / 100),
    apartment_type_id: 1,
    name: String(id % 100),
    area_m2: 50,
    terrace_area_m2: null,
    floor: 1,
    rooms: 2,
    orientation: null,
    status: 'available' satisfies UnitStatus,
    price_eur: 300_000,
    amenities: '{}',
    published: true,
    ...values,
  };
}

const UNITS = [
  unit(ODD.priceZero, { price_eur: 0, area_m2: 41.6, orientation: 'S' }),
  unit(ODD.untyped, { apartment_type_id: null, area_m2: 62 }),
  unit(ODD.basement, { floor: 0, area_m2: 24, rooms: 0, price_eur: 90_000 }),
  unit(ODD.longName, {
    name: LONG_UNIT,
    floor: 12,
    apartment_type_id: 2,
    area_m2: 1234.5,
    terrace_area_m2: 321.25,
    price_eur: 12_345_678,
    rooms: 14,
    amenities: JSON.stringify({ parking: 'yes', garage: 'no' }),
  }),
  unit(ODD.lowerBasement, { floor: -1, area_m2: 18, rooms: -1, price_eur: null, apartment_type_id: null }),
  unit(ODD.withoutFacts, { area_m2: 12, rooms: 0, price_eur: 45_000, apartment_type_id: 3 }),
  unit(ODD.sold, { status: 'sold', floor: 2 }),
  unit(108, { status: 'reserved', floor: 2 }),
  unit(109, { status: 'pending-reservation', floor: 2 }),
  unit(110, { status: 'unavailable', floor: 2, price_eur: 0 }),
  unit(201, { name: '1' }),
  unit(202, { name: '2', price_eur: 0 }),
  unit(401, { name: LONG_UNIT }),
  unit(402, { apartment_type_id: null }),
  unit(501, { apartment_type_id: 4, status: 'sold' }),
  unit(502, { apartment_type_id: 4 }),
  unit(503, { apartment_type_id: 4, price_eur: 0 }),
];

const WIDTH = 1280;
const HEIGHT = 720;

/** A place of its own for each entity, in rows of four. */
function shapes(kind: StoredPolygon['kind'], entityIds: readonly number[]): StoredMediaData {
  const polygons = entityIds.map((entityId, index) => {
    const x = 140 + (index % 4) * 260;
    const y = 90 + Math.floor(index / 4) * 190;
    const corner = (dx: number, dy: number): [number, number] => [x + dx, y + dy];
    const ring = [corner(0, 0), corner(220, 0), corner(220, 150), corner(0, 150), corner(0, 0)];
    return { id: `${kind}-${entityId}`, kind, entityId, label: corner(110, 75), ring };
  });
  return { width: WIDTH, height: HEIGHT, polygons };
}

async function media(store: MediaStore): Promise<Insertable<Schema['media']>[]> {
  const picture = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#93a7ad' },
  })
    .jpeg()
    .toBuffer();
  const broken = Buffer.from('This is no picture.');
  const good = { content_type: 'image/jpeg', size_bytes: picture.length, hash: await store.put(picture) };
  const bad = { content_type: 'image/jpeg', size_bytes: broken.length, hash: await store.put(broken) };
  const view = (id: number, of: Partial<Insertable<Schema['media']>>, data: StoredMediaData) => ({
    id,
    project_id: 1,
    position: id,
    name: texts('View'),
    media_type_id: 1,
    ...good,
    ...of,
    media_data: JSON.stringify(data),
  });
  const ofBuilding = (id: number) =>
    shapes(
      'apartment',
      UNITS.filter((one) => one.building_id === id).map((one) => one.id),
    );
  return [
    view(1, { masterplan_id: 1 }, shapes('building', [1, 2, 3])),
    view(2, { building_id: 1 }, ofBuilding(1)),
    view(3, { building_id: 2, ...bad }, ofBuilding(2)),
    view(4, { building_id: 5, project_id: 2 }, ofBuilding(5)),
    view(5, { masterplan_id: 3, project_id: 2 }, shapes('building', [5])),
    // Pictures of units: a name that must not be downloaded, a broken one, and one without a file.
    { ...view(6, { apartment_id: ODD.longName }, shapes('apartment', [])), name: texts('Brochure.pdf') },
    {
      ...view(7, { apartment_id: ODD.longName, ...bad }, shapes('apartment', [])),
      name: texts(LONG_BUILDING),
    },
    {
      ...view(8, { apartment_id: ODD.withoutFacts }, shapes('apartment', [])),
      content_type: null,
      size_bytes: null,
      hash: null,
    },
    { ...view(9, { apartment_id: ODD.priceZero, ...bad }, shapes('apartment', [])), media_type_id: 8 },
  ];
}

/** Fills a database that has been migrated, and the store; does nothing where there is a project. */
export async function fillOddCatalogue(db: Database, store: MediaStore): Promise<void> {
  if (await db.selectFrom('projects').select('id').executeTakeFirst()) return;
  await db.insertInto('organizations').values(ORGANIZATIONS).execute();
  await db
    .insertInto('projects')
    .values([
      project(1, 10, texts(LONG_PROJECT, 'Rezidencije kod starog pristaništa između jezera i šumskog parka')),
      project(2, 2, texts('Discreet')),
      project(3, 2, texts('Nothing yet', 'Još ništa')),
    ])
    .execute();
  await db
    .insertInto('masterplans')
    .values([
      masterplan(
        1,
        1,
        texts('First phase: the lake shore and its promenade', 'Prva faza: obala jezera i šetalište'),
      ),
      masterplan(2, 1, texts('Second phase', 'Druga faza')),
      masterplan(3, 2, texts('Discreet')),
    ])
    .execute();
  await db
    .insertInto('buildings')
    .values([
      building(1, 1, 'A', LONG_BUILDING),
      building(2, 1, 'B'),
      building(3, 1, 'C', 'House without a unit'),
      building(4, 2, 'D', LONG_BUILDING),
      building(5, 3, 'E'),
    ])
    .execute();
  await db
    .insertInto('apartment_types')
    .values([
      { id: 1, project_id: 1, name: texts('One bedroom', '1 spavaća soba'), type_key: 'one_bedroom' },
      { id: 2, project_id: 1, name: texts('Loft with gallery', 'Potkrovlje'), type_key: null },
      { id: 3, project_id: 1, name: texts('Duplex', 'Dupleks'), type_key: 'duplex' },
      { id: 4, project_id: 2, name: texts('Loft'), type_key: null },
    ])
    .execute();
  await db.insertInto('apartments').values(UNITS).execute();
  await db
    .insertInto('media')
    .values(await media(store))
    .execute();
  await insertPerson(db, ODD_PERSON);
  // The embedded database never does so by itself.
  await sql`analyze`.execute(db);
}
