import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { ownProject } from '../projects/service.ts';
import { describeSignOn, setSignOn } from './settings.ts';

export const setSignOnSettings: Handler<'setSignOnSettings'> = async (call) => {
  const { body, context, services } = call;
  const { organization_id: id } = await ownProject(call);
  await context.db.transaction().execute((trx) => setSignOn(trx, services.secretBox, id, body));
  return one(await describeSignOn(context, id, services.publicUrl));
};
