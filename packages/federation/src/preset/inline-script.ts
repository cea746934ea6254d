import path from 'node:path';
import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { builtScript } from './built-script.ts';
import type { BundleOptions } from './bundle.ts';

const NAME = 'InlineScriptPlugin';

/**
 * Puts a module into the page itself, before the scripts of the page: what is to run whatever becomes of those. The
 * server allows it by its hash.
 */
export class InlineScriptPlugin implements RspackPluginInstance {
  readonly #module: string;
  readonly #bundle: BundleOptions;

  constructor(module: string, bundle: BundleOptions) {
    this.#module = module;
    this.#bundle = bundle;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { alterAssetTagGroups } = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      alterAssetTagGroups.tapPromise(NAME, async (page) => {
        const folder = `${compiler.outputPath}/../.${path.basename(this.#module)}`;
        const { script: innerHTML } = await builtScript(this.#module, this.#bundle, folder);
        page.headTags.unshift({ tagName: 'script', voidTag: false, attributes: {}, innerHTML });
        return page;
      });
    });
  }
}
