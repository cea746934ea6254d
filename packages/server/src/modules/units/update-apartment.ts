import { requireOwn } from '../../access/own-entities.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { changeUnit } from './repository.ts';
import { findUnit } from './service.ts';

export const updateApartment: Handler<'updateApartment'> = async (call) => {
  await requireOwn(call, 'apartments');
  const { id } = call.params;
  await changeUnit(call.context.db, { id, userId: call.viewer.userId }, call.body);
  return one(await findUnit(call.context, call.params.id));
};
