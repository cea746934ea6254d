import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findProjectRow } from '../projects/repository.ts';
import { listPackages } from './service.ts';

export const listProjectPackages: Handler<'listProjectPackages'> = async ({ params, context }) => {
  const project = await findProjectRow(context, params.projectId);
  return many(await listPackages(context, project.id), project.availability_as_of);
};
