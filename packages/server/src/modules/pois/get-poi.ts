import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findPoi } from './service.ts';

export const getPoi: Handler<'getPoi'> = async ({ params, context }) =>
  one(await findPoi(context, params.id));
