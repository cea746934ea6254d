import type { UnitStatus } from '@suite/contracts';
import type { Insertable } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../database/connection.ts';
import type { Schema, StoredMediaData } from '../database/schema.ts';
import type { MediaStore } from '../modules/media/media-store.ts';
import { fillContent } from './fixture-content.ts';

/** Statuses of all units were confirmed then. */
export const CONFIRMED_AT = '2026-01-02T03:04:05.000Z';

/**
 * Organisation 1, project 1: root 1, nested masterplans 2 (published) and 3 (not), which has nested 6.
 * Building 1 stands in 2, unpublished 2 in 2, 3 in unpublished 3, 4 in the root, 7 in nested 6.
 * Organisation 2 hides statuses: project 2, masterplan 4, building 5. Organisation 1's project 3 is unpublished:
 * masterplan 5, building 6. Unit ids begin with the id of their building.
 */
export const IDS = {
  publicArea: 104,
  unpublishedUnit: 105,
  hero: 1,
  logo: 2,
  englishPlan: 3,
  serbianPlan: 4,
  view: 5,
  ofUnpublishedBuilding: 6,
  ofUnpublishedMasterplan: 7,
  ofUnpublishedProject: 8,
  withoutFile: 9,
  text: 10,
} as const;

const texts = (en: string, sr?: string) => JSON.stringify(sr === undefined ? { en } : { en, sr });

export const FIXTURE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><style>rect{fill:#123456}</style>' +
  `<rect width="40" height="20"/><!--${' '.repeat(2000)}--></svg>`;

export function fixturePicture(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 450, channels: 3, background: '#7799aa' } })
    .jpeg()
    .toBuffer();
}

export function project(
  id: number,
  organizationId: number,
  published: boolean,
): Insertable<Schema['projects']> {
  return {
    id,
    organization_id: organizationId,
    published,
    name: texts(`Project ${id}`, `Projekat ${id}`),
    description: texts('Only in English'),
    website: id === 1 ? 'https://project.example/' : null,
    longitude: id === 1 ? 18.9 : null,
    latitude: id === 1 ? 42.1 : null,
    place: texts('Budva, Montenegro', 'Budva, Crna Gora'),
    default_language_id: id === 1 ? 1 : 6,
    selected_filters: JSON.stringify(id === 1 ? [1, 2, 3, 4, 5, 6] : [2]),
    selected_roles: JSON.stringify(id === 1 ? [1, 2, 3, 4, 5] : [1]),
    price_enabled: id === 1,
    compare_enabled: id === 1,
    colours: JSON.stringify({
      accent: '#1D4657',
      accentHover: '#16384A',
      accentInk: '#FFFFFF',
      accentTint: '#E4ECEE',
    }),
    stylesheet_version: 3,
    availability_as_of: CONFIRMED_AT,
  };
}

function masterplan(id: number, projectId: number, parentId: number | null, published = true) {
  return {
    id,
    project_id: projectId,
    parent_id: parentId,
    position: id,
    name: texts(`Masterplan ${id}`, `Master plan ${id}`),
    community: parentId !== null,
    published,
  };
}

function building(id: number, masterplanId: number, published = true) {
  return {
    id,
    masterplan_id: masterplanId,
    position: id,
    name: texts(`B${id}`),
    title: texts(`House ${id}`, `Kuća ${id}`),
    floors: 9,
    published,
  };
}

type Unit = Insertable<Schema['apartments']>;
export function unit(id: number, values: Partial<Unit> = {}): Unit {
  return {
    id,
    building_id: Math.floor(id / 100),
    apartment_type_id: 2,
    name: String(id % 100),
    area_m2: 50,
    terrace_area_m2: 8.5,
    floor: 1,
    rooms: 2,
    orientation: 'S',
    status: 'available' satisfies UnitStatus,
    status_changed_at: CONFIRMED_AT,
    price_eur: 200_000,
    amenities: JSON.stringify({ parking: 'yes', pool: 'no' }),
    published: true,
    ...values,
  };
}

const UNITS: Unit[] = [
  unit(101, { apartment_type_id: 1, area_m2: 35.5, rooms: 1, price_eur: 140_000 }),
  unit(102, { status: 'pending-reservation', floor: 2, orientation: 'NE' }),
  unit(103, { status: 'sold', floor: 3, area_m2: 80, rooms: 3, price_eur: null, terrace_area_m2: null }),
  unit(IDS.publicArea, { apartment_type_id: 3, area_m2: 500, floor: 0, rooms: 0, orientation: null }),
  unit(IDS.unpublishedUnit, { published: false, area_m2: 900, floor: 99 }),
  unit(201),
  unit(301),
  unit(401, { status: 'reserved', floor: 4, orientation: null }),
  unit(402, { status: 'unavailable', floor: -1, rooms: -1 }),
  unit(501, { apartment_type_id: 4, status: 'sold' }),
  unit(502, { apartment_type_id: 4 }),
  unit(601),
  unit(701),
];

