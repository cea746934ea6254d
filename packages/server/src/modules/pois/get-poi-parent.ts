import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findPoiParent } from './service.ts';

export const getPoiParent: Handler<'getPoiParent'> = async ({ params, context }) =>
  one(await findPoiParent(context, params.id));
