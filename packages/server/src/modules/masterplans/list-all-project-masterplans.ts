import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { ownProject } from '../projects/service.ts';
import { listMasterplans } from './service.ts';

export const listAllProjectMasterplans: Handler<'listAllProjectMasterplans'> = async (call) => {
  const project = await ownProject(call);
  const masterplans = await listMasterplans(call.context, { column: 'project_id', id: project.id });
  return many(masterplans, project.availability_as_of);
};