const ring: [number, number][] = [
  [0, 0],
  [9, 0],
  [9, 9],
  [0, 0],
];
const VIEW: StoredMediaData = {
  width: 900,
  height: 450,
  polygons: [
    { id: 'published', kind: 'masterplan', entityId: 2, label: [6, 3], ring },
    { id: 'unpublished', kind: 'masterplan', entityId: 3, label: [6, 3], ring },
    { id: 'house', kind: 'building', entityId: 4, label: [6, 3], ring },
    { id: 'hidden-house', kind: 'building', entityId: 2, label: [6, 3], ring },
    { id: 'unit', kind: 'apartment', entityId: 101, label: [6, 3], ring },
    { id: 'hidden-unit', kind: 'apartment', entityId: IDS.unpublishedUnit, label: [6, 3], ring },
    { id: 'gone', kind: 'apartment', entityId: 999_999, label: [6, 3], ring },
    { id: 'nothing', kind: 'poi', entityId: null, label: [6, 3], ring },
  ],
};

async function media(store: MediaStore): Promise<Insertable<Schema['media']>[]> {
  const picture = await fixturePicture();
  const jpeg = { content_type: 'image/jpeg', size_bytes: picture.length, hash: await store.put(picture) };
  const drawing = Buffer.from(FIXTURE_SVG);
  const svg = { content_type: 'image/svg+xml', size_bytes: drawing.length, hash: await store.put(drawing) };
  const size = { width: 900, height: 450, polygons: [] };
  const plan = JSON.stringify({ ...size, rooms: [{ name: { en: 'Hall', sr: 'Hodnik' }, areaM2: 4.5 }] });
  const row = (id: number, name: string, values: Partial<Insertable<Schema['media']>>) => ({
    id,
    project_id: 1,
    position: id,
    name,
    media_type_id: 1,
    ...values,
  });
  return [
    row(IDS.hero, texts('Ćao: „hero”/../x\r\ny', 'Heroj'), {
      ...jpeg,
      media_type_id: 7,
      media_data: JSON.stringify(size),
      placeholder: 'data:image/webp;base64,AAAA',
    }),
    row(IDS.logo, texts('Logo'), { ...svg, media_type_id: 5 }),
    row(IDS.englishPlan, texts('Plan'), {
      ...svg,
      apartment_type_id: 2,
      language: 'en',
      media_type_id: 8,
      media_data: plan,
    }),
    row(IDS.serbianPlan, texts('Plan', 'Osnova'), {
      ...svg,
      apartment_type_id: 2,
      language: 'sr',
      media_type_id: 8,
      media_data: plan,
    }),
    row(IDS.view, texts('View'), { ...jpeg, masterplan_id: 1, media_data: JSON.stringify(VIEW) }),
    row(IDS.ofUnpublishedBuilding, texts('Hidden'), { ...jpeg, building_id: 2 }),
    row(IDS.ofUnpublishedMasterplan, texts('Hidden'), { ...jpeg, masterplan_id: 3 }),
    row(IDS.ofUnpublishedProject, texts('Hidden'), { ...jpeg, project_id: 3 }),
    row(IDS.withoutFile, texts('Nothing'), { building_id: 1 }),
    row(IDS.text, texts('Text'), {
      building_id: 1,
      media_type_id: 4,
      textual_content: texts('A text', 'Tekst'),
    }),
  ];
}

/** Fills an empty database and the store; see `IDS` for what is there. */
export async function fillFixture(db: Database, store: MediaStore): Promise<void> {
  await db
    .insertInto('organizations')
    .values([
      { id: 1, name: texts('Open', 'Otvoreno'), website: 'https://open.example/' },
      { id: 2, name: texts('Discreet'), hide_unit_status: true },
      { id: 10, name: texts('Ten') },
    ])
    .execute();
  await db
    .insertInto('projects')
    .values([project(1, 1, true), project(2, 2, true), project(3, 1, false)])
    .execute();
  await db
    .insertInto('masterplans')
    .values([
      masterplan(1, 1, null),
      masterplan(2, 1, 1),
      masterplan(3, 1, 1, false),
      masterplan(4, 2, null),
      masterplan(5, 3, null),
      masterplan(6, 1, 3),
    ])
    .execute();
  await db
    .insertInto('buildings')
    .values([
      building(1, 2),
      building(2, 2, false),
      building(3, 3),
      building(4, 1),
      building(5, 4),
      building(6, 5),
      building(7, 6),
    ])
    .execute();
  await db
    .insertInto('apartment_types')
    .values([
      { id: 1, project_id: 1, name: texts('Studio', 'Garsonjera'), type_key: 'studio' },
      { id: 2, project_id: 1, name: texts('One bedroom', '1 spavaća soba'), type_key: 'one_bedroom' },
      { id: 3, project_id: 1, name: texts('Lobby'), type_key: 'public_area' },
      { id: 4, project_id: 2, name: texts('Loft'), type_key: null },
    ])
    .execute();
  await db.insertInto('apartments').values(UNITS).execute();
  await db
    .insertInto('media')
    .values(await media(store))
    .execute();
  await db.updateTable('projects').set({ logo_media_id: IDS.logo }).where('id', '=', 1).execute();
  await db.updateTable('organizations').set({ logo_media_id: IDS.logo }).where('id', '=', 1).execute();
  await fillContent(db);
}
