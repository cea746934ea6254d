import type { FastifyReply } from 'fastify';
import { OPENING } from '../modules/live/event-text.ts';

/** A page that has not read what it was sent before is let go; it connects again and reads what it missed. */
const MAX_WAITING_BYTES = 64 * 1024;

interface Stream {
  write(text: string): void;
  end(): void;
}

/** From here on Fastify leaves the answer alone: it is neither compressed nor tagged. */
export function openStream<Page extends object>(reply: FastifyReply, page: Page): Page & Stream {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    // A proxy must not gather it; at the end of the stream the connection is of no more use.
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  raw.write(OPENING);
  return {
    ...page,
    write: (text) => {
      if (raw.writableEnded || raw.destroyed) return;
      if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy();
      else raw.write(text);
    },
    end: () => raw.end(),
  };
}
