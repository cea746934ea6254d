import { LOCALE_INFO } from './locales.ts';
import type { RouteMatch } from './routes.ts';

/** Of the script in the HTML of a page that holds what it reads first. */
export const PAGE_READS_ID = 'page-reads';

/** Responses to a guest, by path and query; a read that is not in it is asked for. */
export type PageReads = Readonly<Record<string, PageRead>>;

export interface PageRead {
  /** JSON of the response. */
  readonly body: unknown;
  /** How far the catalogue had come at least; null from a server that does not say. */
  readonly version: number | null;
}

/** Paths and queries of what the page of a route reads first, with the parameters of the address, in its language. */
export function firstReads({ definition, params, locale }: RouteMatch): readonly string[] {
  // An address that names nothing is answered without asking.
  if (Object.values(params).includes(null)) return [];
  const language = `langId=${LOCALE_INFO[locale].languageId}`;
  return definition.reads.map((read) => {
    const path = read.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
    return `/api/v1${path}${path.includes('?') ? '&' : '?'}${language}`;
  });
}
