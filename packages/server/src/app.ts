import { randomBytes } from 'node:crypto';
import path from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { createPrivateProjects } from './access/private-projects.ts';
import { isStaffSession } from './access/staff-session.ts';
import type { AppOptions } from './app-options.ts';
import { closerOf } from './close-http.ts';
import { createImportJobs, type ImportJobs } from './content/import-jobs.ts';
import { createStateReader, type ReadState } from './database/catalogue-state.ts';
import type { Database } from './database/connection.ts';
import { NO_DATABASE } from './database/no-database.ts';
import { createCopiesFolder } from './dependencies/copies-folder.ts';
import { createDependencies, DEADLINES } from './dependencies/dependencies.ts';
import { openReleaseCopies } from './dependencies/open-release-copies.ts';
import type { ReleaseCopies } from './dependencies/release-copies.ts';
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
import { tlsServer } from './http/tls-server.ts';
import { releasesOf } from './modules/delivery/releases.ts';
import { createEnquiryIntake } from './modules/enquiries/enquiry-intake.ts';
import { createUnitIndex } from './modules/filter/unit-index.ts';
import { geocoderOf } from './modules/geocoding/upstream-geocoder.ts';
import { FOLLOWER_LIMITS, Followers } from './modules/live/followers.ts';
import { createLiveBuildings } from './modules/live/live-buildings.ts';
import { type MediaFiles, openMediaFiles } from './modules/media/media-files.ts';
import { createScanFile } from './modules/media/scan-file.ts';
import { deriveKey, type SecretKeys } from './modules/session/secret-keys.ts';
import { type HealthSource, mountHealth } from './observation/health.ts';
import { LOG_OPTIONS } from './observation/log-options.ts';
import { createMetrics, type Metrics, mountMetrics } from './observation/metrics.ts';
import { observeRequests, observeUnrouted } from './observation/observe-requests.ts';
import { requestIdOf } from './observation/request-id.ts';
import { mountOpenApi, registerOpenApi } from './openapi.ts';
import { mountOperations } from './operations/mount.ts';
import { createPeopleServices, type PeopleServices } from './operations/people-services.ts';
import { limitRates } from './operations/rate-limits.ts';
import { createResponseCache, type ResponseCache } from './operations/response-cache.ts';
import { serializerCompiler } from './operations/serializer-compiler.ts';
import { securityHeaders } from './security-headers.ts';
import { mountTelemetry } from './telemetry/mount-telemetry.ts';
import { createPageViews } from './telemetry/page-views.ts';
import { readableUrl } from './web/readable-url.ts';
import { serveSecurityTxt } from './web/security-txt.ts';
import { serveWeb, type WebOptions, type WebPages } from './web/serve-web.ts';

export interface App {
  readonly http: FastifyInstance;
  /** Imports of this process, which the administrator's command starts too. */
  readonly imports: ImportJobs;
  readonly metrics: Metrics;
  /** What is served of the release store; null where no front end is. */
  readonly releases: ReleaseCopies | null;
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
  const { connectionTimeoutMs = CONNECTION_TIMEOUT_MS } = options;
  const http = Fastify({
    logger: { ...LOG_OPTIONS, level: options.logLevel, ...(options.logTo && { stream: options.logTo }) },
    // Its lines hold addresses and queries; `observeRequests` writes ours.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    bodyLimit: BODY_LIMIT_BYTES,
    // `limitArrivals` does it, with a way out for archives.
    requestTimeout: 0,
    connectionTimeout: connectionTimeoutMs,
    ...(options.tls && { serverFactory: tlsServer(options.tls, connectionTimeoutMs) }),
    forceCloseConnections: 'idle',
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    frameworkErrors: (error, request, reply) => {
      reply.headers(securedBy.other);
      observeUnrouted(request, reply, metrics);
      responseError(error, request, reply);
    },
  });
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
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
  await http.register(multipart, { limits: FORM_LIMITS });
  await registerOpenApi(http);
  const allowedMethods = collectAllowedMethods(http);

