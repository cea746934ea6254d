import path from 'node:path';
import type { Compilation, Compiler, Module, RspackPluginInstance } from '@rspack/core';

const NAME = 'NamedSourcesPlugin';
/** Made of other sources, or not the workspace's. */
const ELSEWHERE = /[/\\](node_modules|compiled)[/\\]/;

/**
 * Fails a build that has a file of the workspace which its version is not named after: two builds of one version would
 * differ.
 */
export class NamedSourcesPlugin implements RspackPluginInstance {
  readonly #root: string;
  readonly #sources: ReadonlySet<string>;

  constructor(root: string, sources: readonly string[]) {
    this.#root = root;
    this.#sources = new Set(sources);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.emit.tap(NAME, (compilation) => {
      const others = builtFiles(compilation).filter(
        (file) => this.#isWorkspace(file) && !this.#sources.has(file),
      );
      if (others.length === 0) return;
      const names = others.map((file) => path.relative(this.#root, file)).toSorted();
      throw new Error(`The version is not named after ${names.join(', ')}, of which the build is made too`);
    });
  }

  #isWorkspace(file: string): boolean {
    return file.startsWith(this.#root + path.sep) && !ELSEWHERE.test(file);
  }
}

/** Files of the modules in a chunk; those that were joined into one stand in it. */
function builtFiles(compilation: Compilation): string[] {
  const inChunks = [...compilation.modules].filter(
    (module) => compilation.chunkGraph.getModuleChunks(module).length > 0,
  );
  return inChunks.flatMap((module) => [module, ...joinedIn(module)]).flatMap(fileOf);
}

function joinedIn(module: Module): readonly Module[] {
  return 'modules' in module && Array.isArray(module.modules) ? module.modules : [];
}

function fileOf(module: Module): readonly string[] {
  const resource = 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
  const [file = ''] = resource.split('?');
  return file === '' ? [] : [file];
}
