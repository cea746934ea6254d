import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findMenuItem } from './service.ts';

export const getMenuItem: Handler<'getMenuItem'> = async ({ params, context }) =>
  one(await findMenuItem(context, params.id));
