import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/**
 * Until the transaction ends, nobody else changes what is ordered or nested within a project. The project is written
 * and not only locked, so that all locks are taken in the order in which every other write takes them.
 */
export async function lockProject(trx: Transaction<Schema>, projectId: number): Promise<void> {
  await trx.updateTable('projects').set({ published: sql`published` }).where('id', '=', projectId).execute();
}
