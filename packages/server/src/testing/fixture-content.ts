import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { NUMBERED_TABLES } from '../database/numbered-tables.ts';
import type { Schema } from '../database/schema.ts';

const texts = (en: string, sr?: string) => JSON.stringify(sr === undefined ? { en } : { en, sr });

/** Points of interest, and what else hangs on a project, of the fixture; each of the second project is `…OfDiscreet`. */
export const CONTENT_IDS = {
  /** Of project 1 as a whole. */
  projectPoi: 1,
  /** Of masterplan 1, two types. */
  masterplanPoi: 2,
  buildingMarkerPoi: 3,
  /** Of building 1. */
  buildingPoi: 4,
  /** Of unit 101. */
  unitPoi: 5,
  /** Of masterplan 1, not published. */
  unpublishedPoi: 6,
  /** Published, of unpublished building 2. */
  poiOfUnpublishedBuilding: 7,
  masterplanPoiOfDiscreet: 8,
  buildingPoiOfDiscreet: 9,
  unitPoiOfDiscreet: 10,
  /** Published, of unpublished project 3. */
  poiOfUnpublishedProject: 11,
  englishPoiTitle: 31,
  serbianPoiTitle: 32,
  poiPicture: 33,
  menuPicture: 34,
  app: 1,
  globalApp: 2,
  appOfUnpublishedProject: 3,
  appOfDiscreet: 4,
  menuRoot: 1,
  menuHeading: 2,
  menuLink: 3,
  /** Below the heading; shows `masterplanPoi`. */
  menuPoi: 4,
  /** Below the heading; names a point of interest that is not published. */
  menuOfUnpublishedPoi: 5,
  /** Below `menuPoi`, the third level. */
  menuLeaf: 6,
  menuRootOfDiscreet: 7,
  menuPoiOfDiscreet: 8,
  menuOfUnpublishedProject: 9,
  package: 1,
  unpublishedPackage: 2,
  packageOfDiscreet: 3,
  packageOfUnpublishedProject: 4,
} as const;
const ID = CONTENT_IDS;

type Poi = Insertable<Schema['pois']>;
function poi(id: number, projectId: number, typeId: number, values: Partial<Poi> = {}): Poi {
  return {
    id,
    project_id: projectId,
    poi_type_id: typeId,
    position: id,
    name: texts(`Place ${id}`, `Mesto ${id}`),
    published: true,
    ...values,
  };
}

const POIS: Poi[] = [
  poi(ID.projectPoi, 1, 10, { longitude: 18.9, latitude: 42.1 }),
  poi(ID.masterplanPoi, 1, 2, { masterplan_id: 1, description: texts('A beach', 'Plaža') }),
  poi(ID.buildingMarkerPoi, 1, 5, { masterplan_id: 1 }),
  poi(ID.buildingPoi, 1, 12, { building_id: 1 }),
  poi(ID.unitPoi, 1, 13, { apartment_id: 101 }),
  poi(ID.unpublishedPoi, 1, 2, { masterplan_id: 1, published: false }),
  poi(ID.poiOfUnpublishedBuilding, 1, 12, { building_id: 2 }),
  poi(ID.masterplanPoiOfDiscreet, 2, 2, { masterplan_id: 4 }),
  poi(ID.buildingPoiOfDiscreet, 2, 12, { building_id: 5 }),
  poi(ID.unitPoiOfDiscreet, 2, 13, { apartment_id: 501 }),
  poi(ID.poiOfUnpublishedProject, 3, 10),
];

type MenuItem = Insertable<Schema['menu_items']>;
function item(id: number, appId: number, parentId: number | null, values: Partial<MenuItem> = {}): MenuItem {
  return {
    id,
    client_app_id: appId,
    parent_id: parentId,
    position: id,
    name: texts(`Item ${id}`, `Stavka ${id}`),
    ...values,
  };
}

