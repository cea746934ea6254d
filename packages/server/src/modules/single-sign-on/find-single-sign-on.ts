import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { textIn } from '../query-context.ts';
import { signOnOfDomain } from './repository.ts';

export const findSingleSignOn: Handler<'findSingleSignOn'> = async ({ context, query }) => {
  const settings = await signOnOfDomain(context.db, query.domain.toLowerCase());
  if (!settings) return many([]);
  const { organizationId: id, name } = settings;
  return many([{ id, type: 'single-sign-on', attributes: { id, name: textIn(context.language, name) } }]);
};
