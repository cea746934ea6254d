import { ownProjectIds } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { listProjectsOf } from './service.ts';

export const listAllProjects: Handler<'listAllProjects'> = async (call) => {
  const withMedia = call.query['include[]'] === 'Media';
  return many(await listProjectsOf(call.context, ownProjectIds(call), { withMedia }));
};
