import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { discoveryName, matchRoute } from '@suite/contracts';
import { ReleaseStore } from '@suite/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, plainText } from '../error-answers.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const NO_RELEASE =
  'There is no release of the shell yet. Build and release the front end, then load this page again.';

/** Pages of the front end: every path that is no file leads to the shell. */
export interface WebPages {
  isPage(request: FastifyRequest): boolean;
  sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** Serves the release store: assets for ever, the discovery document always fresh, the shell for every page. */
export async function serveWeb(http: FastifyInstance, storeDir: string): Promise<WebPages> {
  const store = new ReleaseStore(storeDir);
  await http.register(fastifyStatic, {
    root: path.join(storeDir, 'r'),
    prefix: '/r/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    allowedPath: (name) => !/\.(br|gz)$/.test(name),
    schemaHide: true,
    setHeaders: (reply) => {
      reply.header('cache-control', IMMUTABLE);
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  http.get('/discovery.json', { schema: { hide: true } }, async (_request, reply) => {
    const text = await readIfThere(path.join(storeDir, 'discovery.json'));
    if (text === null) return plainText(reply, 503, NO_RELEASE);
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .header('access-control-allow-origin', '*')
      .send(text);
  });
  // At the root, since a service worker governs what lies below its own address.
  http.get('/sw.js', { schema: { hide: true } }, async (_request, reply) => {
    const text = await readStableFile(store, 'sw.js');
    if (text === null) return plainText(reply, 404, 'Not found');
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
  return { isPage, sendPage: (request, reply) => sendShell(store, request, reply) };
}

/** What a browser asks for as a file; any other path with a dot in it is an address of a visitor. */
const ASSET = /\.(js|mjs|css|map|json|geojson|txt|xml|ico|png|jpe?g|webp|avif|svg|woff2?)$/i;

function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const pathname = pathOf(request.url);
  const isFile = pathname === '/r' || pathname.startsWith('/r/') || ASSET.test(pathname);
  const { accept } = request.headers;
  return !isFile && (accept === undefined || /text\/html|\*\/\*/.test(accept));
}

/** The stable shell's page. It shows its own not-found page, so an unknown path differs in its status only. */
async function sendShell(
  store: ReleaseStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const html = await readStableFile(store, 'index.html');
  if (html === null) return plainText(reply, 503, NO_RELEASE);
  return reply
    .code(isKnownPage(pathOf(request.url)) ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(html);
}

/** A route whose ids can be ids. */
function isKnownPage(pathname: string): boolean {
  const route = matchRoute(decoded(pathname));
  return route !== null && Object.values(route.params).every((id) => id !== null);
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** A file of the stable shell. */
async function readStableFile(store: ReleaseStore, name: 'index.html' | 'sw.js'): Promise<string | null> {
  const { document } = await store.readDocument();
  const entries = document.microFrontends[discoveryName('shell')] ?? [];
  const stable = entries.find((entry) => entry.deployment.default);
  return stable ? readIfThere(path.join(store.versionFolder('shell', stable.metadata.version), name)) : null;
}

async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}
