import { notFound } from '../../errors.ts';
import type { AttributesOf } from '../../operations/operation-types.ts';
import { groupBy, type QueryContext, type Resource, textIn } from '../query-context.ts';
import { descriptionIn } from '../rich-text-in.ts';
import {
  findPackageRow,
  type PackageRow,
  packageItemRows,
  packageRows,
  packageTypeRows,
} from './repository.ts';

type Package = AttributesOf<'getProjectPackage'>;

type PackageItem = AttributesOf<'listPackageItems'>;

/** Packages of a project: the published ones, for staff all. */
export async function listPackages(context: QueryContext, projectId: number): Promise<Resource<Package>[]> {
  return describePackages(context, await packageRows(context, projectId));
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

export async function findPackageItems(
  context: QueryContext,
  packageId: number,
): Promise<Resource<PackageItem>[]> {
  const found = await findPackageRow(context, packageId);
  if (!found) throw notFound(`There is no package ${packageId}.`);
  const { db, language } = context;
  const rows = await packageItemRows(db, found.id);
  return rows.map((row) => ({
    id: row.id,
    type: 'package-item',
    attributes: {
      id: row.id,
      packageId: row.package_id,
      name: textIn(language, row.name),
      ...descriptionIn(language, row.description),
      quantity: row.quantity,
    },
  }));
}

async function describePackages(
  { db, language }: QueryContext,
  rows: readonly PackageRow[],
): Promise<Resource<Package>[]> {
  const typeRows = await packageTypeRows(
    db,
    rows.map((row) => row.id),
  );
  const types = groupBy(typeRows, (row) => row.package_id);
  return rows.map((row) => ({
    id: row.id,
    type: 'package',
    attributes: {
      id: row.id,
      projectId: row.project_id,
      name: textIn(language, row.name),
      ...descriptionIn(language, row.description),
      position: row.position,
      publish: row.published,
      apartmentTypeIds: (types.get(row.id) ?? []).map((type) => type.apartment_type_id),
    },
  }));
}
