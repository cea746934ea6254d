import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from './app.ts';
import { closerOf } from './close-http.ts';
import { OPENAPI_PATH } from './openapi.ts';

/** Longer than any test: what it ends would not have ended. */
const LONG_MS = 600_000;
/** More than the system takes on both sides. */
const LARGE_BYTES = 64 * 1024 * 1024;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

const portOf = (address: string) => Number(new URL(address).port);

async function connectTo(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

describe('a server that closes', () => {
  async function start(graceMs: number) {
    const http = Fastify();
    const close = closerOf(http, graceMs);
    let finish: (text: string) => void = () => undefined;
    const slow = new Promise<string>((resolve) => {
      finish = resolve;
    });
    const asked = { large: 0, slow: 0 };
    http.get('/large', async () => {
      asked.large += 1;
      return Buffer.alloc(LARGE_BYTES);
    });
    http.get('/slow', async () => {
      asked.slow += 1;
      return slow;
    });
    const port = portOf(await http.listen({ port: 0, host: 'localhost' }));
    onTestFinished(async () => {
      finish('');
      await http.close();
    });
    return { close, finish, asked, port };
  }

  it('cuts off who does not read an answer, or does not end a request', async () => {
    const { close, asked, port } = await start(50);
    const reader = await connectTo(port);
    reader.write(get('/large'));
    const writer = await connectTo(port);
    writer.write('GET /large HTTP/1.1\r\n');
    await expect.poll(() => asked.large).toBe(1);
    await close();
    const cut = once(reader, 'close');
    reader.resume();
    await cut;
  });

  it('lets requests under way end', async () => {
    const { close, finish, asked, port } = await start(LONG_MS);
    const socket = await connectTo(port);
    socket.write(get('/slow'));
    await expect.poll(() => asked.slow).toBe(1);
    const response = text(socket);
    let isClosed = false;
    const closing = close().then(() => {
      isClosed = true;
    });
    await expect.poll(() => connectTo(port).catch((error) => error.code)).toBe('ECONNREFUSED');
    expect(isClosed).toBe(false);
    finish('done');
    await closing;
    expect(await response).toMatch(/\r\nconnection: close\r\n[\s\S]*done$/);
  });

  it('waits for nobody who asks nothing', async () => {
    const { close, port } = await start(LONG_MS);
    await connectTo(port);
    await close();
  });
});

it('an answer that nobody reads is given up', async () => {
  const folder = await temporaryFolder();
  const app = await createApp({
    mediaDir: folder.path,
    logLevel: 'silent',
    rateLimits: false,
    connectionTimeoutMs: 100,
  });
  onTestFinished(async () => {
    await app.close();
    await folder[Symbol.asyncDispose]();
  });
  const port = portOf(await app.http.listen({ port: 0, host: '127.0.0.1' }));
  const opened = once(app.http.server, 'connection');
  const socket = await connectTo(port);
  const count = () =>
    new Promise<number>((resolve) => app.http.server.getConnections((_error, number) => resolve(number)));
  await opened;
  socket.write(get(OPENAPI_PATH).repeat(100));
  await expect.poll(count, { timeout: 10_000 }).toBe(0);
});
