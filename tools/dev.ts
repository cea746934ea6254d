// `npm run dev -- <app>`: one remote with hot reload, in a page of the shell's sources; everything else (API,
// pictures, the other remotes) comes from the deployed suite at SUITE_ORIGIN, else from `npm start` on this machine.
// `npm run dev -- <remote> --against <origin>`: the pages of that suite as it is deployed, with this one remote from here.
// `npm run standalone -- <remote>`: one remote alone, on fakes: no shell, no server, no other remote.
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { AppName } from '@suite/contracts';
import { portOf, SHELL_PORT } from '@suite/federation/preset';
import { appFolder, appNames, compileMessages } from './apps.ts';

/** The bundler is installed with each app, and not here. */
function bundlerOf(app: AppName): string {
  const manifest = createRequire(path.join(appFolder(app), 'package.json')).resolve(
    '@rspack/cli/package.json',
  );
  return path.join(path.dirname(manifest), 'bin', 'rspack.js');
}

function serve(app: AppName, environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [bundlerOf(app), 'serve'], {
    cwd: appFolder(app),
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
}

interface Wanted {
  readonly alone: boolean;
  /** Origin of a deployed suite. */
  readonly against?: string | undefined;
}

/** The servers of one page: one without the other is of no use. */
function servers(app: AppName, { alone, against }: Wanted): readonly ChildProcess[] {
  if (alone) return [serve(app, { STANDALONE: 'yes' })];
  if (against !== undefined) return [serve(app, { AGAINST: new URL(against).origin })];
  return app === 'shell'
    ? [serve(app, {})]
    : [serve(app, {}), serve('shell', { DEVELOPMENT_REMOTE: appFolder(app) })];
}

async function develop(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { alone: { type: 'boolean', default: false }, against: { type: 'string' } },
  });
  const isOfRemote = values.alone || values.against !== undefined;
  const app = appNames().find((one) => one === positionals[0]);
  if (!app || (isOfRemote && app === 'shell')) {
    const remotes = appNames().filter((one) => !isOfRemote || one !== 'shell');
    console.error(`Name one of: ${remotes.join(', ')}`);
    process.exitCode = 1;
    return;
  }
  await compileMessages();
  const running = servers(app, values);
  const end = () => {
    for (const one of running) one.kill();
  };
  if (!isOfRemote) console.log(`The page: http://localhost:${SHELL_PORT}/map`);
  if (!isOfRemote && app !== 'shell')
    console.log(`The remote: http://localhost:${portOf(appFolder(app))}/remoteEntry.js`);
  for (const server of running) {
    server.on('exit', (code) => {
      end();
      process.exitCode ??= code ?? 0;
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

await develop();
