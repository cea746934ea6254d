import { addPreviewToken } from '../../http/preview-cookie.ts';
import type { Handler } from '../../operations/request-context.ts';
import { invalidLink } from '../account/token-repository.ts';
import { heldLinks } from './repository.ts';

export const openPreviewLink: Handler<'openPreviewLink'> = async (call) => {
  const { body, context, services, request, reply } = call;
  const [link] = await heldLinks(context.db, [body.token]);
  if (!link) throw invalidLink();
  const isHttps = services.publicUrl.startsWith('https:');
  addPreviewToken(request, reply, { token: body.token, expiresAt: link.expires_at, isHttps });
  return { projectId: link.project_id };
};
