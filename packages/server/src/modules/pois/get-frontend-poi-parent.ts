import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findPoiParent } from './service.ts';

/** As `getPoiParent`, at another address. */
export const getFrontendPoiParent: Handler<'getFrontendPoiParent'> = async ({ params, context }) =>
  one(await findPoiParent(context, params.id));
