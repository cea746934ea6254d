import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { type BundleOptions, bundleConfiguration } from './bundle.ts';

const NAME = 'InlineScriptPlugin';
const SCRIPT = 'inline.js';

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
        const innerHTML = await this.#script(path.join(compiler.outputPath, '..', `.${NAME}`));
        page.headTags.unshift({ tagName: 'script', voidTag: false, attributes: {}, innerHTML });
        return page;
      });
    });
  }

  async #script(folder: string): Promise<string> {
    const { output, plugins = [], ...bundle } = bundleConfiguration(this.#bundle);
    const compiler = rspack({
      ...bundle,
      devtool: false,
      entry: this.#module,
      // The integrity of files says nothing of what is no file.
      plugins: plugins.filter((one) => one instanceof rspack.DefinePlugin),
      output: { ...output, path: folder, filename: SCRIPT },
    });
    try {
      await new Promise<void>((resolve, reject) => {
        compiler.run((error, stats) => {
          if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
          else compiler.close((closing) => (closing ? reject(closing) : resolve()));
        });
      });
      return (await readFile(path.join(folder, SCRIPT), 'utf8')).trim();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
