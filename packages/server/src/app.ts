import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { ReleaseStore, SigningKey } from '@suite/release';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { createPrivateProjects } from './access/private-projects.ts';
import { closerOf } from './close-http.ts';
import type { LogLevel } from './configuration.ts';
import { createImportJobs, type ImportJobs } from './content/import-jobs.ts';
import { createStateReader } from './database/catalogue-state.ts';
import type { Database } from './database/connection.ts';
import {
  isApiPath,
  methodNotAllowed,
  pathOf,
  plainText,
  responseError,
  sendError,
  unknownApiPath,
} from './error-responses.ts';
import { etagPlugin } from './etag-plugin.ts';
import { allowOrigins } from './http/allow-origins.ts';
import { collectAllowedMethods } from './http/allowed-methods.ts';
import { limitArrivals } from './http/arrival-limit.ts';
import { FORM_LIMITS } from './http/receive-form.ts';
import type { Outbox } from './mail/outbox.ts';
import { releasesOf } from './modules/delivery/releases.ts';
import { createEnquiryIntake, type EnquiryIntake } from './modules/enquiries/enquiry-intake.ts';
import { createUnitIndex } from './modules/filter/unit-index.ts';
import { createEmbeddedGeocoder } from './modules/geocoding/embedded-geocoder.ts';
import type { Geocoder } from './modules/geocoding/geocoder.ts';
import { createUpstreamGeocoder } from './modules/geocoding/upstream-geocoder.ts';
import { FOLLOWER_LIMITS, Followers } from './modules/live/followers.ts';
import { createLiveBuildings } from './modules/live/live-buildings.ts';
import { openMediaFiles } from './modules/media/media-files.ts';
import type { PasswordCost } from './modules/session/passwords.ts';
import { deriveKey } from './modules/session/secret-keys.ts';
import { mountHealth } from './observation/health.ts';
import { createMetrics, mountMetrics } from './observation/metrics.ts';
import { observeRequests, observeUnrouted } from './observation/observe-requests.ts';
import { requestIdOf } from './observation/request-id.ts';
import { mountOpenApi, registerOpenApi } from './openapi.ts';
import { mountOperations } from './operations/mount.ts';
import {
  createPeopleServices,
  type PeopleServices,
  type StaffSecondFactor,
} from './operations/people-services.ts';
import { tooManyRequests } from './operations/rate-limits.ts';
import { createResponseCache } from './operations/response-cache.ts';
import { securityHeaders } from './security-headers.ts';
import { mountTelemetry } from './telemetry/mount-telemetry.ts';
import { createPageViews } from './telemetry/page-views.ts';
import { readableUrl } from './web/readable-url.ts';
import { serveSecurityTxt } from './web/security-txt.ts';
import { serveWeb, type WebOptions, type WebPages } from './web/serve-web.ts';

export interface AppOptions {
  /** Folder of media: the originals, unless `mediaUrl` says where they are, and what is made from them. */
  readonly mediaDir: string;
  /** S3-compatible storage of the originals, see `s3LocationOf`. */
  readonly mediaUrl?: string | null | undefined;
  /** The released front end; without it only the API is served. */
  readonly store?: ReleaseStore | undefined;
  /** Key of the discovery document. */
  readonly signingKey?: SigningKey | undefined;
  readonly logLevel: LogLevel;
  /** Takes the lines of the log, JSON each; standard output by default. */
  readonly logTo?: { write(line: string): void } | undefined;
  /** Key of tokens and cookies, 32 bytes; without one, it is made anew and who was signed in has to log in. */
  readonly secretKey?: Uint8Array | undefined;
  /** Address that visitors open, without a slash at its end; `http://localhost:3000` by default. */
  readonly publicUrl?: string | undefined;
  /** Other origins whose pages may call with the cookie of a session; none by default. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Origin of an API elsewhere, which the pages speak to in place of this one. */
  readonly apiOrigin?: string | null | undefined;
  /** Origins that released files may come from besides this one; none by default. */
  readonly assetOrigins?: readonly string[] | undefined;
  /** Where vulnerabilities are reported, for security.txt; none by default. */
  readonly securityContact?: string | null | undefined;
  /** Google tag that measures visits, for those who allow it; none by default. */
  readonly googleTagId?: string | null | undefined;
  /** Share of the page views that report how the remotes fared; all by default. */
  readonly outcomeShare?: number | undefined;
  /** Addresses and networks of proxies that are believed whom they pass a request on for; none by default. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Whether staff must have a second factor from their second login; `optional` by default. */
  readonly staffSecondFactor?: StaffSecondFactor | undefined;
  /** Lower only in tests. */
  readonly passwordCost?: PasswordCost | undefined;
  /** Answers that must not tell who is known are held back to multiples of it, 250 ms. Lower only in tests. */
  readonly evenStepMs?: number | undefined;
  /** Address of a maps service; without one the gazetteer is used. */
  readonly geocoderUrl?: string | null | undefined;
  /** Whom to tell of queued mails, and whether it keeps them; by default nobody sends them. */
  readonly mail?: Pick<Outbox, 'wake' | 'keepsMails' | 'forget'> | undefined;
  /** By default price requests are in the database only. */
  readonly enquiries?: EnquiryIntake | undefined;
  /** How often open streams say that they live, 15 s by default. */
  readonly heartbeatMs?: number | undefined;
  /** For how long requests that are under way may go on when the server closes, 10 s by default. */
  readonly closeGraceMs?: number | undefined;
  /** Lower only in tests. */
  readonly connectionTimeoutMs?: number | undefined;
  /** Off only for tests and measurements. */
  readonly rateLimits: boolean;
}

