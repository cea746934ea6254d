import path from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import { contentTypeOf, isCompressed } from '@suite/release';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReleaseCopies } from '../dependencies/release-copies.ts';
import { plainText } from '../error-responses.ts';
import { addVary } from '../http/add-vary.ts';
import { REQUEST_ID_HEADER } from '../observation/request-id.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

type ServedReleases = Pick<ReleaseCopies, 'store' | 'isVerified'>;

/** Files of the released versions, below `/r/`: they never change, and pages of other origins may use them. */
export async function serveAssets(http: FastifyInstance, releases: ServedReleases): Promise<void> {
  const { store, isVerified } = releases;
  if (!store.isLocal || isVerified) return serveStored(http, releases);
  await http.register(fastifyStatic, {
    root: path.join(store.folder, 'r'),
    prefix: '/r/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    etag: false,
    allowedPath: (name) => !/\.(br|gz)$/.test(name),
    schemaHide: true,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value);
      reply.removeHeader(REQUEST_ID_HEADER);
    },
  });
}

/**
 * Of a dozen files of a first visit each byte counts: what is the same for everybody, and kept by browsers and caches, is
 * not named after the request that fetched it.
 */
const HEADERS = {
  'cache-control': IMMUTABLE,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const NAME = /^[\w.@-]+(\/[\w.@-]+)*$/;

/** Endings of the copies that were compressed when the version was published. */
const PACKINGS: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/** Of a store elsewhere, or one whose files are given only as they were published. */
function serveStored(http: FastifyInstance, releases: ServedReleases): void {
  http.get<{ Params: { '*': string } }>('/r/*', { schema: { hide: true } }, async (request, reply) => {
    const name = request.params['*'];
    const isName = NAME.test(name) && !name.split('/').some((part) => /^\.+$/.test(part));
    if (!isName || /\.(br|gz)$/.test(name)) return plainText(reply, 404, 'Not found');
    const { bytes, encoding } = (await packed(releases, request, name)) ?? (await plain(releases, name));
    if (!bytes) return plainText(reply, 404, 'Not found');
    if (encoding) reply.header('content-encoding', encoding);
    if (isCompressed(name)) addVary(reply, 'Accept-Encoding');
    reply.removeHeader(REQUEST_ID_HEADER);
    return reply.headers(HEADERS).type(contentTypeOf(name)).send(bytes);
  });
}

interface Found {
  readonly bytes: Buffer | null;
  readonly encoding: string | null;
}

async function plain({ store }: ServedReleases, name: string): Promise<Found> {
  return { bytes: (await store.objects.read(`r/${name}`))?.bytes ?? null, encoding: null };
}

/** The copy of a file in the encoding that the browser likes best; of a store elsewhere each look for one is a request. */
async function packed(
  { store, isVerified }: ServedReleases,
  { headers }: FastifyRequest,
  name: string,
): Promise<Found | null> {
  if (!isVerified || !isCompressed(name)) return null;
  const accepted = headers['accept-encoding'];
  const encoding = accepted === undefined ? null : negotiate(accepted, Object.keys(PACKINGS));
  const stored = encoding && (await store.objects.read(`r/${name}${PACKINGS[encoding]}`));
  return stored ? { bytes: stored.bytes, encoding } : null;
}
