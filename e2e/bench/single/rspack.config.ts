import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@suite/contracts';
import { defineSingle } from '@suite/federation/preset';
import { STAND_INS } from './stand-ins.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const outputDir = process.env.SINGLE_OUTPUT ?? path.join(import.meta.dirname, 'dist');

/** A module that brings the remotes of this checkout, by their manifests. */
function remotesModule(): string {
  const manifests = globSync('mf-*/remote.json', { cwd: root }).map(
    (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as RemoteManifest,
  );
  const modules = manifests.map(({ name }) => {
    const file = path.join(root, name, 'src/remote.ts');
    return `${JSON.stringify(name)}: () => import(${JSON.stringify(file)}),`;
  });
  const offers = manifests.map(({ name, team, routes, panels, menu }) => [
    name,
    { team, routes, panels, menu },
  ]);
  const text = `export const MODULES = {\n${modules.join('\n')}\n};\nexport const OFFERS = ${JSON.stringify(offers)};\n`;
  const file = path.join(`${outputDir}-remotes`, 'remotes.js');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const configuration = defineSingle({
  appDir: path.join(root, 'shell'),
  outputDir,
  publicPath: '/r/shell/single/',
  replacements: STAND_INS,
});

export default {
  ...configuration,
  resolve: {
    ...configuration.resolve,
    alias: {
      ...configuration.resolve?.alias,
      [path.join(import.meta.dirname, 'remotes.ts')]: remotesModule(),
    },
  },
};
