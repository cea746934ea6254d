import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { poiTypes } from './service.ts';

export const listPoiTypes: Handler<'listPoiTypes'> = async ({ query }) => many(poiTypes(query.parentType));
