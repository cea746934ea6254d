import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findMenuItemPoi } from './service.ts';

export const getMenuItemPoi: Handler<'getMenuItemPoi'> = async ({ params, context }) =>
  one(await findMenuItemPoi(context, params.id));
