import { requireOwn } from '../../access/own-entities.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findBuilding } from './service.ts';

export const getAnyBuilding: Handler<'getAnyBuilding'> = async (call) => {
  await requireOwn(call, 'buildings');
  return one(await findBuilding(call.context, call.params.id));
};
