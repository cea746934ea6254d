import type { ContentIds } from '../../content/version-outline.ts';
import type { Database } from '../../database/connection.ts';

const KINDS = ['masterplan', 'building', 'media'] as const;

/** Ids of what the project ever had, by its kind and key. */
export async function findContentIds(db: Database, projectId: number): Promise<ContentIds> {
  const rows = await db
    .selectFrom('content_keys')
    .select(['kind', 'key', 'id'])
    .where('project_id', '=', projectId)
    .where('kind', 'in', KINDS)
    .execute();
  const ids = new Map(rows.map(({ kind, key, id }) => [`${kind} ${key}`, id]));
  return (kind, key) => ids.get(`${kind} ${key}`) ?? null;
}
