import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { codeOf } from '../errors.ts';

/** What a verb came to: lines to print, or the sentence of its failure. */
export type ControlResponse =
  | { readonly kind: 'done'; readonly lines: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string; readonly isUsage: boolean };

/** Longest path of a socket that every system takes. */
const LONGEST_PATH = 100;
const MOST_BYTES = 64 * 1024;

/** Where the server that works on a data folder listens for its administrator. */
export function controlAddress(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\suite-${name}`;
  const file = path.join(dataDir, 'control.sock');
  return file.length <= LONGEST_PATH ? file : path.join(tmpdir(), `suite-${name}.sock`);
}

/** Who has connected and not said everything after this time has nothing to say. */
const PATIENCE_MS = 5_000;

/**
 * Listens for the administrator on this machine: JSON of what was typed, answered by JSON. Only the user who runs the
 * server can reach it. Needed because the embedded database belongs to one process. Where a server listens already,
 * as several on one PostgreSQL may, it stays that one.
 */
export async function serveControl(
  address: string,
  run: (typed: readonly string[]) => Promise<ControlResponse>,
): Promise<{ close(): Promise<void> }> {
  const other = await reach(address);
  if (other) {
    other.destroy();
    return { close: async () => undefined };
  }
  if (process.platform !== 'win32') await rm(address, { force: true });
  const silent = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    silent.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => silent.delete(socket));
    socket.setTimeout(PATIENCE_MS, () => silent.has(socket) && socket.destroy());
    limitedText(socket)
      .then((typed) => {
        silent.delete(socket);
        return responseTo(typed, run);
      })
      .then((response) => socket.end(JSON.stringify(response)))
      .catch(() => socket.destroy());
  });
  server.listen(address);
  await once(server, 'listening');
  if (process.platform !== 'win32') await chmod(address, 0o600);
  return {
    close: async () => {
      server.close();
      for (const socket of silent) socket.destroy();
      if (server.listening) await once(server, 'close');
    },
  };
}

async function responseTo(
  typed: string | null,
  run: (typed: readonly string[]) => Promise<ControlResponse>,
): Promise<ControlResponse> {
  if (typed === null) return { kind: 'failed', isUsage: false, message: 'That is too much at once.' };
  const labels: unknown = JSON.parse(typed);
  if (!Array.isArray(labels) || !labels.every((one) => typeof one === 'string'))
    throw new TypeError('Not a command');
  return run(labels);
}

/** Null for what is longer than anybody types. */
async function limitedText(socket: Socket): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MOST_BYTES) chunks.push(chunk);
  }
  return size <= MOST_BYTES ? Buffer.concat(chunks).toString() : null;
}

async function reach(address: string): Promise<Socket | null> {
  const socket = connect({ path: address, allowHalfOpen: true });
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes(codeOf(error))) return null;
    throw error;
  }
}

/** Asks the running server; null when there is none. */
export async function askControl(address: string, typed: readonly string[]): Promise<ControlResponse | null> {
  const socket = await reach(address);
  if (!socket) return null;
  socket.end(JSON.stringify(typed));
  return JSON.parse(await text(socket)) as ControlResponse;
}