  let database: Database | null = null;
  const publicUrl = options.publicUrl ?? DEFAULT_PUBLIC_URL;
  const { deadlines, dependencies } = dependenciesOf(options);
  const openDatabase = () => database ?? NO_DATABASE;
  const secretKey = options.secretKey ?? randomBytes(32);
  await limitRates(http, options, { database: openDatabase, secretKey, deadlineMs: deadlines.databaseMs });
  const readState = createStateReader(openDatabase, deadlines.databaseMs);
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
  const responses = await responsesOf(http, options, { readState, deadlineMs: deadlines.databaseMs });
  const pageViews = createPageViews({
    key: deriveKey(secretKey, 'page-view'),
    database: () => database,
    outcomeShare: options.outcomeShare ?? 1,
    onError: (error) => http.log.error({ err: error }, 'page views could not be counted'),
  });
  const imports = createImportJobs(options, http.log);
  http.addHook('preClose', async () => void (await Promise.all([pageViews.flush(), imports.close()])));
  const files = openMediaFiles(options, dependencies.media);
  const people = peopleServices(http, { ...options, secretKey }, publicUrl);
  mountOperations(http, () => database, {
    deadlines,
    files,
    scanFile: createScanFile(options.scannerUrl),
    units: createUnitIndex(openDatabase, readState),
    readState,
    responses,
    privateProjects: createPrivateProjects(openDatabase, readState),
    live,
    followers,
    geocoder: geocoderOf(http.log, options.geocoderUrl ?? null, dependencies.geocoder),
    ...people,
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
  mountMetrics(http, metrics, options.ownMetricsPort);
  const releases = openReleaseCopies(http, options, { dependency: dependencies.releases, metrics });
  mountHealth(http, {
    database: () => database,
    dependencies,
    ...probesOf(options, { releases, files }),
    hasCopies: () => responses.hasCopies,
    trust: () => releases?.trust ?? null,
  });
  serveSecurityTxt(http, options.securityContact, publicUrl);
  mountTelemetry(http, () => database, options.signingKey);
  const web = await webOf(http, options, {
    apiOrigin,
    googleTagId,
    pageViews,
    pageHeaders: securedBy.page,
    isStaff: (request) => isStaffSession(database, people.refreshCookies, request),
    // What an API elsewhere publishes is not in this database.
    database: () => (apiOrigin === null ? openDatabase() : null),
    releases,
    responses,
    publicUrl,
  });
  responseTheRest(http, web, allowedMethods);
  await http.ready();
  const setDatabase = (db: Database) => {
    database = db;
  };
  return { http, imports, metrics, releases: releases ?? null, setDatabase, close };
}

interface MaybeReleased {
  readonly releases: ReleaseCopies | undefined;
}

/** The front end, where there is one. */
async function webOf(
  http: FastifyInstance,
  { signingKey }: AppOptions,
  { releases, ...options }: Omit<WebOptions, 'releases' | 'publicKey'> & MaybeReleased,
): Promise<WebPages | null> {
  if (!releases) return null;
  return serveWeb(http, { releases, publicKey: signingKey?.publicKey ?? null, ...options });
}

function dependenciesOf({ deadlines = DEADLINES, dependencies }: AppOptions) {
  return { deadlines, dependencies: dependencies ?? createDependencies(deadlines) };
}

/** What is asked to find out whether it is there. */
function probesOf(
  { dataDir, mediaUrl }: AppOptions,
  { releases, files }: { readonly releases: ReleaseCopies | undefined; readonly files: MediaFiles },
): Pick<HealthSource, 'dataDir' | 'readDocument' | 'probeMedia'> {
  return {
    dataDir: dataDir ?? null,
    readDocument: releases ? () => releases.store.readDocument() : null,
    probeMedia: mediaUrl ? () => files.store.file('0'.repeat(64)).sizeBytes() : null,
  };
}

/** What guests get, with what the disk has of it. */
async function responsesOf(
  http: FastifyInstance,
  { dataDir }: AppOptions,
  { readState, deadlineMs }: { readonly readState: ReadState; readonly deadlineMs: number },
): Promise<ResponseCache> {
  const onError = (error: unknown) => http.log.error({ err: error }, 'copies could not be written');
  const folder = dataDir === undefined ? null : createCopiesFolder(path.join(dataDir, 'copies'), onError);
  const responses = createResponseCache(readState, { folder, deadlineMs });
  await responses.load();
  http.addHook('onClose', async () => folder?.flush());
  return responses;
}

function peopleServices(
  http: FastifyInstance,
  options: AppOptions & { readonly secretKey: SecretKeys },
  publicUrl: string,
): PeopleServices {
  const services = createPeopleServices({
    secretKey: options.secretKey,
    publicUrl,
    allowedOrigins: options.allowedOrigins ?? [],
    passwordCost: options.passwordCost,
    staffSecondFactor: options.staffSecondFactor ?? 'optional',
    evenStepMs: options.evenStepMs,
    breachedPasswordsUrl: options.breachedPasswordsUrl ?? null,
    onFailure: (reason) => http.log.warn({ reason }, 'breached passwords could not be asked for'),
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
