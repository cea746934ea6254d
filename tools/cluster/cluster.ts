import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { get, type RequestOptions } from 'node:https';
import path from 'node:path';
import { freePort } from '@suite/testing/free-port';
import { makeCertificates, startNginx } from './nginx.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface ClusterOptions {
  readonly folder: string;
  /** Of nginx. */
  readonly port: number;
  readonly servers: number;
  /** What all servers have in common: database, stores, keys. */
  readonly environment: Readonly<Record<string, string>>;
  /** Further arguments of `tools/start.ts`. */
  readonly arguments?: readonly string[];
  /** Folder of the program, where it is another version of it. */
  readonly code?: string;
  readonly onLine?: (line: string) => void;
}

export interface Cluster {
  readonly origin: string;
  /** Ends one server after the other and starts it anew, from the folder `code` where it is given, while the others respond. */
  restart(code?: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts servers behind nginx, as processes on this machine. The first publishes what is not released yet. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    await mkdir(nginxFolder(options), { recursive: true });
    await makeCertificates(nginxFolder(options));
    const ports = await Promise.all(Array.from({ length: options.servers }, freePort));
    const running: ChildProcess[] = [];
    const start = async (index: number, ...args: string[]) => {
      running[index] = await startServer(options, { index, port: ports[index] ?? 0, args });
    };
    closers.push(() => Promise.all(running.map(end)));
    await start(0);
    await Promise.all(ports.slice(1).map((_, index) => start(index + 1, '--as-released')));
    const store = path.join(options.folder, 'no-local-store');
    // Visitors of this machine come without TLS, as from a proxy that has it.
    const listen = `127.0.0.1:${options.port}`;
    const redirect = await freePort();
    closers.push(await startNginx({ folder: nginxFolder(options), listen, redirect, servers: ports, store }));
    const origin = `http://localhost:${options.port}`;
    await untilReady(origin);
    const restart = async (code = options.code) => {
      for (const [index, server] of [...running].entries()) {
        await end(server);
        const anew = { ...options, ...(code !== undefined && { code }) };
        running[index] = await startServer(anew, { index, port: ports[index] ?? 0, args: ['--as-released'] });
      }
    };
    return { origin, restart, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function nginxFolder({ folder }: ClusterOptions): string {
  return path.join(folder, 'nginx');
}

interface Started {
  readonly index: number;
  readonly port: number;
  readonly args: readonly string[];
}

/** Resolves when it is ready. */
async function startServer(options: ClusterOptions, { index, port, args }: Started): Promise<ChildProcess> {
  const all = [...new Set([...(options.arguments ?? []), ...args])];
  const child = spawn(process.execPath, ['tools/start.ts', ...all], {
    cwd: options.code ?? ROOT,
    env: {
      ...process.env,
      ...options.environment,
      PORT: String(port),
      DATA_DIR: path.join(options.folder, `server-${index + 1}`),
      TRUST_PROXY: '127.0.0.1',
      TLS_CERTIFICATE: path.join(nginxFolder(options), 'server.pem'),
      TLS_KEY: path.join(nginxFolder(options), 'server.key'),
      PUBLIC_URL: `http://localhost:${options.port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      for (const line of chunk.toString().trimEnd().split('\n'))
        options.onLine?.(`server ${index + 1}: ${line}`);
      if (/^ready /m.test(output)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`Server ${index + 1} ended:\n${output}`)));
  });
  await untilServes(child, port, await readFile(path.join(nginxFolder(options), 'server.pem')));
  return child;
}

/**
 * A server that has just been started has compiled nothing of what a visitor asks for; where it were the only one from now
 * on, on a busy machine, nginx would not wait for it. It is asked as nginx asks.
 */
async function untilServes(child: ChildProcess, port: number, ca: Buffer): Promise<void> {
  for (const address of ['/readyz', '/map']) {
    while (child.exitCode === null) {
      if ((await statusOf({ port, path: address, ca, servername: 'server' })) === 200) break;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}

async function statusOf(options: RequestOptions): Promise<number | null> {
  const call = get({ host: '127.0.0.1', agent: false, headers: { accept: 'text/html' }, ...options });
  try {
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    await once(response.resume(), 'end');
    return response.statusCode ?? null;
  } catch {
    return null;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

const TRY_AGAIN_MS = 50;

async function untilReady(origin: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
  }
}
