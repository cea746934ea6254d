import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { ownProject } from '../projects/service.ts';
import { listBuildings } from './service.ts';

export const listAllProjectBuildings: Handler<'listAllProjectBuildings'> = async (call) => {
  const project = await ownProject(call);
  const buildings = await listBuildings(call.context, { column: 'project_id', id: project.id });
  return many(buildings, project.availability_as_of);
};
