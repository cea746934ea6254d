import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { ownProject } from '../projects/service.ts';
import { describeSignOn } from './settings.ts';

export const getSignOnSettings: Handler<'getSignOnSettings'> = async (call) => {
  const { organization_id: id } = await ownProject(call);
  return one(await describeSignOn(call.context, id, call.services.publicUrl));
};
