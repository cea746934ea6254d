import { clearPreviewTokens } from '../../http/preview-cookie.ts';
import type { Handler } from '../../operations/request-context.ts';
import { OK } from '../envelope.ts';
import { sessionIdOf } from './authenticator.ts';
import { requireOwnPage } from './own-pages.ts';
import { endSession } from './repository.ts';

export const logOut: Handler<'logOut'> = async ({ context, services, request, reply }) => {
  requireOwnPage(request.headers, services.trustedOrigins);
  // A browser that keeps no cookie has the token only.
  const ids = [
    services.refreshCookies.read(request)?.sessionId,
    await sessionIdOf(services.tokens, request.headers.authorization),
  ];
  for (const id of ids) if (id) await endSession(context.db, id);
  services.refreshCookies.clear(reply);
  clearPreviewTokens(request, reply, services.publicUrl.startsWith('https:'));
  reply.header('cache-control', 'no-store');
  return OK;
};
