import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { listAllMedia, mediaResource } from './service.ts';

export const listAllProjectMedia: Handler<'listAllProjectMedia'> = async (call) => {
  requireAccess(call, call.params.projectId);
  const { params, context } = call;
  return many((await listAllMedia(context, params.projectId)).map(mediaResource));
};
