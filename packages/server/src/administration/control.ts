import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { codeOf } from '../errors.ts';

/** What a verb came to: lines to print, or the sentence of its failure. */
export type ControlAnswer =
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

/**
 * Listens for the administrator on this machine: a line of JSON with what was typed, answered by a line of JSON. Only
 * the user who runs the server can reach it. Needed because the embedded database belongs to one process.
 */
export async function serveControl(
  address: string,
  run: (typed: readonly string[]) => Promise<ControlAnswer>,
): Promise<{ close(): Promise<void> }> {
  if (process.platform !== 'win32') await rm(address, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    answer(socket, run).catch(() => socket.destroy());
  });
  server.listen(address);
  await once(server, 'listening');
  if (process.platform !== 'win32') await chmod(address, 0o600);
  return {
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  socket: Socket,
  run: (typed: readonly string[]) => Promise<ControlAnswer>,
): Promise<void> {
  const typed: unknown = JSON.parse(await limitedText(socket));
  if (!Array.isArray(typed) || !typed.every((one) => typeof one === 'string'))
    throw new TypeError('Not a command');
  socket.end(JSON.stringify(await run(typed)));
}

async function limitedText(socket: Socket): Promise<string> {
  let size = 0;
  socket.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MOST_BYTES) socket.destroy();
  });
  return text(socket);
}

/** Asks the running server; null when there is none. */
export async function askControl(address: string, typed: readonly string[]): Promise<ControlAnswer | null> {
  const socket = connect({ path: address, allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes(codeOf(error))) return null;
    throw error;
  }
  socket.end(JSON.stringify(typed));
  return JSON.parse(await text(socket)) as ControlAnswer;
}
