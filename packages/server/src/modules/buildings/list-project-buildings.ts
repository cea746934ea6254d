import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findProjectRow } from '../projects/repository.ts';
import { listBuildings } from './service.ts';

export const listProjectBuildings: Handler<'listProjectBuildings'> = async ({ params, context }) => {
  const project = await findProjectRow(context, params.projectId);
  const buildings = await listBuildings(context, { column: 'project_id', id: project.id });
  return many(buildings, project.availability_as_of);
};
