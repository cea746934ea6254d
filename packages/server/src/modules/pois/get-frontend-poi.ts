import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findPoi } from './service.ts';

/** As `getPoi`, at another address. */
export const getFrontendPoi: Handler<'getFrontendPoi'> = async ({ params, context }) =>
  one(await findPoi(context, params.id));
