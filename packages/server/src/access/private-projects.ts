import type { ReadState } from '../database/catalogue-state.ts';
import type { Database } from '../database/connection.ts';

/** Ids of the published projects in private preview, as they are when this is called or later. */
export type PrivateProjects = () => Promise<readonly number[]>;

/** Kept as long as the catalogue does not change: most servers have none, and are to pay nothing for it. */
export function createPrivateProjects(database: () => Database, readState: ReadState): PrivateProjects {
  let cached: { readonly version: number; readonly ids: readonly number[] } | null = null;
  return async () => {
    const { version } = await readState();
    if (cached && cached.version >= version) return cached.ids;
    const rows = await database()
      .selectFrom('published_projects')
      .select('id')
      .where('private_preview', '=', true)
      .execute();
    cached = { version, ids: rows.map(({ id }) => id) };
    return cached.ids;
  };
}
