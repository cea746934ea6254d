import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { ownProject } from '../projects/service.ts';
import { listUnits } from './service.ts';

export const listAllProjectApartments: Handler<'listAllProjectApartments'> = async (call) => {
  const project = await ownProject(call);
  const units = await listUnits(call.context, { column: 'project_id', id: project.id });
  return many(units, project.availability_as_of);
};
