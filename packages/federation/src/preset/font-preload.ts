import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';

/** The Latin letters of the text, which every page begins with. */
export const TEXT_FONT = /source-sans-3-latin\.[^/]*woff2$/;

const NAME = 'FontPreloadPlugin';

/**
 * Has the page ask for a font beside its styles. The browser would find out only when the first text is drawn, and
 * draw it again when the font is there.
 */
export class FontPreloadPlugin implements RspackPluginInstance {
  readonly #file: RegExp;

  /** @param file name of the font among the assets. */
  constructor(file: RegExp) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { alterAssetTagGroups } = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      alterAssetTagGroups.tapPromise(NAME, async (page) => {
        const fonts = Object.keys(compilation.assets).filter((name) => this.#file.test(name));
        if (fonts.length !== 1) throw new Error(`${fonts.length} assets are ${this.#file}`);
        const attributes = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `${page.publicPath}${fonts[0]}`,
          crossorigin: 'anonymous',
        };
        page.headTags.unshift({ tagName: 'link', voidTag: true, attributes });
        return page;
      });
    });
  }
}
