import type { StoredModel } from '../../content/model-rows.ts';
import { notFound } from '../../errors.ts';
import { findProjectRow } from '../projects/repository.ts';
import type { QueryContext } from '../query-context.ts';
import { visible } from '../visible.ts';

/** Of some projects, those that can be walked round in. */
export async function projectsWithModel(
  { db }: QueryContext,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('project_models')
    .select('project_id')
    .where('project_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.project_id));
}

/** @throws {RequestError} 404 for a project that may not be seen, or has no model. */
export async function findStoredModel(context: QueryContext, projectId: number): Promise<StoredModel> {
  await findProjectRow(context, projectId);
  const row = await context.db
    .selectFrom('project_models')
    .select('document')
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (!row) throw notFound(`The project ${projectId} has no model.`);
  return row.document;
}

export function modelFileRows({ db }: QueryContext, projectId: number) {
  return db
    .selectFrom('project_model_files')
    .select(['name', 'building_id', 'hash'])
    .where('project_id', '=', projectId)
    .execute();
}

/** Ids of the masterplans and buildings of a project that may be seen, and of its units with their buildings. */
export async function visibleEntities(context: QueryContext, projectId: number) {
  const { db } = context;
  const masterplans = await db
    .selectFrom(visible(context, 'masterplans'))
    .select('id')
    .where('project_id', '=', projectId)
    .execute();
  const buildings = await db
    .selectFrom(visible(context, 'buildings'))
    .select('id')
    .where('project_id', '=', projectId)
    .execute();
  const units = await db
    .selectFrom(visible(context, 'apartments'))
    .select(['id', 'building_id'])
    .where('project_id', '=', projectId)
    .execute();
  return {
    masterplans: new Set(masterplans.map(({ id }) => id)),
    buildings: new Set(buildings.map(({ id }) => id)),
    buildingsOfUnits: new Map(units.map((unit) => [unit.id, unit.building_id])),
  };
}

export interface ModelFileRow {
  readonly hash: string;
  readonly contentType: string;
}

/** A file of a model that may be seen, that of a building only where the building may. @throws {RequestError} 404 */
export async function findModelFile(
  context: QueryContext,
  projectId: number,
  name: string,
): Promise<ModelFileRow> {
  const row = await context.db
    .selectFrom('project_model_files as file')
    .select(['file.hash', 'file.content_type as contentType'])
    .where('file.project_id', '=', projectId)
    .where('file.name', '=', name)
    .where('file.project_id', 'in', context.db.selectFrom(visible(context, 'projects')).select('id'))
    .where((where) =>
      where.or([
        where('file.building_id', 'is', null),
        where('file.building_id', 'in', context.db.selectFrom(visible(context, 'buildings')).select('id')),
      ]),
    )
    .executeTakeFirst();
  if (!row) throw notFound(`There is no published file ${name} of a model here.`);
  return row;
}
