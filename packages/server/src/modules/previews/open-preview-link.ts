import { addPreviewToken, previewTokensOf } from '../../http/preview-cookie.ts';
import type { Handler } from '../../operations/request-context.ts';
import { invalidLink } from '../account/token-repository.ts';
import { heldLinks, heldTokens } from './repository.ts';

export const openPreviewLink: Handler<'openPreviewLink'> = async (call) => {
  const { body, context, services, request, reply } = call;
  const [link] = await heldLinks(context.db, [body.token]);
  if (!link) throw invalidLink();
  const isHttps = services.publicUrl.startsWith('https:');
  // A preview that has ended makes room for others.
  const others = await heldTokens(context.db, previewTokensOf(request));
  addPreviewToken(reply, { token: body.token, others, expiresAt: link.expires_at, isHttps });
  return { projectId: link.project_id };
};
