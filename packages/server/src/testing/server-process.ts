import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Address of the server once it is ready; fails with its output when it ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
}

const MAIN = path.resolve(import.meta.dirname, '../main.ts');
/** What Node made of the modules, kept by processes that end by themselves: a quarter of the time of a start. */
const COMPILED = path.resolve(import.meta.dirname, '../../node_modules/.cache/compiled');

/** The embedded database is not optimised for a life of seconds. */
const ARGUMENTS = ['--liftoff-only', MAIN];

/** Starts the server as a process of its own. Who starts it must end it. */
export function startProcess(environment: Record<string, string>): ServerProcess {
  const { PATH, NODE_COMPILE_CACHE = COMPILED } = process.env;
  const child = spawn(process.execPath, ARGUMENTS, {
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const [, url] = /ready (http\S+)\n/.exec(output) ?? [];
      if (url) resolve(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(output)));
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  ready.catch(() => undefined);
  return { child, ready, ended };
}
