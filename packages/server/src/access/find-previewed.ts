import { staffProjectIds, type Viewer } from '@suite/access';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connection.ts';
import { previewTokensOf } from '../http/preview-cookie.ts';
import type { RefreshCookies } from '../http/refresh-cookie.ts';
import { heldLinks } from '../modules/previews/repository.ts';
import { identify } from './identify.ts';
import type { PrivateProjects } from './private-projects.ts';

export interface PreviewServices {
  readonly privateProjects: PrivateProjects;
  readonly refreshCookies: RefreshCookies;
}

/**
 * Projects in private preview that are shown to whoever sends the request: to their staff, and to who opened a preview
 * link. Pictures, style sheets and streams come without a token, so that the cookie of the session says who asks; it
 * shows what is there and does nothing.
 */
export async function findPreviewed(
  db: Database,
  { privateProjects, refreshCookies }: PreviewServices,
  request: FastifyRequest,
  viewer: Viewer,
): Promise<readonly number[]> {
  const session = viewer.kind === 'anonymous' && isRead(request) ? refreshCookies.read(request) : null;
  const tokens = previewTokensOf(request);
  if (viewer.kind === 'anonymous' && !session && tokens.length === 0) return [];
  const hidden = await privateProjects();
  if (hidden.length === 0) return [];
  const person = session ? await identify(db, session.sessionId) : viewer;
  const own = person ? staffProjectIds(person) : [];
  const links = tokens.length > 0 ? await heldLinks(db, tokens) : [];
  const shown = new Set([...own, ...links.map((link) => link.project_id)]);
  return hidden.filter((id) => shown.has(id));
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
