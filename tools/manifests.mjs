// The `remote.json` of every remote of this checkout, and the module that contracts are typed by:
// `packages/contracts/src/compiled/remotes.ts`. It is made anew before every command of the repository and is not
// committed, so that a new remote edits no file but its own. No dependencies: it runs before there are any.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const GENERATED = 'packages/contracts/src/compiled/remotes.ts';

/** Every `remote.json`, in the order of the folders. */
export function remoteManifests(root = ROOT) {
  return readdirSync(root)
    .filter((folder) => folder.startsWith('mf-') && existsSync(path.join(root, folder, 'remote.json')))
    .toSorted()
    .map((folder) => JSON.parse(readFileSync(path.join(root, folder, 'remote.json'), 'utf8')));
}

export function generatedModule(manifests) {
  const routes = Object.fromEntries(manifests.map((one) => [one.name, one.routes]));
  const panels = manifests.flatMap((one) => one.panels).map((name) => JSON.stringify(name));
  return [
    '// Made by tools/manifests.mjs from the remote.json of each remote.',
    `export const ROUTES_OF_REMOTES = ${JSON.stringify(routes, null, 2)} as const;`,
    `export type RemotePanel = ${panels.join(' | ') || 'never'};`,
    '',
  ].join('\n');
}

export function writeGenerated(root = ROOT) {
  const file = path.join(root, GENERATED);
  const text = generatedModule(remoteManifests(root));
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
