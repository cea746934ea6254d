import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const NEEDED = ['node', 'npm', 'sh'];

/** What of the environment a machine has on which nothing but Node and npm was installed. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const folder = mkdtempSync(path.join(tmpdir(), 'suite-path-'));
  for (const name of NEEDED) symlinkSync(found(name), path.join(folder, name));
  return { PATH: folder, HOME: process.env.HOME };
}

function found(name: string): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((one) => !one.includes('.toolchain'));
  for (const folder of folders) if (existsSync(path.join(folder, name))) return path.join(folder, name);
  throw new Error(`There is no ${name} on this machine`);
}

export interface RunningCommand {
  readonly output: () => string;
  /** Waits for a line; fails with all that was printed when the command ends before. */
  readonly printed: (text: RegExp) => Promise<RegExpExecArray>;
  readonly ended: Promise<number>;
  /** Ends the command with all that it started. */
  readonly stop: () => Promise<void>;
}

/** Runs a line as a person would type it, such as `npm run dev -- mf-map`. */
export function runLine(line: string, cwd: string, env: NodeJS.ProcessEnv): RunningCommand {
  const child = spawn('sh', ['-c', line], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let text = '';
  const heard = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    // Tools that know of a pipeline colour their words.
    text += stripVTControlCharacters(chunk.toString());
    for (const one of heard) one();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'close').then(([code]) => {
    for (const one of heard) one();
    return code as number;
  });
  return {
    output: () => text,
    ended,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(text);
          if (match) resolve(match);
          else if (!isRunning(child)) reject(new Error(`${line} ended\n${text}`));
          else return;
          heard.delete(look);
        };
        heard.add(look);
        look();
      }),
    stop: async () => {
      if (isRunning(child) && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
