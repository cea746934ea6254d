import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface RunningServer {
  readonly origin: string;
  /** From the start of the process to its word that it serves. */
  readonly readyMs: number;
  stop(): Promise<void>;
}

/** Starts the suite as `npm start` does, on its own data, and waits for `ready`. */
export async function startSuite(
  dataDir: string,
  port: number,
  options: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const startedMs = performance.now();
  const child = spawn('node', ['tools/start.ts', '--no-rate-limits', ...options], {
    cwd: ROOT,
    env: { ...process.env, ...environment, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await ready(child);
  return {
    origin: `http://localhost:${port}`,
    readyMs: performance.now() - startedMs,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('ready http')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)));
  });
}
