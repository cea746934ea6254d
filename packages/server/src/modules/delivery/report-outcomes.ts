import type { Handler } from '../../operations/request-context.ts';
import { outcomeAttributes } from './outcome-attributes.ts';
import { recordOutcomes } from './service.ts';

export const reportOutcomes: Handler<'reportOutcomes'> = async ({
  body,
  context,
  services,
  request,
  reply,
}) => {
  const { pageViews } = services;
  const view = pageViews.read(body.view);
  const counted = await recordOutcomes(context.db, view, body.signals, pageViews.network(request));
  for (const one of counted) reply.log.info(outcomeAttributes(one), 'remote outcome');
  return reply.send();
};
