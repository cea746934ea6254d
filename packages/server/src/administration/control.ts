import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { JobProgress } from '../content/import-report.ts';
import { codeOf, RequestError } from '../errors.ts';

/** What a verb came to: lines to print, or the sentence of its failure. */
export type ControlResponse =
  | { readonly kind: 'done'; readonly lines: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string; readonly isUsage: boolean };

/** Who typed it: hears how far it is, and can break it off. */
export interface Session {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: JobProgress) => void;
  /** Of a backup: it goes by the socket, which only this user can open, and never by an argument. */
  readonly passphrase?: string | undefined;
}

/** Of what is done at once. */
export const UNHEARD: Session = { signal: new AbortController().signal, onProgress: () => undefined };

type Run = (typed: readonly string[], session: Session) => Promise<ControlResponse>;

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
 * Listens for the administrator on this machine: a line of JSON of what was typed, answered by lines of JSON, the last of
 * which is the response. Who hangs up breaks it off. Only the user who runs the server can reach it. Needed because the embedded database belongs to one process. Where a server listens already,
 * as several on one PostgreSQL may, it stays that one.
 */
export async function serveControl(address: string, run: Run): Promise<{ close(): Promise<void> }> {
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
    firstLine(socket)
      .then((typed) => {
        silent.delete(socket);
        socket.setTimeout(0);
        return responseTo(typed, run, sessionOf(socket));
      })
      .then((response) => socket.end(lineOf(response)))
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

/** What goes by the socket. */
const TYPED = z.object({ labels: z.array(z.string()), passphrase: z.string().optional() });

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

function sessionOf(socket: Socket): Session {
  const gone = new AbortController();
  const hangUp = () =>
    gone.abort(new RequestError(499, 'broken-off', 'It was broken off; nothing was written.'));
  socket.once('end', hangUp).once('close', hangUp).resume();
  return {
    signal: gone.signal,
    onProgress: (progress) => socket.writable && socket.write(lineOf({ kind: 'progress', progress })),
  };
}

async function responseTo(typed: string | null, run: Run, session: Session): Promise<ControlResponse> {
  if (typed === null) return { kind: 'failed', isUsage: false, message: 'That is too much at once.' };
  const { labels, passphrase } = TYPED.parse(JSON.parse(typed));
  return run(labels, { ...session, passphrase });
}

/** Null for what is longer than anybody types. */
function firstLine(socket: Socket): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    const end = () => {
      socket.off('data', hear).off('end', end);
      resolve(size <= MOST_BYTES ? Buffer.concat(chunks).toString() : null);
    };
    const hear = (chunk: Buffer) => {
      const [line = chunk] = chunk.includes('\n') ? [chunk.subarray(0, chunk.indexOf('\n'))] : [];
      size += line.length;
      if (size <= MOST_BYTES) chunks.push(line);
      if (line !== chunk) end();
    };
    socket.on('data', hear).once('end', end);
  });
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
export async function askControl(
  address: string,
  typed: readonly string[],
  { signal, onProgress, passphrase }: Session = UNHEARD,
): Promise<ControlResponse | null> {
  const socket = await reach(address);
  if (!socket) return null;
  // The server hears that nobody listens any more, and breaks off what is under way.
  signal.addEventListener('abort', () => socket.end(), { once: true });
  socket.write(lineOf({ labels: typed, passphrase }));
  for await (const line of createInterface(socket)) {
    const message = JSON.parse(line) as ControlResponse | { kind: 'progress'; progress: JobProgress };
    if (message.kind === 'progress') {
      onProgress(message.progress);
      continue;
    }
    socket.end();
    return message;
  }
  return { kind: 'failed', isUsage: false, message: 'The server ended before it responded.' };
}
