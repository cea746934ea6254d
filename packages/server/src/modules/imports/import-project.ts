import { isAllowedOn } from '@suite/access';
import { operationPath } from '@suite/api';
import { requireAccess } from '../../access/staff.ts';
import { RequestError } from '../../errors.ts';
import { receiveArchive } from '../../http/receive-archive.ts';
import type { Handler, RequestContext } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { checkOrganization, describeJob, mayMakeProjects, ownJob } from './service.ts';

/** Responds when the archive is here; the import itself is done afterwards. */
export const importProject: Handler<'importProject'> = async (call) => {
  const { context, services, request, viewer, query, reply } = call;
  const projectId = checkProject(call);
  const archive = await receiveArchive(request, services.imports.folder);
  const { id, outcome } = await services.imports.start(
    context.db,
    {
      source: archive.file,
      projectId,
      userId: viewer.userId,
      publish: query.publish !== undefined,
      dryRun: query.dryRun !== undefined,
    },
    { checkPlan: (plan) => checkOrganization(context.db, call, plan) },
  );
  // What went wrong is told by the job.
  void outcome.catch(() => undefined).then(archive.remove);
  reply.header('location', operationPath('getJob', { id }));
  return one(describeJob(await ownJob(context.db, call, id)));
};

/** @throws {RequestError} 403, 404 */
function checkProject(call: RequestContext<'importProject'>): number | null {
  const { projectId = null, publish } = call.query;
  if (projectId === null) {
    if (mayMakeProjects(call)) return null;
    throw new RequestError(403, 'not-allowed', 'Say which of your projects the archive is of (projectId).');
  }
  requireAccess(call, projectId);
  if (publish !== undefined && !isAllowedOn(call.viewer, 'version:update', projectId)) {
    throw new RequestError(403, 'not-allowed', 'You may not publish.');
  }
  return projectId;
}
