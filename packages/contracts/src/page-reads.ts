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

type Known = Readonly<Record<string, unknown>>;

/** Paths and queries of what the page of a route reads first, as far as its address tells them. */
export function firstReads(match: RouteMatch): readonly string[] {
  return match.definition.reads.map((read) => readPath(read, match)).filter((path) => path !== null);
}

/**
 * Path and query of one of the reads of a route, with the parameters of the address and the language of the visitor;
 * `{projectId}` is an id that a document has which was read before. Null where one of them is not known.
 */
export function readPath(read: string, { params, locale }: RouteMatch, known: Known = {}): string | null {
  // An address that names nothing is answered without asking.
  if (Object.values(params).includes(null)) return null;
  const ids: Known = { ...known, languageId: LOCALE_INFO[locale].languageId };
  const named = read.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const path = named.replace(/\{(\w+)\}/g, (whole, name: string) =>
    typeof ids[name] === 'number' ? String(ids[name]) : whole,
  );
  return path.includes('{') ? null : `/api/v1${path}`;
}
