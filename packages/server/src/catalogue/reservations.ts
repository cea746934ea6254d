import type { AttributesOf } from '../operations/operation-types.ts';
import type { QueryContext, Resource } from './query-context.ts';

type Reservation = AttributesOf<'listReservations'>;

/** Units of a project that are reserved or about to be, the latest first. */
export async function listReservations(
  { db }: QueryContext,
  projectId: number,
): Promise<Resource<Reservation>[]> {
  const rows = await db
    .selectFrom('any_apartments')
    .select(['id', 'building_id', 'name', 'status', 'status_changed_at'])
    .where('project_id', '=', projectId)
    .where('status', 'in', ['pending-reservation', 'reserved'])
    .orderBy('status_changed_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: 'reservation',
    attributes: {
      apartmentId: row.id,
      buildingId: row.building_id,
      name: row.name,
      status: row.status as Reservation['status'],
      since: row.status_changed_at.toISOString(),
    },
  }));
}