export interface App {
  readonly http: FastifyInstance;
  /** Imports of this process, which the administrator's command starts too. */
  readonly imports: ImportJobs;
  /** From here on the API answers; until then it says 503. */
  setDatabase(db: Database): void;
  /** Lets requests under way end, and cuts off those that do not in time. */
  close(): Promise<void>;
}

const DEFAULT_PUBLIC_URL = 'http://localhost:3000';
const BODY_LIMIT_BYTES = 64 * 1024;
/** A connection on which nothing moves for so long is closed: who does not read an answer holds it open for ever. */
const CONNECTION_TIMEOUT_MS = 120_000;
const CLOSE_GRACE_MS = 10_000;
/** Where compressing pays; pictures are compressed already. */
const COMPRESSIBLE = /^text\/(?!event-stream)|[+/](json|javascript|xml|manifest\+json)(;|$)/;

/** The HTTP server with everything mounted; it listens and opens no database by itself. */
export async function createApp(options: AppOptions): Promise<App> {
  const metrics = createMetrics();
  const { allowedOrigins = [], apiOrigin = null, assetOrigins = [], googleTagId = null } = options;
  const [hasTag, isShared] = [googleTagId !== null, allowedOrigins.length > 0];
  const isSecure = options.publicUrl?.startsWith('https:') === true;
  const securedBy = securityHeaders({ apiOrigin, assetOrigins, hasTag, isSecure, isShared });
  const http = Fastify({
    logger: { level: options.logLevel, ...(options.logTo && { stream: options.logTo }) },
    // Its lines hold addresses and queries; `observeRequests` writes ours.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    bodyLimit: BODY_LIMIT_BYTES,
    // `limitArrivals` does it, with a way out for archives.
    requestTimeout: 0,
    connectionTimeout: options.connectionTimeoutMs ?? CONNECTION_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    frameworkErrors: (error, request, reply) => {
      reply.headers(securedBy.other);
      observeUnrouted(request, reply, metrics);
      responseError(error, request, reply);
    },
  });
  http.setValidatorCompiler(validatorCompiler);
  http.setErrorHandler(responseError);
  limitArrivals(http);
  const close = closerOf(http, options.closeGraceMs ?? CLOSE_GRACE_MS);
  observeRequests(http, metrics);
  http.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securedBy.other);
    done();
  });
  await http.register(cookie);
  await allowOrigins(http, allowedOrigins);
  // Before compression: the tag is of the content.
  etagPlugin(http);
  await http.register(compress, { encodings: ['br', 'gzip'], customTypes: COMPRESSIBLE });
  if (options.rateLimits)
    await http.register(rateLimit, { global: false, errorResponseBuilder: tooManyRequests });
  await http.register(multipart, { limits: FORM_LIMITS });
  await registerOpenApi(http);
  const allowedMethods = collectAllowedMethods(http);

  let database: Database | null = null;
  const publicUrl = options.publicUrl ?? DEFAULT_PUBLIC_URL;
  const openDatabase = () => {
    if (!database) throw new TypeError('There is no database yet');
    return database;
  };
  const readState = createStateReader(openDatabase);
  const followers = new Followers(options.rateLimits ? FOLLOWER_LIMITS : null);
  const live = createLiveBuildings({
    database: openDatabase,
    readState,
    followers,
    heartbeatMs: options.heartbeatMs,
    onFailure: (error) => http.log.error({ err: error }, 'a change of status could not be told'),
  });
  // Before the server waits for its connections to end.
  http.addHook('preClose', () => live.close());
  metrics.addGauge('live_streams', 'Open pages that follow a building.', () => followers.count);
  const responses = createResponseCache(readState);
  const secretKey = options.secretKey ?? randomBytes(32);
  const pageViews = createPageViews({
    key: deriveKey(secretKey, 'page-view'),
    database: () => database,
    outcomeShare: options.outcomeShare ?? 1,
    onError: (error) => http.log.error({ err: error }, 'page views could not be counted'),
  });
  const imports = createImportJobs(options, http.log);
  http.addHook('preClose', async () => void (await Promise.all([pageViews.flush(), imports.close()])));
  mountOperations(http, () => database, {
    files: openMediaFiles(options),
    units: createUnitIndex(openDatabase, readState),
    readState,
    responses,
    privateProjects: createPrivateProjects(openDatabase, readState),
    live,
    followers,
    geocoder: geocoderOf(http, options.geocoderUrl ?? null),
    ...peopleServices(http, { ...options, secretKey }, publicUrl),
    publicUrl,
    wakeMail: () => options.mail?.wake(),
    keepsMails: options.mail?.keepsMails ?? true,
    forgetMails: async (ids) => options.mail?.forget(ids),
    enquiries: options.enquiries ?? createEnquiryIntake(null),
    imports,
    releases: releasesOf(options.store),
    pageViews,
  });
  mountOpenApi(http);
  mountMetrics(http, metrics);
  mountHealth(http, () => database);
  serveSecurityTxt(http, options.securityContact, publicUrl);
  mountTelemetry(http, () => database, options.signingKey);
  const web = await webOf(http, options, {
    apiOrigin,
    googleTagId,
    pageViews,
    pageHeaders: securedBy.page,
    // What an API elsewhere publishes is not in this database.
    database: () => (apiOrigin === null ? database : null),
    responses,
    publicUrl,
  });
  responseTheRest(http, web, allowedMethods);
  await http.ready();
  const setDatabase = (db: Database) => {
    database = db;
  };
  return { http, imports, setDatabase, close };
}

