import { ANONYMOUS, type Viewer } from '@suite/access';
import { apiError, type Operation, type OperationName, operations } from '@suite/api';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { findPreviewed } from '../access/find-previewed.ts';
import { checkAccess, isForStaff } from '../access/staff.ts';
import { type AuditNote, audited, noteRefusal } from '../audit/audit-operation.ts';
import type { Database } from '../database/connection.ts';
import { withinDeadline } from '../database/guarded-pool.ts';
import { NO_DATABASE } from '../database/no-database.ts';
import { isUnavailable, starting } from '../dependencies/unavailable.ts';
import { RequestError } from '../errors.ts';
import { addVary } from '../http/add-vary.ts';
import { ARCHIVE, isArchive } from '../http/receive-archive.ts';
import { HANDLERS } from '../modules/handlers.ts';
import { languageOf } from '../modules/query-context.ts';
import { viewerOf } from '../modules/session/authenticator.ts';
import { changeIfMatch, isTagRead } from './if-match.ts';
import { addressLimit, limitOf } from './rate-limits.ts';
import { readConsistently } from './read-consistently.ts';
import type { RequestContext } from './request-context.ts';
import { responseSchema } from './response-schema.ts';
import { CATALOGUE_VERSION, sendCached } from './send-cached.ts';
import type { Services } from './services.ts';

/** Who sends a request, and the database that it is answered from. */
interface RequestIdentity {
  readonly db: Database;
  readonly viewer: Viewer;
  /** Projects in private preview that are shown to the sender. */
  readonly previewed: readonly number[];
  readonly note: AuditNote;
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: RequestIdentity | null;
  }
  interface FastifyContextConfig {
    operation?: OperationName;
  }
}

/** Nobody reads it: what an operation takes comes as JSON or in parts. */
const URL_ENCODED = 'application/x-www-form-urlencoded';

/** Mounts every operation of the table. `database` gives null until the data is there. */
export function mountOperations(
  app: FastifyInstance,
  database: () => Database | null,
  services: Services,
): void {
  app.decorateRequest('identity', null);
  // Read by who takes one, once it is known who sends it.
  app.addContentTypeParser(ARCHIVE, (_request, _payload, done) => done(null));
  app.addContentTypeParser(URL_ENCODED, { parseAs: 'buffer' }, (_request, _body, done) => done(null));
  for (const name of Object.keys(operations) as OperationName[]) {
    const operation = operationOf(name);
    const { method, path, rateLimit, status, maxBodyBytes } = operation;
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(operation),
      ...(maxBodyBytes !== undefined && { bodyLimit: maxBodyBytes }),
      config: {
        operation: name,
        ...(rateLimit && { rateLimit: limitOf(rateLimit, services.deviceCookies) }),
      },
      onRequest:
        rateLimit?.ofAddress === undefined ? [] : [addressLimit(app, name, rateLimit, rateLimit.ofAddress)],
      // Before anything else of the request is looked at.
      preValidation: async (request) => {
        request.identity = await identityOf(name, database(), services, request);
        checkType(operation, request);
        if (operation.takesPlainText) request.body = readPlainText(request.body);
      },
      handler: async (request, reply) => {
        const call = contextOf(name, services, request, reply);
        setCaching(name, call, reply);
        if (status) reply.code(status);
        return respond(app, name, call);
      },
    });
  }
}

function checkType(operation: Operation, request: FastifyRequest): void {
  if (isArchive(request) && !operation.takesArchive) throw notJson();
  if (isForm(request) && !operation.form && !operation.ignoresBody) throw notJson();
}

function isForm(request: FastifyRequest): boolean {
  return request.isMultipart() || request.headers['content-type']?.startsWith(URL_ENCODED) === true;
}

function readPlainText(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    throw notJson();
  }
}

function notJson(): RequestError {
  return new RequestError(415, 'unsupported-media-type', 'The body must be JSON.');
}

function operationOf(name: OperationName): Operation {
  return operations[name];
}

function schemaOf({ params, query, body, response, status }: Operation): FastifySchema {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      ...(typeof response !== 'string' && { [status ?? '2xx']: responseSchema(response) }),
      '4xx': ERROR_SCHEMA,
      '5xx': ERROR_SCHEMA,
    },
  };
}

const ERROR_SCHEMA = responseSchema(apiError);

/** The table guarantees that a name's handler takes that name's call; the compiler cannot follow it in a loop. */
function handlerOf(name: OperationName): (call: RequestContext<never>) => Promise<unknown> {
  return HANDLERS[name] as (call: RequestContext<never>) => Promise<unknown>;
}