const MENU_ITEMS: MenuItem[] = [
  item(ID.menuRoot, ID.app, null),
  item(ID.menuHeading, ID.app, ID.menuRoot, { position: 1 }),
  item(ID.menuLink, ID.app, ID.menuRoot, { position: 0, target: '/map' }),
  item(ID.menuPoi, ID.app, ID.menuHeading, { poi_id: ID.masterplanPoi }),
  item(ID.menuOfUnpublishedPoi, ID.app, ID.menuHeading, { poi_id: ID.unpublishedPoi }),
  item(ID.menuLeaf, ID.app, ID.menuPoi, { target: 'https://project.example/leaf' }),
  item(ID.menuRootOfDiscreet, ID.appOfDiscreet, null),
  item(ID.menuPoiOfDiscreet, ID.appOfDiscreet, ID.menuRootOfDiscreet, { poi_id: ID.masterplanPoiOfDiscreet }),
  item(ID.menuOfUnpublishedProject, ID.appOfUnpublishedProject, null),
];

function bundle(id: number, projectId: number, published = true): Insertable<Schema['packages']> {
  const name = texts(`Package ${id}`, `Paket ${id}`);
  return { id, project_id: projectId, position: id, name, published };
}

/** Ids that the database gives itself begin here, far from those of the fixture. */
const FIRST_OWN_ID = 100_000;

/** Fills in what stands on the catalogue of the fixture. */
export async function fillContent(db: Database): Promise<void> {
  await db.insertInto('pois').values(POIS).execute();
  await db
    .insertInto('client_apps')
    .values([
      { id: ID.app, project_id: 1, context_id: 1, name: texts('Menu', 'Meni') },
      { id: ID.globalApp, context_id: 100, name: texts('Everywhere') },
      { id: ID.appOfUnpublishedProject, project_id: 3, context_id: 1, name: texts('Hidden') },
      { id: ID.appOfDiscreet, project_id: 2, context_id: 2, name: texts('Menu') },
    ])
    .execute();
  await db.insertInto('menu_items').values(MENU_ITEMS).execute();
  await fillPackages(db);
  await fillMedia(db);
  for (const table of NUMBERED_TABLES) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${FIRST_OWN_ID})`.execute(db);
  }
}

async function fillPackages(db: Database): Promise<void> {
  await db
    .insertInto('packages')
    .values([
      bundle(ID.package, 1),
      bundle(ID.unpublishedPackage, 1, false),
      bundle(ID.packageOfDiscreet, 2),
      bundle(ID.packageOfUnpublishedProject, 3),
    ])
    .execute();
  await db.insertInto('package_types').values({ package_id: ID.package, apartment_type_id: 2 }).execute();
  const part = (id: number, packageId: number, name: string, quantity: number) => ({
    id,
    package_id: packageId,
    position: id,
    name,
    quantity,
  });
  await db
    .insertInto('package_items')
    .values([
      part(1, ID.package, texts('Chair', 'Stolica'), 4),
      part(2, ID.package, texts('Table', 'Sto'), 1),
      part(3, ID.unpublishedPackage, texts('Lamp'), 2),
      part(4, ID.packageOfDiscreet, texts('Carpet'), 1),
    ])
    .execute();
}

async function fillMedia(db: Database): Promise<void> {
  const row = (id: number, values: Partial<Insertable<Schema['media']>>) => ({
    id,
    project_id: 1,
    position: id,
    name: texts('Medium', 'Medij'),
    media_type_id: 1,
    ...values,
  });
  const title = { poi_id: ID.masterplanPoi, media_type_id: 3 };
  await db
    .insertInto('media')
    .values([
      row(ID.englishPoiTitle, { ...title, language: 'en', textual_content: texts('The beach') }),
      row(ID.serbianPoiTitle, { ...title, language: 'sr', textual_content: texts('The beach', 'Plaža') }),
      row(ID.poiPicture, { poi_id: ID.masterplanPoi }),
      row(ID.menuPicture, { menu_item_id: ID.menuHeading }),
    ])
    .execute();
}