/** The front end, where there is one. */
async function webOf(
  http: FastifyInstance,
  { store, signingKey }: AppOptions,
  options: Omit<WebOptions, 'store' | 'publicKey'>,
): Promise<WebPages | null> {
  if (!store) return null;
  return serveWeb(http, { store, publicKey: signingKey?.publicKey ?? null, ...options });
}

function geocoderOf(http: FastifyInstance, url: string | null): Geocoder {
  if (url === null) return createEmbeddedGeocoder();
  return createUpstreamGeocoder(url, {
    onFailure: (reason) => http.log.warn({ reason }, 'geocoding failed'),
  });
}

function peopleServices(
  http: FastifyInstance,
  options: AppOptions & { readonly secretKey: Uint8Array },
  publicUrl: string,
): PeopleServices {
  const services = createPeopleServices({
    secretKey: options.secretKey,
    publicUrl,
    allowedOrigins: options.allowedOrigins ?? [],
    passwordCost: options.passwordCost,
    staffSecondFactor: options.staffSecondFactor ?? 'optional',
    evenStepMs: options.evenStepMs,
  });
  if (services.refreshCookies.isExposed) {
    http.log.warn('PUBLIC_URL begins with http: passwords and sessions can be read on their way. Use https.');
  }
  return services;
}

/** Pages of the front end, or an error: JSON for the API, a plain line elsewhere. */
function responseTheRest(
  http: FastifyInstance,
  web: WebPages | null,
  allowedMethods: (path: string) => readonly string[],
): void {
  http.setNotFoundHandler(async (request, reply) => {
    if (isApiPath(request.url)) {
      const allowed = allowedMethods(pathOf(request.url));
      if (allowed.length === 0) return sendError(reply, unknownApiPath(request));
      reply.header('allow', allowed.join(', '));
      if (request.method === 'OPTIONS') return reply.code(204).send();
      return sendError(reply, methodNotAllowed(request));
    }
    if (web?.isPage(request)) return web.sendPage(request, reply);
    return plainText(reply, 404, 'Not found');
  });
}
