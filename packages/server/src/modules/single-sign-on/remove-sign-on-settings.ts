import type { Handler } from '../../operations/request-context.ts';
import { ownProject } from '../projects/service.ts';
import { deleteSignOn } from './repository.ts';

export const removeSignOnSettings: Handler<'removeSignOnSettings'> = async (call) => {
  const { organization_id: id } = await ownProject(call);
  await call.context.db.transaction().execute((trx) => deleteSignOn(trx, id));
  return call.reply.send();
};
