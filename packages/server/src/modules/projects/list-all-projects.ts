import { staffProjectIds } from '@suite/access';
import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { listProjectsOf } from './service.ts';

export const listAllProjects: Handler<'listAllProjects'> = async ({ query, context, viewer }) => {
  const withMedia = query['include[]'] === 'Media';
  return many(await listProjectsOf(context, staffProjectIds(viewer), { withMedia }));
};
