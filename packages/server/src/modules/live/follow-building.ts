import { Readable } from 'node:stream';
import { findPreviewed } from '../../access/find-previewed.ts';
import { RequestError } from '../../errors.ts';
import { openStream } from '../../http/open-stream.ts';
import type { Handler, RequestContext } from '../../operations/request-context.ts';
import { visitorOf } from '../../web/visitor-cookie.ts';
import { unknownBuilding } from '../buildings/repository.ts';
import type { Follower } from './followers.ts';

const EVENT_ID = /^\d{1,15}$/;

/**
 * Changes of status of a building's units, as server-sent events. Answers 204, upon which a page gives up for
 * good, when the organisation hides statuses.
 * @throws {RequestError} 404 for a building that is unknown or not published, 503 when there are too many pages.
 */
export const followBuilding: Handler<'followBuilding'> = async (call) => {
  const { params, context, viewer, services, request, reply } = call;
  const { live, followers, units } = services;
  const scope = (await units.current()).scope('building', params.id, context.previewed);
  if (!scope) throw unknownBuilding(params.id);
  reply.header('cache-control', 'no-store');
  if (scope.hidesStatus) return reply.code(204).send();
  const who = { address: request.ip, visitor: visitorOf(request) };
  followers.checkRoom(who);
  // Asks what a GET would be answered, and would never get to the end of it.
  if (request.method === 'HEAD') return reply.type('text/event-stream').send(Readable.from([]));

  const follower = openStream<Pick<Follower, 'address' | 'visitor' | 'knownId' | 'mayFollow'>>(reply, {
    ...who,
    knownId: knownEventId(call),
    mayFollow: async (projectId) =>
      (await findPreviewed(context.db, services, request, viewer)).includes(projectId),
  });
  // Gone while its building was looked up: nothing would tell of it any more.
  if (reply.raw.destroyed) return reply;
  reply.raw.once('close', () => live.leave(params.id, follower));
  live.follow(params.id, follower);
  return reply;
};

/** A browser sends the header when it connects again; whoever cannot set it has the query. */
function knownEventId({ request, query }: RequestContext<'followBuilding'>): number | null {
  const header = request.headers['last-event-id'];
  const given = header === undefined || header === '' ? query.lastEventId : String(header);
  if (given === undefined) return null;
  if (!EVENT_ID.test(given)) {
    throw new RequestError(400, 'invalid-request', 'The header Last-Event-ID must be a number.');
  }
  return Number(given);
}
