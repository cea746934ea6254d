import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { changeMasterplan } from './repository.ts';
import { findMasterplan, ownMasterplan } from './service.ts';

export const updateMasterplan: Handler<'updateMasterplan'> = async (call) => {
  const masterplan = await ownMasterplan(call);
  await changeMasterplan(call.context.db, masterplan, call.body);
  return one(await findMasterplan(call.context, masterplan.id));
};
