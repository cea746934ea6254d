import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findUnit } from './service.ts';

export const getApartment: Handler<'getApartment'> = async ({ params, context }) =>
  one(await findUnit(context, params.id));
