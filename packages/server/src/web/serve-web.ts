import { type DiscoveryDocument, discoveryName, matchRoute, ROUTES, type RouteTable } from '@suite/contracts';
import { hasServiceWorker } from '@suite/domain';
import { stableVersion } from '@suite/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseCopies } from '../dependencies/release-copies.ts';
import { pathOf, plainText } from '../error-responses.ts';
import { addVary } from '../http/add-vary.ts';
import { cachedResponse } from '../operations/response-cache.ts';
import { sendCached } from '../operations/send-cached.ts';
import type { PageViews } from '../telemetry/page-views.ts';
import { type AskedByName, readAskedByName } from './asked-by-name.ts';
import { shellVersions } from './assign-shell.ts';
import { type AssignedShell, assignedShell, formerOf } from './assigned-shell.ts';
import { type BuiltPage, policyWith, withStill } from './built-page.ts';
import { DROPPED_WORKER } from './dropped-worker.ts';
import { foundPage } from './found-page.ts';
import { cookieLine } from './head/cookie-line.ts';
import type { AskedPage } from './head/describe-page.ts';
import { narrowPicture } from './head/first-picture.ts';
import { type PictureMarkup, pictureMarkup } from './head/picture-markup.ts';
import { liveDocument, liveRoutes } from './live-routes.ts';
import type { HeadSource, ShownPicture } from './page-heads.ts';
import { pageHtml } from './page-html.ts';
import { pageReads } from './page-reads.ts';
import { servePlain } from './plain/serve-plain.ts';
import { framedHeaders, isPreviewPage } from './preview-page.ts';
import { readablePath } from './readable-url.ts';
import { serveAssets } from './serve-assets.ts';
import { serveFound } from './serve-found.ts';
import { type ShellFiles, shellFiles } from './shell-files.ts';
import { shellPage } from './shell-page.ts';
import { policyWithStartLock } from './start-lock.ts';
import { failedShellCookie, failedShellOf, nameVisitor } from './visitor-cookie.ts';

const NO_RELEASE =
  'There is no release of the shell yet. Build and release the front end, then load this page again.';

