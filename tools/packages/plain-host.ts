import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { contentTypeOf } from '@suite/release';
import { workspaceVersions } from './pack-packages.ts';

/** Of `mf-manifest.json`, what a host needs. */
export interface FederationManifest {
  readonly name: string;
  readonly metaData: { readonly types: { readonly zip: string } };
  readonly shared: readonly { readonly name: string }[];
}

interface Remote {
  readonly address: string;
  readonly manifest: FederationManifest;
}

/** A host by Module Federation's own plugin: ten lines, and nothing of the suite but packages from the registry. */
const PLAIN_HOST = {
  'rspack.config.mjs': `import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
const shared = Object.fromEntries(NAMES.map((name) => [name, { singleton: true }]));
const remotes = { panels: 'REMOTE@MANIFEST' };
const federation = { name: 'host', dts: false, remotes, shared, experiments: { provideExternalRuntime: true } };
const css = { test: /\\.css$/, type: 'css/auto', parser: { namedExports: false } };
const plugins = [new rspack.HtmlRspackPlugin({ templateContent: '<p id="root">' }), new ModuleFederationPlugin(federation)];
export default { mode: 'production', entry: './main.js', module: { rules: [css] }, plugins };
`,
  'main.js': `const [{ createElement }, { createRoot }, { panels }] = await Promise.all([import('react'), import('react-dom/client'), import('panels/remote'), SHARED]);
createRoot(document.querySelector('#root')).render(createElement((await panels.cookies()).default, { onClose() {} }));
`,
};

const OF_HOST = ['@module-federation/enhanced', '@rspack/core', '@rspack/cli', 'react-dom'];

/** Writes a host of a remote into an empty folder: it shares what the remote asks for, in the versions that were tested. */
export async function writePlainHost(folder: string, { address, manifest }: Remote): Promise<void> {
  const names = manifest.shared.map(({ name }) => name);
  const versions = await workspaceVersions();
  const packages = [...OF_HOST, ...names].map((name) => {
    const installed = name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/');
    return [installed, versions.get(installed) ?? '*'] as const;
  });
  const files = {
    ...PLAIN_HOST,
    'package.json': JSON.stringify({ type: 'module', dependencies: Object.fromEntries(packages) }),
    'pnpm-workspace.yaml': 'pmOnFail: ignore\nminimumReleaseAgeExclude: ["@suite/*"]\nallowBuilds: {}\n',
  };
  for (const [file, text] of Object.entries(files)) {
    const filled = text
      .replace('NAMES', JSON.stringify(names))
      .replace('REMOTE', manifest.name)
      .replace('MANIFEST', address)
      .replace('SHARED', names.map((name) => `import('${name}')`).join(', '));
    await writeFile(path.join(folder, file), filled);
  }
}

/** The files of a folder, as any server of files gives them. */
export async function serveFolder(folder: string): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === '/' ? '/index.html' : pathname;
    readFile(path.join(folder, file)).then(
      (bytes) => response.setHeader('content-type', contentTypeOf(file)).end(bytes),
      () => response.writeHead(404).end(),
    );
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
