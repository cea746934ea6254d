// `npm run create-remote -- mf-tours`: a remote with a page, a panel, messages in both languages, tests, README and a page of
// its own. Nothing outside its folder is edited but the lock file, which the installation adds it to.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isRemoteName, type RemoteName } from '@suite/contracts';
import { createRemote } from '@suite/create-remote';
import { claimIssues } from '@suite/release';
import { appFolder, BuildError, manifests, run } from './apps.ts';

const FIRST_PORT = 4201;

/** @throws {BuildError} when the name is none, or what it stands for is somebody else's. */
function checkName(name: string): RemoteName {
  if (!isRemoteName(name))
    throw new BuildError(`${name || '(nothing)'} is no name: mf- and small words, such as mf-tours`);
  if (existsSync(appFolder(name))) throw new BuildError(`${name} is there already`);
  const noun = name.replace(/^mf-/, '');
  const own = { app: name, routes: { [noun]: { pattern: `/${noun}` } }, panels: [noun] };
  const others = manifests().map((one) => ({ app: one.name, routes: one.routes, panels: one.panels }));
  const [issue] = claimIssues([...others, own]);
  if (issue) throw new BuildError(issue);
  return name;
}

async function createHere(name: RemoteName): Promise<void> {
  const ports = manifests().map(({ port }) => port);
  const port = Math.max(FIRST_PORT - 1, ...ports) + 1;
  await createRemote({ name, folder: appFolder(name), place: 'workspace', port });
  try {
    await run('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline']);
    await run('pnpm', ['exec', 'biome', 'check', '--write', '--no-errors-on-unmatched', name]);
  } catch (error) {
    await rm(appFolder(name), { recursive: true, force: true });
    throw error;
  }
}

try {
  const name = checkName(process.argv[2] ?? '');
  await createHere(name);
  console.log(`${name} is there. Next: npm run standalone -- ${name}, npm run release -- ${name}`);
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
