import { randomUUID } from 'node:crypto';
import { type Operation, type OperationName, operationPath } from '@suite/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { type Database, isEmbedded } from '../database/connection.ts';
import { RequestError } from '../errors.ts';
import { namesTag } from '../etag-plugin.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Makes a change, if what it changes is still as the request has read it (If-Match; without that header, as it is). The
 * response has the tag of what it is then, so that it need not be read again.
 * @throws {RequestError} 412 that names both states.
 */
export async function changeIfMatch(
  app: FastifyInstance,
  { ifMatch: reads = [], takesArchive }: Operation,
  call: RequestContext<never>,
  change: () => Promise<unknown>,
): Promise<unknown> {
  const { request, reply, context } = call;
  const given = request.headers['if-match'];
  const makeChange = async () => {
    if (given === undefined) return change();
    const tags = await tagsOf(app, reads, call);
    const matching = tags.find(({ tag }) => namesTag(given, tag));
    const [current] = tags;
    // What cannot be read cannot be compared: the change says why.
    if (current && !matching) throw changedMeanwhile(given, current.tag);
    const response = await change();
    const after = matching ? await tagsOf(app, [matching.read], call) : [];
    for (const { tag } of after) reply.header('etag', tag);
    return response;
  };
  // An archive takes its time to arrive, and is only looked at afterwards.
  return takesArchive ? makeChange() : inTurn(context.db, makeChange);
}

function changedMeanwhile(given: string, current: string): RequestError {
  const message = `It was changed since it was read: it was ${given}, and is ${current} now.`;
  return new RequestError(412, 'changed-meanwhile', message, [], { ifMatch: given, current });
}

const TAG_READ = 'x-tag-read';
/** Nobody outside knows it. */
const OF_THIS_PROCESS = randomUUID();

/** Whether nobody gets to see what is read: the server compares its tag. */
export function isTagRead({ headers }: FastifyRequest): boolean {
  return headers[TAG_READ] === OF_THIS_PROCESS;
}

/** Tags of the reads as the same person is sent them, of those that can be read. */
async function tagsOf(
  app: FastifyInstance,
  reads: readonly string[],
  { params, query, request }: RequestContext<never>,
): Promise<{ readonly read: string; readonly tag: string }[]> {
  const { authorization, cookie } = request.headers;
  const { langId, ...named } = { ...(query as object), ...(params as object) } as Record<
    string,
    string | number
  >;
  const tags = [];
  for (const read of reads) {
    const response = await app.inject({
      method: 'GET',
      url: operationPath(read as OperationName, named),
      query: langId === undefined ? {} : { langId: String(langId) },
      headers: {
        ...(authorization && { authorization }),
        ...(cookie && { cookie }),
        [TAG_READ]: OF_THIS_PROCESS,
      },
    });
    const tag = response.headers.etag;
    if (response.statusCode === 200 && tag !== undefined) tags.push({ read, tag: String(tag) });
  }
  return tags;
}

const turns = pLimit(1);

/** One change after the other, in all processes: between the look at the state and the change nobody makes another. */
function inTurn<Result>(db: Database, change: () => Promise<Result>): Promise<Result> {
  if (isEmbedded(db)) return turns(change);
  // Held by a connection of its own, of which there is one in each process.
  return turns(() =>
    db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(hashtext('content changes'))`.execute(connection);
      try {
        return await change();
      } finally {
        await sql`select pg_advisory_unlock(hashtext('content changes'))`.execute(connection);
      }
    }),
  );
}
