import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findPoiMedia } from './service.ts';

/** As `listPoiMedia`, at another address. */
export const listFrontendPoiMedia: Handler<'listFrontendPoiMedia'> = async ({ params, query, context }) =>
  many(await findPoiMedia(context, params.id, query.mediaTypeId));
