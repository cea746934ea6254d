import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler, RspackPluginInstance } from '@rspack/core';
import { offeredSurface, type Surface, usedOperations, usedSurface } from './surface.ts';

/** What a build says about itself, for the release command: `release.json` beside the assets. */
export interface BuildRecord {
  readonly app: string;
  readonly version: string;
  readonly container: string;
  /** Script that starts the app, relative to the build folder: a remote's container, the shell's main script. */
  readonly entry: string;
  readonly exposedAssets: readonly string[];
  /** Of the chunks that are named `page-<name>` or `panel-<name>`, by page or panel. */
  readonly pageAssets: Readonly<Record<string, readonly string[]>>;
  readonly shared: Readonly<Record<string, string>>;
  /** Exports of the shell's shared modules that its sources import; of the shell: none, it has them itself. */
  readonly uses: Surface;
  /** Of the shell: every export of each module that it shares. */
  readonly offers: Surface;
  /** Operations of the API that it calls, as `GET /api/v1/projects/{id}`. */
  readonly operations: readonly string[];
  /** sha384 of every script and stylesheet, by file name. */
  readonly integrity: Readonly<Record<string, string>>;
}

export const RECORD_FILE = 'release.json';

interface FederationManifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly exposes: readonly {
    readonly assets: Record<'js' | 'css', { readonly sync: readonly string[] }>;
  }[];
}

export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function mainScript(compilation: Compilation): string {
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  return files.filter((file) => file.endsWith('.js')).at(-1) ?? '';
}

function pageAssets(compilation: Compilation): Record<string, string[]> {
  const pages: Record<string, string[]> = {};
  for (const chunk of compilation.chunks) {
    const page = /^(?:page|panel)-(.+)$/.exec(chunk.name ?? '')?.[1];
    if (!page) continue;
    const files = [...chunk.groupsIterable].flatMap((group) => group.getFiles());
    pages[page] = [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));
  }
  return pages;
}

/** What a remote could take from the shell and does not is nothing that it needs of it. */
function onlyUsed(shared: BuildRecord['shared'], uses: Surface): BuildRecord['shared'] {
  return Object.fromEntries(Object.entries(shared).filter(([name]) => name in uses));
}

/** Writes the build record once all assets are on the disk. */
export class BuildRecordPlugin implements RspackPluginInstance {
  readonly #facts: Pick<BuildRecord, 'app' | 'version' | 'container' | 'shared'>;

  constructor(facts: Pick<BuildRecord, 'app' | 'version' | 'container' | 'shared'>) {
    this.#facts = facts;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('BuildRecordPlugin', async (compilation) => {
      const folder = compiler.outputPath;
      const files = Object.keys(compilation.assets).filter((file) => /\.(js|css)$/.test(file));
      const manifest = JSON.parse(
        readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8'),
      ) as FederationManifest;
      const offers = offeredSurface(compilation);
      const uses = usedSurface(compilation);
      const offersOwn = Object.keys(offers).length > 0;
      const record: BuildRecord = {
        ...this.#facts,
        entry: manifest.metaData.remoteEntry.name || mainScript(compilation),
        exposedAssets: manifest.exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]),
        pageAssets: pageAssets(compilation),
        shared: offersOwn ? this.#facts.shared : onlyUsed(this.#facts.shared, uses),
        uses: offersOwn ? {} : uses,
        offers,
        operations: await usedOperations(compilation),
        integrity: Object.fromEntries(
          files.toSorted().map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]),
        ),
      };
      writeFileSync(path.join(folder, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
    });
  }
}
