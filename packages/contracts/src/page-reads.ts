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

/** Ids that documents had which were read before, by name; several where a document lists several things. */
export type KnownIds = Readonly<Record<string, readonly number[]>>;

/** A page of more things than these asks for what it needs of each: its HTML would grow with them. */
const MOST_IDS = 4;

/** Paths and queries of what the page of a route reads first, as far as its address tells them. */
export function firstReads(match: RouteMatch): readonly string[] {
  return match.definition.reads.flatMap((read) => readPaths(read, match));
}

/**
 * Paths and queries of one of the reads of a route, with the parameters of the address and the language of the visitor;
 * `{projectId}` is an id of a document that was read before, and each of several has a path. None where one of them is
 * not known.
 */
export function readPaths(
  read: string,
  { params, locale }: RouteMatch,
  known: KnownIds = {},
): readonly string[] {
  // An address that names nothing is answered without asking.
  if (Object.values(params).includes(null)) return [];
  const ids: KnownIds = { ...known, languageId: [LOCALE_INFO[locale].languageId] };
  const named = read.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  return [...named.matchAll(/\{(\w+)\}/g)]
    .reduce<readonly string[]>(
      (paths, [braces, name = '']) =>
        paths.flatMap((path) => (ids[name] ?? []).map((id) => path.replace(braces, String(id)))),
      [named],
    )
    .map((path) => `/api/v1${path}`);
}

/** The ids in a document: of an entity, or of the features of a map, whose own ids go by the name of `id`. */
export function idsIn(document: unknown): KnownIds {
  const { data, features = [] } = document as {
    readonly data?: { readonly attributes?: object } | null;
    readonly features?: readonly { readonly properties: object }[];
  };
  const ids: Record<string, readonly number[]> = {};
  for (const entity of [data?.attributes ?? {}, ...features.map(({ properties }) => properties)]) {
    for (const [name, id] of Object.entries(entity)) {
      if (typeof id === 'number') ids[name] = [...new Set([...(ids[name] ?? []), id])];
    }
  }
  return Object.fromEntries(Object.entries(ids).filter(([, all]) => all.length <= MOST_IDS));
}
