// `pnpm --filter <app> dev`: one remote with hot reload, in a page of the shell's sources; everything else (API,
// pictures, the other remotes) comes from the deployed suite at SUITE_ORIGIN, else from `npm start` on this machine.
// `pnpm --filter <app> standalone`: one remote alone, on fakes: no shell, no server, no other remote.
import { type ChildProcess, spawn } from 'node:child_process';
import { APP_NAMES, type AppName } from '@suite/contracts';
import { appFolder, compileMessages } from './apps.ts';

const isAlone = process.argv.includes('--alone');
/** The bundler is installed with each app, and not here. */
const SERVE = ['--silent', 'exec', 'rspack', 'serve'];

function serve(app: AppName, remote?: AppName): ChildProcess {
  return spawn('pnpm', SERVE, {
    cwd: appFolder(app),
    env: {
      ...process.env,
      ...(remote && { DEVELOPMENT_REMOTE: remote }),
      ...(isAlone && { STANDALONE: 'yes' }),
    },
    stdio: 'inherit',
  });
}

const app = APP_NAMES.find((one) => one === process.argv[2]);
if (!app) throw new Error(`There is no app named ${process.argv[2] ?? '(nothing)'}`);
await compileMessages();
const servers = app === 'shell' || isAlone ? [serve(app)] : [serve(app), serve('shell', app)];
if (!isAlone) console.log('The page: http://localhost:4200/map');
// One without the other is of no use.
for (const server of servers) {
  server.on('exit', (code) => {
    for (const one of servers) one.kill();
    process.exitCode = code ?? 0;
  });
}
