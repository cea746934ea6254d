import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface PostgresServer {
  readonly url: string;
  stop(): void;
}

const INSTALLED = '/usr/lib/postgresql';

/**
 * The server of `TEST_DATABASE_URL` or `DATABASE_URL`, on which databases may be made; else one of its own from
 * Debian's programs, as in `.ci/run`. Null where there are none.
 */
export function providePostgres(): PostgresServer | null {
  const url = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  if (url) return { url, stop: () => undefined };
  if (!existsSync(INSTALLED)) return null;
  const version = readdirSync(INSTALLED)
    .toSorted((a, b) => Number(a) - Number(b))
    .at(-1);
  return version ? startPostgres(path.join(INSTALLED, version, 'bin')) : null;
}

function startPostgres(programs: string): PostgresServer {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-postgres-'));
  const data = path.join(folder, 'db');
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const run = programRunner(folder, programs);
  run('initdb', ['-D', data, '-U', 'suite', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8']);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  run('pg_ctl', ['-D', data, '-w', '-o', options, '-l', path.join(folder, 'log'), 'start']);
  return {
    url: `postgres://suite@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function programRunner(folder: string, programs: string): (name: string, args: readonly string[]) => void {
  const isRoot = process.getuid?.() === 0;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  const identity = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid);
  return (name, args) => {
    execFileSync(path.join(programs, name), args, { stdio: 'ignore', cwd: folder, ...identity });
  };
}
