import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findPoiMedia } from './service.ts';

export const listPoiMedia: Handler<'listPoiMedia'> = async ({ params, query, context }) =>
  many(await findPoiMedia(context, params.id, query.mediaTypeId));
