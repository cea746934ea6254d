import { firstReads, matchRoute, type PageRead, type PageReads, routePath } from '@suite/contracts';
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
  { status, copiedAt, arrivesAt, locale }: FoundPage,
  request: FastifyRequest,
): Promise<PageReads> {
  if (previewTokensOf(request).length > 0) return NOTHING;
  const shown =
    arrivesAt === null ? match : matchRoute(routePath('masterplan-id', locale, { id: arrivesAt }));
  if (status !== 200 || copiedAt || !shown || shown.definition.middleware.length > 0) return NOTHING;
  const paths = firstReads(shown);
  if (paths.length === 0) return NOTHING;
  const make = async () => JSON.stringify(Object.fromEntries(await readAll(http, paths)));
  try {
    const kept = await responses.find(`reads ${paths.join(' ')}`, make);
    return kept.copiedAt ? NOTHING : (JSON.parse(kept.body.toString()) as PageReads);
  } catch {
    // What is wrong with a read is told to who asks for it.
    return NOTHING;
  }
}

async function readAll(http: FastifyInstance, paths: readonly string[]) {
  const reads: [string, PageRead][] = [];
  for (const path of paths) {
    const { statusCode, headers, body } = await http.inject({
      url: path,
      headers: { accept: 'application/json' },
    });
    if (statusCode !== 200 || headers['x-copied-at']) continue;
    const version = Number(headers['x-catalogue-version'] ?? Number.NaN);
    reads.push([path, { body: JSON.parse(body), version: Number.isSafeInteger(version) ? version : null }]);
  }
  return reads;
}
