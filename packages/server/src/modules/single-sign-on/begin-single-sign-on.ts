import type { Handler } from '../../operations/request-context.ts';
import { requireOwnPage } from '../session/own-pages.ts';
import { requestOf } from './provider.ts';
import { redirectUriOf, requireSignOn } from './service.ts';

export const beginSingleSignOn: Handler<'beginSingleSignOn'> = async (call) => {
  const { body, context, services, request, reply } = call;
  requireOwnPage(request.headers, services.trustedOrigins);
  const { organizationId, returnTo } = body;
  const settings = await requireSignOn(context.db, organizationId);
  const redirectUri = redirectUriOf(services.publicUrl);
  const { url, ...expected } = await requestOf(settings, services.secretBox, redirectUri);
  await services.signOnCookies.set(reply, { organizationId, returnTo, ...expected });
  return { url };
};
