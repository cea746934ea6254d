import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import type { RemoteManifest } from '@suite/contracts';
import { strToU8, zipSync } from 'fflate';

/** By these names hosts look for the types of a remote, as the types plugin of Module Federation makes them. */
const ARCHIVE = '@mf-types.zip';
const API = '@mf-types.d.ts';
/** The same types make the same archive. */
const AT = new Date(2020, 0, 1);

type Module = Pick<RemoteManifest, 'routes' | 'panels'>;

/** Types of the module that a remote exposes, for hosts that have no packages of the suite: its pages and panels by name. */
export function moduleTypes({ routes, panels }: Module): string {
  const pages = [...new Set(Object.values(routes).map(({ page }) => page))];
  const table = (names: readonly string[], props: string) =>
    names.map((name) => `  readonly ${JSON.stringify(name)}: LazyView<${props}>;`).join('\n');
  return `import type { ComponentType } from 'react';
type LazyView<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;
/** Version of the contracts that it was built with. */
export declare const contract: string;
export declare const pages: {
${table(pages, 'Record<never, never>')}
};
export declare const panels: {
${table(panels, '{ readonly onClose: () => void }')}
};
`;
}

/** What a host that loads modules by name at run time is told of them. */
const API_TYPES = `export type RemoteKeys = 'REMOTE_ALIAS_IDENTIFIER/remote';
type PackageType<T> = T extends 'REMOTE_ALIAS_IDENTIFIER/remote' ? typeof import('REMOTE_ALIAS_IDENTIFIER/remote') : any;
`;

/**
 * Writes the types beside the build, and says so in its manifest. They follow from \`remote.json\`, to which a test and the
 * release hold the module: the compiler would need seconds for each remote to say the same.
 */
export class ModuleTypesPlugin implements RspackPluginInstance {
  readonly #manifest: Module;

  constructor(manifest: Module) {
    this.#manifest = manifest;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ModuleTypesPlugin', () => {
      const folder = compiler.outputPath;
      const types = strToU8(moduleTypes(this.#manifest));
      writeFileSync(path.join(folder, ARCHIVE), zipSync({ 'remote.d.ts': types }, { mtime: AT }));
      writeFileSync(path.join(folder, API), API_TYPES);
      const file = path.join(folder, 'mf-manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as FederationManifest;
      const metaData = { ...manifest.metaData, types: { path: '', name: '', zip: ARCHIVE, api: API } };
      writeFileSync(file, JSON.stringify({ ...manifest, metaData }, null, 2));
    });
  }
}

interface FederationManifest {
  readonly metaData: object;
}
