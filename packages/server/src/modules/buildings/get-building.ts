import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findBuilding } from './service.ts';

export const getBuilding: Handler<'getBuilding'> = async ({ params, context }) =>
  one(await findBuilding(context, params.id));
