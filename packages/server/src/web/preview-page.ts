import { LOCALE_INFO } from '@suite/contracts';
import type { FastifyRequest } from 'fastify';
import { PRIVATE_PREVIEW } from '../access/not-shown.ts';
import { RequestError } from '../errors.ts';
import { previewTokensOf } from '../http/preview-cookie.ts';
import { heldDrafts } from '../modules/previews/repository.ts';
import { guestContext, languageOf } from '../modules/query-context.ts';
import { type AskedPage, describePage } from './head/describe-page.ts';
import type { HeadSource } from './page-heads.ts';

/**
 * Whether a page is of a draft that a preview link shows to this browser: guests are told nothing of it, and who opened the
 * link is. A page that says the same to everybody is none, whatever the browser holds.
 */
export async function isPreviewPage(
  source: Pick<HeadSource, 'database'>,
  match: AskedPage | null,
  request: FastifyRequest,
): Promise<boolean> {
  const tokens = previewTokensOf(request);
  const db = source.database();
  if (!match || !db || tokens.length === 0) return false;
  const previewed = await heldDrafts(db, tokens);
  if (previewed.length === 0) return false;
  const guest = guestContext(db, languageOf(LOCALE_INFO[match.locale].languageId));
  if (!(await isPrivate(() => describePage(guest, match)))) return false;
  return !(await isPrivate(() => describePage({ ...guest, previewed }, match)));
}

async function isPrivate(describe: () => Promise<unknown>): Promise<boolean> {
  try {
    await describe();
    return false;
  } catch (error) {
    if (error instanceof RequestError) return error.code === PRIVATE_PREVIEW;
    throw error;
  }
}

type Headers = Readonly<Record<string, string>>;

/** The studio shows a preview in a frame of its own; pages of other origins still show none. */
export function framedHeaders(headers: Headers): Headers {
  const policy = String(headers['content-security-policy']);
  return {
    ...headers,
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  };
}
