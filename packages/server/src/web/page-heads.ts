import { LOCALE_INFO, type Locale } from '@suite/contracts';
import { PRIVATE_PREVIEW } from '../access/not-shown.ts';
import type { Database } from '../database/connection.ts';
import { RequestError } from '../errors.ts';
import type { Html } from '../html.ts';
import { guestContext, languageOf, type QueryContext } from '../modules/query-context.ts';
import type { ResponseCache } from '../operations/response-cache.ts';
import { type AskedPage, describePage, headKey } from './head/describe-page.ts';
import type { FirstPicture } from './head/first-picture.ts';
import { headMarkup } from './head/head-markup.ts';
import { unlisted } from './head/page-base.ts';
import type { PageHead } from './head/page-head.ts';
import { PAGE_LABELS } from './head/page-labels.ts';
import { fill } from './head/phrases.ts';
import { message } from './plain/message.ts';
import { plainPage, plainSentence } from './plain/plain-page.ts';

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
  /** What it shows to who runs no script. */
  readonly plain: string;
  /** When this was read, where the database does not respond now. */
  readonly copiedAt?: Date | undefined;
  /** Picture that it opens with. */
  readonly first: ShownPicture | null;
  /** Masterplan that the address leads to. */
  readonly leadsTo?: number | null;
  /** Of the landing, where it is the arrival of the only project. */
  readonly arrival?: ShownArrival | null;
}

export interface ShownArrival {
  readonly defaultLanguageId: number;
  /** Markup of what stands on the picture. */
  readonly card: string;
}

export interface ShownPicture {
  readonly picture: FirstPicture;
  /** What it shows, for who does not see it. */
  readonly alt: string;
}

/**
 * Markup of the head and of the plain content of a page, kept as long as the catalogue does not change; 404 for what nobody may see, 410 for a
 * unit that is withdrawn.
 */
export async function findHead(source: HeadSource, match: AskedPage): Promise<FoundHead> {
  const db = source.database();
  if (!db) return unknownPage(match.locale);
  const language = languageOf(LOCALE_INFO[match.locale].languageId);
  const make = async () => {
    const head = await describeForGuest(guestContext(db, language), match);
    const markup = headMarkup(head, source.publicUrl);
    const leadsTo = head.leadsTo?.masterplanId ?? null;
    const kept: KeptHead = [markup, plainOf(head).text, shownPicture(head), leadsTo, shownArrival(head)];
    return JSON.stringify(kept);
  };
  try {
    const { body, copiedAt } = await source.responses.find(headKey(match), make);
    const [markup, plain, first, leadsTo, arrival] = JSON.parse(body.toString()) as KeptHead;
    return { status: 200, markup, plain, first, leadsTo, arrival, copiedAt };
  } catch (error) {
    const status = error instanceof RequestError ? error.statusCode : 500;
    if (status === 404) return notFoundPage(match.locale);
    if (status === 410) return withdrawnPage(match.locale, error);
    throw error;
  }
}

type KeptHead = [string, string, ShownPicture | null, number | null, ShownArrival | null];

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

function shownPicture({ first, crumbs, title }: PageHead): ShownPicture | null {
  return first ? { picture: first, alt: first.alt ?? crumbs.at(-1)?.name ?? title } : null;
}

function shownArrival({ arrival }: PageHead): ShownArrival | null {
  if (!arrival) return null;
  return { defaultLanguageId: arrival.defaultLanguageId, card: arrival.card.text };
}

/** What a page that is nobody's to find does, its scripts do. */
function plainOf(head: PageHead): Html {
  const { content, crumbs, locale, siteName, title } = head;
  const isForScripts = content === undefined && crumbs.length === 0;
  return isForScripts
    ? plainSentence(locale, title || siteName, PAGE_LABELS[locale].needsScripts)
    : plainPage(head);
}

/** A page of which nothing is known, or nothing just now. */
export function unknownPage(locale: Locale): FoundHead {
  const { needsScripts, units } = PAGE_LABELS[locale];
  return { status: 200, markup: null, plain: plainSentence(locale, units, needsScripts).text, first: null };
}

/** A unit that is offered no more is told by the number that people know it by. */
function withdrawnPage(locale: Locale, error: unknown): FoundHead {
  const { number = '', building = '' } = (error instanceof RequestError && error.details) || {};
  const title = fill(PAGE_LABELS[locale].withdrawn, { number });
  const sentence = message(locale, 'apartment.state.withdrawn-text', { building: String(building) });
  return {
    status: 410,
    markup: titleMarkup(locale, title),
    plain: plainSentence(locale, title, sentence).text,
    first: null,
  };
}

/** The page of what is not there. */
export function notFoundPage(locale: Locale): FoundHead {
  const title = PAGE_LABELS[locale].notFound;
  const plain = plainSentence(locale, title, message(locale, 'shell.notFound.text')).text;
  return { status: 404, markup: titleMarkup(locale, title), plain, first: null };
}

function titleMarkup(locale: Locale, title: string): string {
  const nothing = { siteName: '', description: null, picture: null, crumbs: [], thing: null };
  return headMarkup({ ...nothing, locale, title }, '');
}
