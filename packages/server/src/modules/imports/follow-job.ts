import { Readable } from 'node:stream';
import { openStream } from '../../http/open-stream.ts';
import type { Handler } from '../../operations/request-context.ts';
import { HEARTBEAT } from '../live/event-text.ts';
import { jobStates, ownJob } from './service.ts';

const HEARTBEAT_MS = 15_000;

/** Each state of the job, the last one of which has ended. */
export const followJob: Handler<'followJob'> = async (call) => {
  const { params, context, services, request, reply } = call;
  await ownJob(context.db, call, params.id);
  reply.header('cache-control', 'no-store');
  // Asks what a GET would be answered, and would never get to the end of it.
  if (request.method === 'HEAD') return reply.type('text/event-stream').send(Readable.from([]));
  const stream = openStream(reply, {});
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const beat = setInterval(() => stream.write(HEARTBEAT), HEARTBEAT_MS).unref();
  try {
    const signal = AbortSignal.any([gone.signal, services.imports.closing]);
    let id = 0;
    for await (const { attributes } of jobStates(context.db, params.id, signal)) {
      id += 1;
      stream.write(`id: ${id}\nevent: ${attributes.state}\ndata: ${JSON.stringify(attributes)}\n\n`);
    }
  } catch (error) {
    // The answer has begun: who follows connects again.
    request.log.error({ err: error }, 'an import could not be followed');
  } finally {
    clearInterval(beat);
    stream.end();
  }
  return reply;
};
