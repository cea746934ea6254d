import { execFile, execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Folder of its programs; null where it is not installed. */
export const POSTGRES =
  [
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ].find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;

export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL in a folder, which is made at the first time. */
export async function startPostgres(folder: string, port: number): Promise<PostgresServer> {
  if (POSTGRES === null) throw new TypeError('PostgreSQL is not installed');
  const bin = POSTGRES;
  const data = path.join(folder, 'data');
  const owner = await ownerOf(folder);
  const call = (program: string, ...args: string[]) => run(path.join(bin, program), args, owner);
  if (!existsSync(data)) {
    await call('initdb', '-D', data, '-U', 'suite', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8');
  }
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  await call('pg_ctl', '-D', data, '-w', '-o', options, '-l', path.join(folder, 'log'), 'start');
  return {
    url: `postgres://suite@127.0.0.1:${port}/postgres`,
    stop: async () => void (await call('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop')),
  };
}

/** PostgreSQL refuses to run as root: then it is the user whom its package has made. */
async function ownerOf(folder: string): Promise<{ uid?: number; gid?: number; cwd: string }> {
  await mkdir(folder, { recursive: true });
  if (process.getuid?.() !== 0) return { cwd: folder };
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres']).toString()));
  await chown(folder, uid ?? 0, gid ?? 0);
  return { uid: uid ?? 0, gid: gid ?? 0, cwd: folder };
}
