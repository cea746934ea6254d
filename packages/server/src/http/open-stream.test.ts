import { once } from 'node:events';
import { get } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import type { Follower } from '../modules/live/followers.ts';
import { openStream } from './open-stream.ts';

const TEXT = ':'.repeat(16 * 1024);

async function openedStream(): Promise<{
  url: string;
  opened: Promise<{ follower: Follower; closed: Promise<unknown> }>;
}> {
  const http = Fastify();
  onTestFinished(() => http.close());
  const opened = new Promise<{ follower: Follower; closed: Promise<unknown> }>((resolve) => {
    http.get('/', async (request, reply) => {
      const page = { address: request.ip, visitor: null, knownId: null, mayFollow: async () => true };
      resolve({ closed: once(reply.raw, 'close'), follower: openStream(reply, page) });
      return reply;
    });
  });
  return { url: await http.listen({ port: 0, host: '127.0.0.1' }), opened };
}

it('lets a page go that does not read what it is sent', async () => {
  const { url, opened } = await openedStream();
  const request = get(url, { agent: false });
  const { follower, closed } = await opened;
  // It has come, and nobody reads it.
  const [response] = await once(request, 'response');
  response.on('error', () => undefined);
  let isClosed = false;
  void closed.then(() => {
    isClosed = true;
  });
  // The system takes some megabytes on both sides before any of it waits.
  for (let sent = 0; !isClosed; sent += TEXT.length) {
    expect(sent).toBeLessThan(200e6);
    follower.write(TEXT);
    await setImmediate();
  }
  request.destroy();
});

it('keeps a page that reads', async () => {
  const { url, opened } = await openedStream();
  const request = get(url, { agent: false });
  const { follower, closed } = await opened;
  const [response] = await once(request, 'response');
  let received = 0;
  response.on('data', (chunk: Buffer) => {
    received += chunk.length;
  });
  const ended = once(response, 'end');
  const OPENED = 13;
  for (let count = 1; count <= 1000; count += 1) {
    follower.write(TEXT);
    while (received < count * TEXT.length) await setImmediate();
  }
  follower.end();
  await ended;
  await closed;
  expect(received).toBe(1000 * TEXT.length + OPENED);
});
