import { staffProjectIds } from '@suite/access';
import { type Selectable, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import type { AttributesOf } from '../operations/operation-types.ts';
import { groupBy, type QueryContext, type Resource, textIn } from './query-context.ts';

type Package = AttributesOf<'getProjectPackage'>;
type PackageItem = AttributesOf<'listPackageItems'>;
type PackageRow = Selectable<Schema['packages']>;

/** Packages of a project: the published ones, for staff all. */
export async function listPackages(context: QueryContext, projectId: number): Promise<Resource<Package>[]> {
  const rows = await context.db
    .selectFrom(context.visibility === 'any' ? 'packages' : 'visible_packages')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return describePackages(context, rows);
}

export async function findPackage(
  context: QueryContext,
  projectId: number,
  packageId: number,
): Promise<Resource<Package>> {
  const row = await findPackageRow(context, packageId);
  const [found] = row?.project_id === projectId ? await describePackages(context, [row]) : [];
  if (!found) throw notFound(`Project ${projectId} has no package ${packageId}.`);
  return found;
}

export async function listPackageItems(
  context: QueryContext,
  packageId: number,
): Promise<Resource<PackageItem>[]> {
  const found = await findPackageRow(context, packageId);
  if (!found) throw notFound(`There is no package ${packageId}.`);
  const { db, language } = context;
  const rows = await db
    .selectFrom('package_items')
    .selectAll()
    .where('package_id', '=', found.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: 'package-item',
    attributes: {
      id: row.id,
      packageId: row.package_id,
      name: textIn(language, row.name),
      description: textIn(language, row.description),
      quantity: row.quantity,
    },
  }));
}

/** A published package; staff of its project find one that is not, to go on working at it. */
async function findPackageRow({ db, viewer }: QueryContext, id: number): Promise<PackageRow | undefined> {
  const published = db.selectFrom('visible_packages').select('id').where('id', '=', id);
  return db
    .selectFrom('packages')
    .selectAll()
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('id', 'in', published),
        sql<boolean>`project_id = any(${[...staffProjectIds(viewer)]}::int[])`,
      ]),
    )
    .executeTakeFirst();
}

async function describePackages(
  { db, language }: QueryContext,
  rows: readonly PackageRow[],
): Promise<Resource<Package>[]> {
  const typeRows = await db
    .selectFrom('package_types')
    .selectAll()
    .where(sql<boolean>`package_id = any(${rows.map((row) => row.id)}::int[])`)
    .orderBy('apartment_type_id')
    .execute();
  const types = groupBy(typeRows, (row) => row.package_id);
  return rows.map((row) => ({
    id: row.id,
    type: 'package',
    attributes: {
      id: row.id,
      projectId: row.project_id,
      name: textIn(language, row.name),
      description: textIn(language, row.description),
      position: row.position,
      publish: row.published,
      apartmentTypeIds: (types.get(row.id) ?? []).map((type) => type.apartment_type_id),
    },
  }));
}
