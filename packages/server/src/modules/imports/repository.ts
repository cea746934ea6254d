import { sql } from 'kysely';
import type { ImportReport, JobProgress } from '../../content/import-report.ts';
import type { Database } from '../../database/connection.ts';

/** A server says so every few seconds: one that was silent for longer is not there any more. */
const SILENT_S = 30;

export interface NewJob {
  readonly projectId: number | null;
  readonly userId: number | null;
}

export async function insertJob(
  db: Database,
  { projectId, userId }: NewJob,
  progress: JobProgress,
): Promise<number> {
  const { id } = await db
    .insertInto('import_jobs')
    .values({ project_id: projectId, created_by: userId, progress: JSON.stringify(progress) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Tells how far it is, and that its server lives. */
export async function saveProgress(db: Database, id: number, progress: JobProgress): Promise<void> {
  await db
    .updateTable('import_jobs')
    .set({ progress: JSON.stringify(progress), seen_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

export interface EndedJob {
  readonly state: 'done' | 'failed';
  readonly projectId?: number | null;
  readonly report?: ImportReport | null;
  readonly error?: string | null;
}

export async function endJob(
  db: Database,
  id: number,
  { state, projectId, report = null, error = null }: EndedJob,
): Promise<void> {
  await db
    .updateTable('import_jobs')
    .set({
      state,
      error,
      report: report && JSON.stringify(report),
      ended_at: sql<Date>`now()`,
      ...(projectId !== undefined && { project_id: projectId }),
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** One whose server fell silent has failed, though nobody could write that down. */
export async function findJob(db: Database, id: number) {
  const row = await db
    .selectFrom('import_jobs')
    .selectAll()
    .select(
      sql<boolean>`state = 'running' and seen_at < now() - make_interval(secs => ${SILENT_S})`.as('lost'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>;

/** Of servers that are not there any more. */
export async function endRunningJobs(db: Database, error: string): Promise<void> {
  await db
    .updateTable('import_jobs')
    .set({ state: 'failed', error, ended_at: sql<Date>`now()` })
    .where('state', '=', 'running')
    .execute();
}

export async function deleteOldJobs(db: Database): Promise<void> {
  await db
    .deleteFrom('import_jobs')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}

/** Whether the organisation of the project has others. */
export async function hasOtherProjects(db: Database, projectId: number): Promise<boolean> {
  const { rows } = await sql`
    select from projects p join projects other on other.organization_id = p.organization_id and other.id <> p.id
    where p.id = ${projectId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function hasProject(db: Database, id: number): Promise<boolean> {
  return Boolean(await db.selectFrom('projects').select('id').where('id', '=', id).executeTakeFirst());
}
