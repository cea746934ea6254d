import type { Handler } from '../../operations/request-context.ts';
import { outcomeAttributes } from './outcome-attributes.ts';
import { recordOutcomes } from './service.ts';

export const reportOutcomes: Handler<'reportOutcomes'> = async ({ body, context, services, reply }) => {
  const counted = await recordOutcomes(context.db, services.releases, body.outcomes);
  for (const one of counted) reply.log.info(outcomeAttributes(one), 'remote outcome');
  return reply.send();
};
