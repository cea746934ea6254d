import type { Database } from '../../database/connection.ts';

/** Shows a building to visitors, or no more. */
export async function setBuildingPublished(db: Database, id: number, published: boolean): Promise<void> {
  await db.updateTable('buildings').set({ published }).where('id', '=', id).execute();
}
