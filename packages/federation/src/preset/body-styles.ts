import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';

const NAME = 'BodyStylesPlugin';

const STYLE = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/g;

/**
 * Asks for the style sheets of a page in its body, but for the one that its first paint needs: what stands before a
 * style sheet of the body is painted without it, and the scripts wait for it all the same.
 */
export class BodyStylesPlugin implements RspackPluginInstance {
  readonly #first: string;

  /** @param first name of the chunk whose style sheet stays in the head. */
  constructor(first: string) {
    this.#first = first;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { beforeEmit } = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      beforeEmit.tapPromise(NAME, async (page) => {
        const links = page.html.match(STYLE) ?? [];
        const later = links.filter((link) => !link.includes(`/${this.#first}.`));
        for (const link of later) page.html = page.html.replace(link, '');
        page.html = page.html.replace('</body>', () => `${later.join('')}</body>`);
        return page;
      });
    });
  }
}
