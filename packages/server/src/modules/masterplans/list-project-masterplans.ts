import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findProjectRow } from '../projects/repository.ts';
import { listMasterplans } from './service.ts';

export const listProjectMasterplans: Handler<'listProjectMasterplans'> = async ({ params, context }) => {
  const project = await findProjectRow(context, params.projectId);
  const masterplans = await listMasterplans(context, { column: 'project_id', id: project.id });
  return many(masterplans, project.availability_as_of);
};
