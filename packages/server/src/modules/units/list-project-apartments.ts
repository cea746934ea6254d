import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findProjectRow } from '../projects/repository.ts';
import { listUnits } from './service.ts';

export const listProjectApartments: Handler<'listProjectApartments'> = async ({ params, context }) => {
  const project = await findProjectRow(context, params.projectId);
  const units = await listUnits(context, { column: 'project_id', id: project.id });
  return many(units, project.availability_as_of);
};