/** Pages of the front end: every path that is no file leads to the shell. */
export interface WebPages {
  isPage(request: FastifyRequest): boolean;
  sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

export interface WebOptions extends HeadSource {
  readonly releases: ReleaseCopies;
  /** Key that pages verify the discovery document with; null where documents are not signed. */
  readonly publicKey: string | null;
  /** Origin of an API elsewhere, which the pages are to speak to. */
  readonly apiOrigin: string | null;
  /** Google tag that measures visits, for those who allow it. */
  readonly googleTagId: string | null;
  readonly pageViews: PageViews;
  /** Whether the session of the browser is of somebody who works for a project. */
  readonly isStaff: (request: FastifyRequest) => Promise<boolean>;
  /** Security headers of pages. */
  readonly pageHeaders: Readonly<Record<string, string>>;
}

/** Serves the release store: assets for ever, the discovery document always fresh, the shell for every page. */
export async function serveWeb(http: FastifyInstance, options: WebOptions): Promise<WebPages> {
  const files = shellFiles(options.releases.store);
  await serveAssets(http, options.releases);
  await servePlain(http, {
    ...options,
    styles: async () => {
      const signed = await files.document();
      const version = signed && stableVersion(signed.bytes, 'shell');
      return (version && (await files.page(version))?.styleMarkup) || '';
    },
  });
  http.get('/discovery.json', { schema: { hide: true } }, async (_request, reply) => {
    const signed = await files.document();
    if (!signed) return plainText(reply, 503, NO_RELEASE);
    return sendFresh(reply, 'application/json; charset=utf-8', signed.bytes);
  });
  http.get('/discovery.json.sig', { schema: { hide: true } }, async (_request, reply) => {
    const signed = await files.document();
    if (!signed?.signature) return plainText(reply, 404, 'Not found');
    return sendFresh(reply, 'text/plain; charset=utf-8', signed.signature);
  });
  for (const [name, type, caching] of ROOT_FILES) {
    http.get(`/${name}`, { schema: { hide: true } }, async (_request, reply) => {
      const signed = await files.document();
      const isDropped = name === 'sw.js' && signed && !hasServiceWorker(liveDocument(signed.bytes));
      const bytes = isDropped ? DROPPED_WORKER : await files.file(name);
      if (bytes === null) return plainText(reply, 404, 'Not found');
      return reply.headers(options.pageHeaders).type(type).header('cache-control', caching).send(bytes);
    });
  }
  serveFound(http, options, async () => {
    const signed = await files.document();
    return signed ? liveRoutes(signed.bytes) : ROUTES;
  });
  return { isPage, sendPage: (request, reply) => sendShell(files, { ...options, http }, request, reply) };
}

/** Asked for again each time by pages; what stands before this server may keep it for seconds, and a day in need. */
function sendFresh(reply: FastifyReply, type: string, content: Buffer | string): FastifyReply {
  return reply
    .type(type)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('cdn-cache-control', 'public, max-age=5, stale-if-error=86400')
    .header('access-control-allow-origin', '*')
    .send(content);
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

/** The page of the visitor's shell. It shows its own not-found page, so an unknown path differs in status and head only. */
async function sendShell(
  files: ShellFiles,
  options: WebOptions & { readonly http: FastifyInstance },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { apiOrigin, googleTagId } = options;
  const signed = await files.document();
  if (signed === null) return plainText(reply, 503, NO_RELEASE);
  const search = searchOf(request.url);
  const isHttps = options.publicUrl.startsWith('https:');
  const visitorId = nameVisitor(request, reply, isHttps);
  const asked = await askedByName(options, request, search);
  const visitor = { visitorId, asked, failedVersion: failedShellOf(request) };
  const document = liveDocument(signed.bytes);
  const shell = await assignedShell(files, shellVersions(document, visitor));
  if (shell === null) return plainText(reply, 503, NO_RELEASE);
  const pathname = readablePath(pathOf(request.url));
  const match = knownPage(pathname, search, liveRoutes(signed.bytes));
  const found = await foundPage(options, match, request);
  const { locale, status, markup, card, plain, first, copiedAt } = found;
  const served = {
    document,
    visitorId,
    locale,
    remote: match && remoteOf(match),
    shell: shell.candidate,
    isByName: asked.isAnything,
  };
  const pageView = status === 200 ? options.pageViews.serve(request, served) : null;
  const isStill = isStillPage(shell.page, first, search);
  const hasConsent = request.cookies.cookiePreferences !== undefined;
  const picture = first && shownTo(request, first, { hasConsent, hasShapes: isStill });
  const cookies = hasConsent ? '' : cookieLine(locale);
  const parts = { locale, head: markup, picture, card, cookies, plain, apiOrigin, googleTagId };
  const page = pageHtml(isStill ? withStill(shell.page) : shell.page.template, parts);
  const formerShell = formerOf(shell, locale);
  const hasStartLock = formerShell !== null && hasServiceWorker(document);
  const headers = await headersOf(options, match, request, cachingOf(document, shell, asked));
  const response = cachedResponse(
    shellPage(page, signed, {
      publicKey: options.publicKey,
      pageView,
      granted: asked.granted,
      again: shell.again,
      formerShell,
      failedShellCookie: failedShellCookie(shell.candidate.version, isHttps),
      hasStartLock,
      reads: await pageReads(options, match, found, request),
    }),
  );
  const own = String(headers['content-security-policy']);
  const policy = policyWith(hasStartLock ? policyWithStartLock(own) : own, {
    scripts: shell.page.scriptHashes,
    styles: [...shell.page.styleHashes, ...(picture ? [picture.styleHash] : [])],
  });
  reply.headers(headers).header('content-security-policy', policy);
  addVary(reply, 'Save-Data');
  // Pages are what no route is found for, and answers without a route are not compressed by themselves.
  reply.code(status);
  const readAt = copiedAt ?? options.releases.copiedAt;
  const marked = readAt ? { ...response, copiedAt: readAt } : response;
  return sendCached(marked, request, reply, 'text/html; charset=utf-8');
}

/** Who may not ask for it is told nothing. */
async function askedByName(
  { publicKey, isStaff }: WebOptions,
  request: FastifyRequest,
  search: URLSearchParams,
): Promise<AskedByName> {
  const asked = await readAskedByName(search, { publicKey, isStaff: () => isStaff(request) });
  if (asked.isRefused)
    request.log.info('versions that an address names need a signed link or a staff session');
  return asked;
}

/** The remote that draws a page; null where the shell does. */
function remoteOf({ definition: { target } }: AskedPage): string | null {
  return target.kind === 'page' ? target.remote : null;
}

/** Of an address that says no more than which picture: shapes in the HTML know nothing of filters and choices. */
const PICTURE_PARAMS = ['project', 'view'];

/** Whether its picture is alive before the scripts of the shell are there, which then wait for it. */
function isStillPage(
  { stillMarkup }: BuiltPage,
  first: ShownPicture | null,
  search: URLSearchParams,
): boolean {
  const isPlain = Array.from(search).every(
    ([key, value]) => PICTURE_PARAMS.includes(key) && /^\d+$/.test(value),
  );
  return stillMarkup !== '' && first !== null && first.picture.shapes.length > 0 && isPlain;
}

/** Who saves data gets a narrow one. */
function shownTo(
  { headers }: FastifyRequest,
  { picture, alt }: ShownPicture,
  shown: { readonly hasConsent: boolean; readonly hasShapes: boolean },
): PictureMarkup {
  const isSaving = headers['save-data'] === 'on';
  return pictureMarkup(isSaving ? narrowPicture(picture) : picture, { alt, ...shown });
}

const KEPT_NOWHERE = 'private, no-store';

/** Headers of a page, and how long it may be kept: that of a preview nowhere. */
async function headersOf(
  options: WebOptions,
  match: AskedPage | null,
  request: FastifyRequest,
  caching: string,
): Promise<Readonly<Record<string, string>>> {
  const { pageHeaders } = options;
  if (!(await isPreviewPage(options, match, request))) return { ...pageHeaders, 'cache-control': caching };
  // Browsers leave the policy of a copy that is said to hold still as it was.
  delete request.headers['if-none-match'];
  return { ...framedHeaders(pageHeaders), 'cache-control': KEPT_NOWHERE };
}

/**
 * Where visitors get different pages, none is for others. That of a canary is kept nowhere, not even by the service
 * worker, so that no copy outlives its being taken back.
 */
function cachingOf(
  document: DiscoveryDocument,
  { candidate }: AssignedShell,
  { isAnything }: AskedByName,
): string {
  if (isAnything || candidate.cohort === 'canary') return KEPT_NOWHERE;
  const versions = document.microFrontends[discoveryName('shell')] ?? [];
  return versions.length > 1 ? 'private, no-cache' : 'no-cache';
}

/** A route whose ids can be ids. */
function knownPage(pathname: string, search: URLSearchParams, routes: RouteTable): AskedPage | null {
  const route = matchRoute(pathname, routes);
  const isKnown = route !== null && Object.values(route.params).every((id) => id !== null);
  return isKnown ? { ...route, search } : null;
}

function searchOf(url: string): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '');
}
