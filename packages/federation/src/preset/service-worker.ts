import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { builtScript } from './built-script.ts';
import type { BundleOptions } from './bundle.ts';

const NAME = 'ServiceWorkerPlugin';

/** Builds the service worker as `sw.js`: one file of its own, whose name browsers hold on to. */
export class ServiceWorkerPlugin implements RspackPluginInstance {
  readonly #module: string;
  readonly #bundle: BundleOptions;

  constructor(module: string, bundle: BundleOptions) {
    this.#module = module;
    this.#bundle = bundle;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(NAME, async () => {
        const folder = `${compiler.outputPath}/../.${NAME}`;
        const { script } = await builtScript(this.#module, this.#bundle, folder, 'webworker');
        compilation.emitAsset('sw.js', new rspack.sources.RawSource(script));
      });
    });
  }
}
