// `npm run move-remote -- mf-map ../mf-map`: copies a remote of this checkout, as it is, into a repository of its own, which
// installs the packages of the suite from a registry. Here it stays until somebody removes it.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRemoteName, type RemoteName } from '@suite/contracts';
import { surroundRemote } from '@suite/create-remote';
import { appFolder, BuildError } from './apps.ts';
import { workspaceVersions } from './packages/pack-packages.ts';
import { resolved, type WorkspaceManifest } from './packages/published-manifest.ts';

const readManifest = async (folder: string): Promise<WorkspaceManifest> =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));

async function moveRemote(name: RemoteName, folder: string): Promise<void> {
  const from = appFolder(name);
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((one) => one !== '' && existsSync(path.join(from, one)))) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await cp(path.join(from, file), path.join(folder, file));
  }
  const before = await readManifest(from);
  await surroundRemote(name, folder);
  const own = await readManifest(folder);
  const versions = await workspaceVersions();
  const needed = (which: 'dependencies' | 'devDependencies') =>
    resolved({ ...own[which], ...before[which] }, versions);
  const manifest = {
    ...own,
    version: before.version,
    dependencies: needed('dependencies'),
    devDependencies: needed('devDependencies'),
  };
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

try {
  const [name = '', place = ''] = process.argv.slice(2);
  if (!isRemoteName(name) || !existsSync(appFolder(name)))
    throw new BuildError(`There is no remote named ${name || '(nothing)'}`);
  const folder = path.resolve(place || `../${name}`);
  const isThere = existsSync(folder) && (await readdir(folder)).some((one) => !one.startsWith('.'));
  if (isThere) throw new BuildError(`${folder} is not empty`);
  await moveRemote(name, folder);
  console.log(
    `${name} is in ${folder}. Next: pnpm install there, with the registry of the packages in .npmrc`,
  );
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
