import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findRootMenu } from './service.ts';

export const getRootMenu: Handler<'getRootMenu'> = async ({ params, context }) =>
  one(await findRootMenu(context, params.id));
