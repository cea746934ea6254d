import { setTimeout } from 'node:timers/promises';
import { isAllowedSomewhere } from '@suite/access';
import { type AccessRequest, requireAccess } from '../../access/staff.ts';
import type { ImportPlan } from '../../content/versions.ts';
import { type Database, isEmbedded } from '../../database/connection.ts';
import { notFound, RequestError } from '../../errors.ts';
import type { AttributesOf } from '../../operations/operation-types.ts';
import type { Resource } from '../query-context.ts';
import { endRunningJobs, findJob, hasOtherProjects, type JobRow } from './repository.ts';

type ImportJob = AttributesOf<'getJob'>;

const LOST = 'The server that worked on it has ended; nothing was written.';

/** @throws {RequestError} 404 for a job that is unknown, or of a project of somebody else. */
export async function ownJob(db: Database, request: AccessRequest, id: number): Promise<JobRow> {
  const row = await findJob(db, id);
  const unknown = `You have no job ${id}.`;
  if (!row) throw notFound(unknown);
  // Of a project that is only being made.
  if (row.project_id === null && mayMakeProjects(request)) return row;
  requireAccess(request, row.project_id, unknown);
  return row;
}

export function describeJob(row: JobRow): Resource<ImportJob> {
  const { id, project_id: projectId, progress, lost } = row;
  return {
    id,
    type: 'import-job',
    attributes: {
      id,
      projectId,
      state: lost ? 'failed' : row.state,
      step: progress.step,
      share: row.state === 'done' ? 1 : progress.share,
      secondsLeft: row.state === 'running' && !lost ? progress.secondsLeft : null,
      createdAt: row.created_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      error: lost ? LOST : row.error,
      report: row.report,
    },
  };
}

/** What the server before this one left behind, where there is only one: on the embedded database. */
export async function endLostJobs(db: Database): Promise<void> {
  if (isEmbedded(db)) await endRunningJobs(db, LOST);
}

const READ_EVERY_MS = 500;

/** The job now, and again whenever it is another, until it has ended or `signal` is aborted. */
export async function* jobStates(
  db: Database,
  id: number,
  signal: AbortSignal,
): AsyncGenerator<Resource<ImportJob>> {
  for (let last = ''; !signal.aborted; ) {
    const row = await findJob(db, id);
    if (!row) return;
    const job = describeJob(row);
    const text = JSON.stringify(job);
    if (text !== last) yield job;
    last = text;
    if (job.attributes.state !== 'running') return;
    await setTimeout(READ_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

export function mayMakeProjects({ viewer }: Pick<AccessRequest, 'viewer'>): boolean {
  return isAllowedSomewhere(viewer, 'project:create');
}

/**
 * That an import changes nothing of an organisation that others share: its name and how it is reached.
 * @throws {RequestError} 403
 */
export async function checkOrganization(
  db: Database,
  request: Pick<AccessRequest, 'viewer'>,
  { projectId, changes }: ImportPlan,
): Promise<void> {
  if (projectId === null || isAllowedSomewhere(request.viewer, 'organization:update')) return;
  const ofProject = changes.find(({ kind }) => kind === 'of the project');
  const changed = [...(ofProject?.added ?? []), ...(ofProject?.changed ?? [])];
  if (!changed.includes('organisation') || !(await hasOtherProjects(db, projectId))) return;
  const sentence =
    'The organisation has other projects too: only a super admin may change it. Leave it as it is.';
  throw new RequestError(403, 'not-allowed', sentence);
}
