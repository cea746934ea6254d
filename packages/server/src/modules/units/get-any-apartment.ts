import { requireOwn } from '../../access/own-entities.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findUnit } from './service.ts';

export const getAnyApartment: Handler<'getAnyApartment'> = async (call) => {
  await requireOwn(call, 'apartments');
  return one(await findUnit(call.context, call.params.id));
};
