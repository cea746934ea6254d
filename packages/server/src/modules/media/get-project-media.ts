import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findMedia } from './service.ts';

export const getProjectMedia: Handler<'getProjectMedia'> = async ({ params, context }) =>
  one(await findMedia(context, params.mediaId, { project_id: params.projectId }));
