import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { contentTypeOf, type ReleaseStore } from '@suite/release';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { plainText } from '../error-responses.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Files of the released versions, below `/r/`: they never change, and pages of other origins may use them. */
export async function serveAssets(http: FastifyInstance, store: ReleaseStore): Promise<void> {
  if (!store.isLocal) return serveStored(http, store);
  await http.register(fastifyStatic, {
    root: path.join(store.folder, 'r'),
    prefix: '/r/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    allowedPath: (name) => !/\.(br|gz)$/.test(name),
    schemaHide: true,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value);
    },
  });
}

const HEADERS = {
  'cache-control': IMMUTABLE,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const NAME = /^[\w.@-]+(\/[\w.@-]+)*$/;

/** Of a store elsewhere; what stands before this server keeps them. */
function serveStored(http: FastifyInstance, store: ReleaseStore): void {
  http.get<{ Params: { '*': string } }>('/r/*', { schema: { hide: true } }, async (request, reply) => {
    const name = request.params['*'];
    const isName = NAME.test(name) && !name.split('/').some((part) => /^\.+$/.test(part));
    const stored = isName && !/\.(br|gz)$/.test(name) ? await store.objects.read(`r/${name}`) : null;
    if (!stored) return plainText(reply, 404, 'Not found');
    return sendStored(reply, name, stored.bytes);
  });
}

function sendStored(reply: FastifyReply, name: string, bytes: Buffer): FastifyReply {
  return reply.headers(HEADERS).type(contentTypeOf(name)).send(bytes);
}