async function respond(
  app: FastifyInstance,
  name: OperationName,
  call: RequestContext<never>,
): Promise<unknown> {
  const operation = operationOf(name);
  const { db } = call.context;
  const carryOut = (database: Database) =>
    handlerOf(name)({ ...call, context: { ...call.context, db: database } });
  const handle = () =>
    isTagRead(call.request) ? carryOut(db) : audited(db, { ...call, operation: name }, carryOut);
  const noteVersion = (version: number) => {
    if (operation.access === 'public') call.reply.header(CATALOGUE_VERSION, version);
  };
  if (operation.ifMatch) return changeIfMatch(app, operation, call, handle);
  if (operation.cache === 'catalogue' && isGuest(call)) return sendCachedResponse(name, call);
  return readsOnly(operation) ? readConsistently(call.services.readState, handle, noteVersion) : handle();
}

function readsOnly({ method, response }: Operation): boolean {
  return method === 'GET' && typeof response !== 'string';
}

/** Who is signed in, or has a preview link, may see more: cached responses are for all others. */
function isGuest({ viewer, context }: RequestContext<never>): boolean {
  return viewer.kind === 'anonymous' && context.previewed.length === 0;
}

async function sendCachedResponse(name: OperationName, call: RequestContext<never>): Promise<FastifyReply> {
  const { params, query, services, request, reply } = call;
  const key = JSON.stringify([name, params, query]);
  const make = async () => String(reply.serialize(await handlerOf(name)(call)));
  const response = await services.responses.find(key, () => readConsistently(services.readState, make));
  return sendCached(response, request, reply);
}

/**
 * What only people who are signed in get, and what may be of a project in private preview, is kept nowhere; what everybody gets
 * is kept for a signed-in person by nobody else, and not given to who asks without a token.
 */
function setCaching(
  name: OperationName,
  { viewer, context }: RequestContext<never>,
  reply: FastifyReply,
): void {
  addVary(reply, 'Authorization');
  const isForAll = operations[name].access === 'public';
  if (operations[name].method !== 'GET') reply.header('cache-control', 'no-store');
  else if (context.previewed.length > 0 || !isForAll) reply.header('cache-control', 'private, no-store');
  else reply.header('cache-control', viewer.kind === 'signed-in' ? 'private, no-cache' : 'no-cache');
}

/** While the database is away everybody is a guest, where a guest may read or send the same. */
async function identityOf(
  name: OperationName,
  db: Database | null,
  services: Services,
  request: FastifyRequest,
): Promise<RequestIdentity> {
  const isDegradable = isForGuestsToo(name);
  const identify = () => identifySender(name, db, services, request);
  try {
    return isDegradable ? await withinDeadline(services.deadlines.databaseMs, identify) : await identify();
  } catch (error) {
    if (!isDegradable || !isUnavailable(error)) throw error;
    return { db: db ?? NO_DATABASE, viewer: ANONYMOUS, previewed: [], note: { userId: null } };
  }
}

/** What visitors cannot do without. */
function isForGuestsToo(name: OperationName): boolean {
  const { cache, changesNothing, access } = operationOf(name);
  return cache === 'catalogue' || (access === 'public' && changesNothing === true) || GUESTS.has(name);
}

const GUESTS: ReadonlySet<OperationName> = new Set([
  'askForPrice',
  'followBuilding',
  'getProjectMediaFile',
  'getProjectMediaTile',
  'getProjectModelFile',
  'getMediaFile',
  'getPoiMediaFile',
  'getProjectStylesheet',
]);

async function identifySender(
  name: OperationName,
  db: Database | null,
  services: Services,
  request: FastifyRequest,
): Promise<RequestIdentity> {
  if (!db) throw starting();
  const { ignoresToken } = operationOf(name);
  const viewer = await viewerOf(
    db,
    services.tokens,
    ignoresToken ? undefined : request.headers.authorization,
  );
  const note = { userId: null };
  try {
    checkAccess(name, viewer);
  } catch (error) {
    await noteRefusal(db, { operation: name, viewer, request, note }, error);
    throw error;
  }
  const previewed = ignoresToken ? [] : await findPreviewed(db, services, request, viewer);
  return { db, viewer, previewed, note };
}

function contextOf(
  name: OperationName,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestContext<never> {
  const { identity } = request;
  if (!identity) throw new TypeError(`Nobody was identified for ${name}`);
  const { db, viewer, previewed, note } = identity;
  const query = request.query as { langId?: number };
  const visibility = isForStaff(name) ? 'any' : 'published';
  return {
    operation: name as never,
    params: request.params as RequestContext<never>['params'],
    query: query as RequestContext<never>['query'],
    body: request.body as RequestContext<never>['body'],
    viewer: viewer as RequestContext<never>['viewer'],
    context: { db, viewer, visibility, language: languageOf(query.langId), previewed },
    services,
    note,
    request,
    reply,
  };
}
