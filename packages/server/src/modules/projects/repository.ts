import { colourIssues, type ProjectColours } from '@suite/domain';
import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { notShown } from '../../access/not-shown.ts';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { textsColumn } from '../../database/write-texts.ts';
import { invalidField, notFound } from '../../errors.ts';
import type { Part } from '../../operations/operation-types.ts';
import { personName } from '../account/repository.ts';
import type { QueryContext } from '../query-context.ts';
import { visible } from '../visible.ts';

export type ProjectRow = Selectable<Schema['published_projects']> & { readonly published?: boolean };

/** All of them, or those of some ids. */
export async function projectRows(context: QueryContext, ids?: readonly number[]): Promise<ProjectRow[]> {
  return context.db
    .selectFrom(visible(context, 'projects'))
    .selectAll()
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('id')
    .execute();
}

/** Published or not. */
export async function hasAnyProject(db: Database): Promise<boolean> {
  return (await db.selectFrom('projects').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** @throws {RequestError} 404 for an unknown or unpublished project. */
export async function findProjectRow(context: QueryContext, id: number): Promise<ProjectRow> {
  const row = await context.db
    .selectFrom(visible(context, 'projects'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw await notShown(context, 'projects', id, unknownProject(id));
  return row;
}

export function unknownProject(id: number) {
  return notFound(`There is no published project ${id}.`);
}

/**
 * Staff of the project, and visitors who asked for a price in it or saved a unit of it: who only registered is nobody's
 * client yet. With `onlyUserId` that person's own row, client or not.
 */
export function memberRows(db: Database, projectId: number, onlyUserId: number | undefined) {
  return db
    .selectFrom('project_members as member')
    .innerJoin('users as person', 'person.id', 'member.user_id')
    .select(({ fn }) => [
      'person.id',
      'person.first_name',
      'person.last_name',
      'person.email',
      fn.jsonAgg('member.role').as('roles'),
    ])
    .where('member.project_id', '=', projectId)
    .where('person.disabled_at', 'is', null)
    .$if(onlyUserId !== undefined, (query) => query.where('person.id', '=', onlyUserId ?? 0))
    .$if(onlyUserId === undefined, (query) => query.where(isStaffOrClient(sql`member.project_id`)))
    .groupBy('person.id')
    .orderBy('person.id')
    .execute();
}

/** Whether the joined row `person` is staff of the project, or has asked for a price or saved a unit there. */
export function isStaffOrClient(projectId: RawBuilder<unknown>) {
  return sql<boolean>`(
    exists (select from user_roles r where r.user_id = person.id and r.role <> 'user'
      and (r.project_id = ${projectId} or r.project_id is null))
    or exists (select from enquiries e where e.project_id = ${projectId} and e.email_key = person.email_key)
    or exists (select from favorites f join any_apartments a on a.id = f.apartment_id
      where f.user_id = person.id and a.project_id = ${projectId}))`;
}

export function structureMasterplans(db: Database, projectId: number) {
  return db
    .selectFrom('masterplans')
    .select(['id', 'name', 'published', 'community', 'parent_id'])
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function structureBuildings(db: Database, projectId: number) {
  return db
    .selectFrom('any_buildings')
    .select(['id', 'name', 'title', 'published', 'masterplan_id'])
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** With who changed the status last. */
export function structureUnits(db: Database, projectId: number) {
  return db
    .selectFrom('any_apartments as unit')
    .select([
      'unit.id',
      'unit.name',
      'unit.floor',
      'unit.published',
      'unit.status',
      'unit.status_changed_at',
      'unit.apartment_type_id',
      'unit.building_id',
      'unit.area_m2',
      'unit.terrace_area_m2',
      'unit.orientation',
      'unit.price_eur',
      'unit.type_key',
    ])
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('unit_changes as change')
          .leftJoin('users as person', 'person.id', 'change.user_id')
          .select(personName.as('changed_by'))
          .whereRef('change.apartment_id', '=', 'unit.id')
          .whereRef('change.former_status', '<>', 'change.status')
          .orderBy('change.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select('last.changed_by')
    .where('unit.project_id', '=', projectId)
    .orderBy('unit.id')
    .execute();
}

export function reservedUnits(db: Database, projectId: number) {
  return db
    .selectFrom('any_apartments')
    .select(['id', 'building_id', 'name', 'status', 'status_changed_at'])
    .where('project_id', '=', projectId)
    .where('status', 'in', ['pending-reservation', 'reserved'])
    .orderBy('status_changed_at', 'desc')
    .orderBy('id')
    .execute();
}

type ProjectChanges = Part<'updateProject', 'body'>;

/**
 * Changes a project; what is not named stays. Other colours are another version of the stylesheet, because browsers
 * keep each version for ever.
 * @throws {RequestError} 400 for colours that cannot be read on each other.
 */
export async function changeProject(db: Database, projectId: number, changes: ProjectChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  if (changes.colours) checkColours(changes.colours);
  const location = changes.location === null ? [null, null] : changes.location;
  await db
    .updateTable('projects')
    .set({
      name: textsColumn(changes.name),
      description: textsColumn(changes.description),
      website: changes.website,
      published: changes.publish,
      place: textsColumn(changes.place),
      longitude: location?.[0],
      latitude: location?.[1],
      default_language_id: changes.defaultLangId,
      selected_filters: jsonColumn(changes.selectedFilters),
      selected_roles: jsonColumn(changes.selectedRoles),
      price_enabled: changes.priceEnabled,
      compare_enabled: changes.compareEnabled,
      arrival_enabled: changes.arrivalEnabled,
      private_preview: changes.privatePreview,
      demo_settings: changes.demoSettings,
      colours: jsonColumn(changes.colours),
      stylesheet_version: changes.colours && sql`stylesheet_version + 1`,
    })
    .where('id', '=', projectId)
    .execute();
}

function checkColours(colours: ProjectColours): void {
  const problems = colourIssues(colours);
  if (problems.length > 0) throw invalidField('colours', ...problems);
}

function jsonColumn(value: object | undefined): string | undefined {
  return value && JSON.stringify(value);
}

/**
 * Until the transaction ends, nobody else changes what is ordered or nested within a project. The project is written
 * and not only locked, so that all locks are taken in the order in which every other write takes them.
 */
export async function lockProject(trx: Transaction<Schema>, projectId: number): Promise<void> {
  await trx.updateTable('projects').set({ published: sql`published` }).where('id', '=', projectId).execute();
}
