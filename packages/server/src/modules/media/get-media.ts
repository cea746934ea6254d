import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findMedia } from './service.ts';

export const getMedia: Handler<'getMedia'> = async ({ params, context }) =>
  one(await findMedia(context, params.id));
