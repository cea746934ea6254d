import { LOCALE_INFO, type Locale } from '@suite/contracts';
import { PRIVATE_PREVIEW } from '../access/not-shown.ts';
import type { Database } from '../database/connection.ts';
import { RequestError } from '../errors.ts';
import { guestContext, languageOf, type QueryContext } from '../modules/query-context.ts';
import type { ResponseCache } from '../operations/response-cache.ts';
import { type AskedPage, describePage, headKey } from './head/describe-page.ts';
import { headMarkup } from './head/head-markup.ts';
import { unlisted } from './head/page-base.ts';
import type { PageHead } from './head/page-head.ts';
import { PAGE_LABELS } from './head/page-labels.ts';
import { fill } from './head/phrases.ts';

export interface HeadSource {
  /** Null until the data is there, and where the API is elsewhere. */
  readonly database: () => Database | null;
  readonly responses: ResponseCache;
  readonly publicUrl: string;
}

/** `markup` null: nothing is known of the page, which is shown all the same. */
export interface FoundHead {
  readonly status: 200 | 404 | 410;
  readonly markup: string | null;
}

/**
 * Markup for the head of a page, kept as long as the catalogue does not change; 404 for what nobody may see, 410 for a
 * unit that is withdrawn.
 */
export async function findHead(source: HeadSource, match: AskedPage): Promise<FoundHead> {
  const db = source.database();
  if (!db) return { status: 200, markup: null };
  const language = languageOf(LOCALE_INFO[match.locale].languageId);
  const make = async () =>
    headMarkup(await describeForGuest(guestContext(db, language), match), source.publicUrl);
  try {
    const { body } = await source.responses.find(headKey(match), make);
    return { status: 200, markup: body.toString() };
  } catch (error) {
    const status = error instanceof RequestError ? error.statusCode : 500;
    if (status === 404) return { status, markup: null };
    if (status === 410) return { status, markup: withdrawnMarkup(match.locale, error) };
    throw error;
  }
}

/** Heads are those of a guest, also for staff: of a project in private preview there is a page, and nothing is told. */
async function describeForGuest(context: QueryContext, match: AskedPage): Promise<PageHead> {
  try {
    return await describePage(context, match);
  } catch (error) {
    if (error instanceof RequestError && error.code === PRIVATE_PREVIEW) {
      return unlisted(context, match.locale);
    }
    throw error;
  }
}

/** A unit that is offered no more is told by the number that people know it by. */
function withdrawnMarkup(locale: Locale, error: unknown): string {
  const { number = '' } = (error instanceof RequestError && error.details) || {};
  return titleMarkup(locale, fill(PAGE_LABELS[locale].withdrawn, { number }));
}

/** Of the page of what is not there. */
export function notFoundMarkup(locale: Locale): string {
  return titleMarkup(locale, PAGE_LABELS[locale].notFound);
}

function titleMarkup(locale: Locale, title: string): string {
  const nothing = { siteName: '', description: null, picture: null, crumbs: [], thing: null };
  return headMarkup({ ...nothing, locale, title }, '');
}
