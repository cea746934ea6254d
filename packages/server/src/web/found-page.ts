import { type Locale, splitLocale } from '@suite/contracts';
import { readLocaleCookie, resolveLocale } from '@suite/domain';
import type { FastifyRequest } from 'fastify';
import { isUnavailable } from '../dependencies/unavailable.ts';
import { pathOf } from '../error-responses.ts';
import type { AskedPage } from './head/describe-page.ts';
import { type FoundHead, findHead, type HeadSource, notFoundPage, unknownPage } from './page-heads.ts';
import { readablePath } from './readable-url.ts';

export interface FoundPage extends FoundHead {
  readonly locale: Locale;
  /** Markup of what stands on its picture. */
  readonly card: string;
  readonly leadsTo: number | null;
}

/**
 * What the page is. The arrival at `/` is in the language that the visitor has chosen, or in that of the project, as the
 * shell is about to find it (`shell/src/arrival`); every other page in the language of its address.
 */
export async function foundPage(
  source: HeadSource,
  match: AskedPage | null,
  request: FastifyRequest,
): Promise<FoundPage> {
  const pathname = pathOf(request.url);
  const own = match?.locale ?? splitLocale(readablePath(pathname)).locale;
  if (!match) return { ...notFoundPage(own), locale: own, card: '', leadsTo: null };
  const head = await headOf(source, match, request);
  const { leadsTo = null } = head;
  if (!head.arrival) return { ...head, locale: own, card: '', leadsTo };
  const cookie = readLocaleCookie(request.headers.cookie ?? '');
  const { defaultLanguageId } = head.arrival;
  const locale = resolveLocale({ pathname, isFirstLanding: true, cookie, defaultLanguageId });
  const chosen = locale === own ? head : await headOf(source, { ...match, locale }, request);
  return { ...chosen, locale, card: chosen.arrival?.card ?? '', leadsTo };
}

/** A page whose head cannot be told is shown all the same: its own calls say what is wrong. */
async function headOf(source: HeadSource, match: AskedPage, request: FastifyRequest): Promise<FoundHead> {
  try {
    return await findHead(source, match);
  } catch (error) {
    // What is away is told of once, by who asks it.
    if (!isUnavailable(error)) request.log.error({ err: error }, 'the head of a page could not be made');
    return unknownPage(match.locale);
  }
}
