import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Whether a row of `apartments` is of the project, in a building or withdrawn. */
export function isUnitOf(projectId: number): RawBuilder<boolean> {
  return sql`(
    apartments.building_id in (select b.id from buildings b
      join masterplans m on m.id = b.masterplan_id where m.project_id = ${projectId})
    or apartments.id in (select apartment_id from withdrawn_units where project_id = ${projectId}))`;
}

/** Withdraws the project's units but for those that the content has, of which some may have come back. */
export async function withdrawOthers(
  trx: Transaction<Schema>,
  projectId: number,
  units: readonly { readonly id?: number | undefined }[],
): Promise<void> {
  const ids = JSON.stringify(units.map((unit) => unit.id));
  await sql`
    insert into withdrawn_units (apartment_id, project_id, building_id, building_name)
    select apartments.id, m.project_id, b.id, coalesce(b.title, b.name)
      from apartments join buildings b on b.id = apartments.building_id join masterplans m on m.id = b.masterplan_id
      where m.project_id = ${projectId}
        and apartments.id not in (select value::integer from jsonb_array_elements_text(${ids}::jsonb))
    on conflict do nothing`.execute(trx);
  await sql`
    delete from withdrawn_units where project_id = ${projectId}
      and apartment_id in (select value::integer from jsonb_array_elements_text(${ids}::jsonb))`.execute(trx);
  await sql`
    update apartments set building_id = null
      where id in (select apartment_id from withdrawn_units where project_id = ${projectId})
        and building_id is not null`.execute(trx);
}
