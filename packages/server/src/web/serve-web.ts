import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { discoveryName, matchRoute, splitLocale } from '@suite/contracts';
import { ReleaseStore } from '@suite/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, plainText } from '../error-answers.ts';
import type { PageMatch } from './head/describe-page.ts';
import { type FoundHead, findHead, type HeadSource, notFoundMarkup } from './page-heads.ts';
import { pageHtml } from './page-html.ts';
import { serveFound } from './serve-found.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const NO_RELEASE =
  'There is no release of the shell yet. Build and release the front end, then load this page again.';

/** Pages of the front end: every path that is no file leads to the shell. */
export interface WebPages {
  isPage(request: FastifyRequest): boolean;
  sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

export interface WebOptions extends HeadSource {
  /** Folder of the released front end. */
  readonly storeDir: string;
  /** Origin of an API elsewhere, which the pages are to speak to. */
  readonly apiOrigin: string | null;
  /** Google tag that measures visits, for those who allow it. */
  readonly googleTagId: string | null;
}

/** Serves the release store: assets for ever, the discovery document always fresh, the shell for every page. */
export async function serveWeb(http: FastifyInstance, options: WebOptions): Promise<WebPages> {
  const { storeDir } = options;
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
  for (const [name, type, caching] of ROOT_FILES) {
    http.get(`/${name}`, { schema: { hide: true } }, async (_request, reply) => {
      const bytes = await readStableFile(store, name);
      if (bytes === null) return plainText(reply, 404, 'Not found');
      return reply.type(type).header('cache-control', caching).send(bytes);
    });
  }
  serveFound(http, options);
  return { isPage, sendPage: (request, reply) => sendShell(store, options, request, reply) };
}

const DAILY = 'public, max-age=86400';
/** Files of the stable shell that stand at the root: a service worker governs what lies below its own address. */
const ROOT_FILES = [
  ['sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['icon.svg', 'image/svg+xml', DAILY],
  ['icon-512.png', 'image/png', DAILY],
  ['apple-touch-icon.png', 'image/png', DAILY],
] as const;

/** What a browser asks for as a file; any other path with a dot in it is an address of a visitor. */
const ASSET = /\.(js|mjs|css|map|json|geojson|txt|xml|ico|png|jpe?g|webp|avif|svg|woff2?)$/i;

function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const pathname = pathOf(request.url);
  const isFile = pathname === '/r' || pathname.startsWith('/r/') || ASSET.test(pathname);
  const { accept } = request.headers;
  return !isFile && (accept === undefined || /text\/html|\*\/\*/.test(accept));
}

/** The stable shell's page. It shows its own not-found page, so an unknown path differs in status and head only. */
async function sendShell(
  store: ReleaseStore,
  options: WebOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { apiOrigin, googleTagId } = options;
  const template = await readStableFile(store, 'index.html');
  if (template === null) return plainText(reply, 503, NO_RELEASE);
  const pathname = decoded(pathOf(request.url));
  const match = knownPage(pathname);
  const { status, markup } = match ? await headOf(options, match, request) : NOT_FOUND;
  const { locale } = splitLocale(pathname);
  const head = status === 404 ? notFoundMarkup(locale) : markup;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(pageHtml(template.toString(), { locale, head, apiOrigin, googleTagId }));
}

const NOT_FOUND: FoundHead = { status: 404, markup: null };

/** A page whose head cannot be told is shown all the same: its own calls say what is wrong. */
async function headOf(options: WebOptions, match: PageMatch, request: FastifyRequest): Promise<FoundHead> {
  try {
    return await findHead(options, match);
  } catch (error) {
    request.log.error({ err: error }, 'the head of a page could not be made');
    return { status: 200, markup: null };
  }
}

/** A route whose ids can be ids. */
function knownPage(pathname: string): PageMatch | null {
  const route = matchRoute(pathname);
  return route !== null && Object.values(route.params).every((id) => id !== null) ? route : null;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** A file of the stable shell. */
async function readStableFile(store: ReleaseStore, name: string): Promise<Buffer | null> {
  const { document } = await store.readDocument();
  const entries = document.microFrontends[discoveryName('shell')] ?? [];
  const stable = entries.find((entry) => entry.deployment.default);
  return stable ? readIfThere(path.join(store.versionFolder('shell', stable.metadata.version), name)) : null;
}

async function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null);
}
