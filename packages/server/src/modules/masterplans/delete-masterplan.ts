import type { Handler } from '../../operations/request-context.ts';
import { removeMasterplan } from './repository.ts';
import { ownMasterplan } from './service.ts';

export const deleteMasterplan: Handler<'deleteMasterplan'> = async (call) => {
  await removeMasterplan(call.context.db, await ownMasterplan(call));
  return call.reply.send();
};
