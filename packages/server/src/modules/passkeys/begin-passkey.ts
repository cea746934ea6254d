import type { Handler } from '../../operations/request-context.ts';
import { optionsToAdd } from './service.ts';

export const beginPasskey: Handler<'beginPasskey'> = async ({ body, context, services, viewer }) => {
  const asking = { viewer, currentPassword: body.currentPassword };
  return { options: { ...(await optionsToAdd(context.db, services, asking)) } };
};
