import type { Database } from '../../database/connection.ts';

/** The project that an import of this key would be of. */
export function findProjectByKey(db: Database, key: string): Promise<{ id: number } | undefined> {
  return db.selectFrom('projects').select('id').where('content_key', '=', key).executeTakeFirst();
}

/** The version that was made last of any project of an organisation. */
export function newestVersionOf(
  db: Database,
  organizationKey: string,
): Promise<{ projectId: number; number: number } | undefined> {
  return db
    .selectFrom('content_versions as version')
    .innerJoin('projects as project', 'project.id', 'version.project_id')
    .innerJoin('organizations as organization', 'organization.id', 'project.organization_id')
    .select(['version.project_id as projectId', 'version.number'])
    .where('organization.content_key', '=', organizationKey)
    .orderBy('version.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
