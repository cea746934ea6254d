import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { freePort } from '@suite/testing/free-port';
import { stringify } from 'yaml';

export interface LocalRegistry {
  readonly address: string;
  /** Settings for who installs from it or publishes to it. */
  readonly npmrc: string;
  readonly close: () => Promise<void>;
}

/** A registry on this machine that has what is published to it, and nothing else. */
export async function openLocalRegistry(folder: string): Promise<LocalRegistry> {
  const port = await freePort();
  const everybody = { access: '$all', publish: '$all' };
  const configuration = {
    storage: path.join(folder, 'storage'),
    auth: { htpasswd: { file: path.join(folder, 'htpasswd') } },
    packages: { '@suite/*': everybody },
    web: { enable: false },
    log: { type: 'stdout', level: 'warn' },
  };
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'verdaccio.yaml');
  await writeFile(file, stringify(configuration));
  const manifest = createRequire(import.meta.url).resolve('verdaccio/package.json');
  const command = path.join(path.dirname(manifest), 'bin/verdaccio');
  const server = spawn(process.execPath, [command, '--config', file, '--listen', `localhost:${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = `http://localhost:${port}/`;
  const ended = once(server, 'exit');
  await responds(`${address}-/ping`, ended);
  return {
    address,
    npmrc: `@suite:registry=${address}\n//localhost:${port}/:_authToken=local\n`,
    close: async () => {
      server.kill();
      await ended;
    },
  };
}

async function responds(address: string, ended: Promise<unknown>): Promise<void> {
  let isRunning = true;
  void ended.then(() => {
    isRunning = false;
  });
  while (isRunning) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The registry did not start');
}
