import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { ownProject } from '../projects/service.ts';
import { listPackages } from './service.ts';

export const listAllProjectPackages: Handler<'listAllProjectPackages'> = async (call) => {
  const project = await ownProject(call);
  return many(await listPackages(call.context, project.id), project.availability_as_of);
};
