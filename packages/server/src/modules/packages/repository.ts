import { allowedProjectIds } from '@suite/access';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { textsColumn } from '../../database/write-texts.ts';
import { invalidField, notFound } from '../../errors.ts';
import type { Part } from '../../operations/operation-types.ts';
import { lockProject } from '../projects/repository.ts';
import type { QueryContext } from '../query-context.ts';
import { visible } from '../visible.ts';

export type PackageRow = Selectable<Schema['packages']>;

export async function packageRows(context: QueryContext, projectId: number): Promise<PackageRow[]> {
  return context.db
    .selectFrom(visible(context, 'packages'))
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A published package; staff of its project find one that is not, to go on working at it. */
export async function findPackageRow(context: QueryContext, id: number): Promise<PackageRow | undefined> {
  const { db, viewer } = context;
  const published = db.selectFrom(visible(context, 'packages')).select('id').where('id', '=', id);
  return db
    .selectFrom('packages')
    .selectAll()
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('id', 'in', published),
        sql<boolean>`project_id = any(${[...allowedProjectIds(viewer, 'package:read-unpublished')]}::int[])`,
      ]),
    )
    .executeTakeFirst();
}

export function packageItemRows(db: Database, packageId: number) {
  return db
    .selectFrom('package_items')
    .selectAll()
    .where('package_id', '=', packageId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function packageTypeRows(db: Database, packageIds: readonly number[]) {
  return db
    .selectFrom('package_types')
    .selectAll()
    .where(sql<boolean>`package_id = any(${packageIds}::int[])`)
    .orderBy('apartment_type_id')
    .execute();
}

type Changes = Part<'updatePackage', 'body'>;

type Items = NonNullable<Changes['items']>;

/** Adds a package, the last of its project, and gives its id. What is not named: unpublished, for all types. */
export function addPackage(
  db: Database,
  projectId: number,
  body: Part<'createPackage', 'body'>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockProject(trx, projectId);
    const { id } = await trx
      .insertInto('packages')
      .values({
        project_id: projectId,
        position:
          body.position ??
          sql`(select coalesce(max(position) + 1, 0) from packages
          where project_id = ${projectId})`,
        name: textsColumn(body.name),
        description: textsColumn(body.description ?? null),
        published: body.publish ?? false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replaceParts(trx, { id, projectId }, body);
    return id;
  });
}

/**
 * Changes a package; what is not named stays, types and items are replaced as a whole.
 * @throws {RequestError} 404 when the project has no such package.
 */
export function changePackage(db: Database, { id, projectId }: PackageKey, changes: Changes): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('packages')
      .set({
        // Without it, a change of nothing but the items would set nothing here.
        project_id: projectId,
        position: changes.position,
        name: textsColumn(changes.name),
        description: textsColumn(changes.description),
        published: changes.publish,
      })
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw unknownPackage({ id, projectId });
    await replaceParts(trx, { id, projectId }, changes);
  });
}

/** @throws {RequestError} 404 when the project has no such package. */
export async function removePackage(db: Database, { id, projectId }: PackageKey): Promise<void> {
  const row = await db
    .deleteFrom('packages')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw unknownPackage({ id, projectId });
}

interface PackageKey {
  readonly id: number;
  readonly projectId: number;
}

function unknownPackage({ id, projectId }: PackageKey) {
  return notFound(`Project ${projectId} has no package ${id}.`);
}

async function replaceParts(
  trx: Transaction<Schema>,
  key: PackageKey,
  { apartmentTypeIds, items }: Pick<Changes, 'apartmentTypeIds' | 'items'>,
): Promise<void> {
  if (apartmentTypeIds) await replaceTypes(trx, key, [...new Set(apartmentTypeIds)]);
  if (items) await replaceItems(trx, key.id, items);
}

async function replaceTypes(
  trx: Transaction<Schema>,
  { id, projectId }: PackageKey,
  typeIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('package_types').where('package_id', '=', id).execute();
  if (typeIds.length === 0) return;
  const known = await trx
    .selectFrom('apartment_types')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', 'in', typeIds)
    .execute();
  const unknown = typeIds.filter((typeId) => !known.some((type) => type.id === typeId));
  if (unknown.length > 0) {
    const sentences = unknown.map((typeId) => `Project ${projectId} has no unit type ${typeId}.`);
    throw invalidField('apartmentTypeIds', ...sentences);
  }
  await trx
    .insertInto('package_types')
    .values(typeIds.map((typeId) => ({ package_id: id, apartment_type_id: typeId })))
    .execute();
}

async function replaceItems(trx: Transaction<Schema>, packageId: number, items: Items): Promise<void> {
  await trx.deleteFrom('package_items').where('package_id', '=', packageId).execute();
  if (items.length === 0) return;
  await trx
    .insertInto('package_items')
    .values(
      items.map((item, position) => ({
        package_id: packageId,
        position,
        name: textsColumn(item.name),
        description: textsColumn(item.description ?? null),
        quantity: item.quantity,
      })),
    )
    .execute();
}
