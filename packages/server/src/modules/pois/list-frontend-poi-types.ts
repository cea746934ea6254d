import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { poiTypes } from './service.ts';

/** As `listPoiTypes`, at another address. */
export const listFrontendPoiTypes: Handler<'listFrontendPoiTypes'> = async ({ query }) =>
  many(poiTypes(query.parentType));
