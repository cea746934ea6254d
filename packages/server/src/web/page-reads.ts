import {
  firstReads,
  idsIn,
  type KnownIds,
  matchRoute,
  type PageRead,
  type PageReads,
  type RouteMatch,
  readPaths,
  routePath,
} from '@suite/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { previewTokensOf } from '../http/preview-cookie.ts';
import type { ResponseCache } from '../operations/response-cache.ts';
import type { FoundPage } from './found-page.ts';
import type { AskedPage } from './head/describe-page.ts';

export interface ReadSource {
  readonly responses: ResponseCache;
  readonly http: FastifyInstance;
}

const NOTHING: PageReads = {};

/**
 * What a page reads first, as the API tells a guest, kept as long as the catalogue does not change. Nothing of it in a
 * page that is made from copies: its own calls say of when theirs are; nor for who holds a preview link, and sees more.
 */
export async function pageReads(
  { responses, http }: ReadSource,
  match: AskedPage | null,
  { status, copiedAt, leadsTo, locale }: FoundPage,
  request: FastifyRequest,
): Promise<PageReads> {
  if (previewTokensOf(request).length > 0) return NOTHING;
  const shown = leadsTo === null ? match : matchRoute(routePath('masterplan-id', locale, { id: leadsTo }));
  if (status !== 200 || copiedAt || !shown || shown.definition.middleware.length > 0) return NOTHING;
  const paths = firstReads(shown);
  if (paths.length === 0) return NOTHING;
  const make = async () => JSON.stringify(Object.fromEntries(await readAll(http, shown)));
  try {
    const kept = await responses.find(`reads of ${shown.name} ${paths.join(' ')}`, make);
    return kept.copiedAt ? NOTHING : (JSON.parse(kept.body.toString()) as PageReads);
  } catch {
    // What is wrong with a read is told to who asks for it.
    return NOTHING;
  }
}

/** One after the other: a later one may need an id that stands in a former. */
async function readAll(http: FastifyInstance, match: RouteMatch) {
  const reads: [string, PageRead][] = [];
  let known: KnownIds = {};
  for (const read of match.definition.reads) {
    for (const path of readPaths(read, match, known)) {
      const found = await readGuest(http, path);
      if (!found) continue;
      known = { ...known, ...idsIn(found.body) };
      reads.push([path, found]);
    }
  }
  return reads;
}

async function readGuest(http: FastifyInstance, url: string): Promise<PageRead | null> {
  const { statusCode, headers, body } = await http.inject({ url, headers: { accept: 'application/json' } });
  if (statusCode !== 200 || headers['x-copied-at']) return null;
  const version = Number(headers['x-catalogue-version'] ?? Number.NaN);
  return { body: JSON.parse(body), version: Number.isSafeInteger(version) ? version : null };
}
