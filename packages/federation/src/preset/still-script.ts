import { createHash } from 'node:crypto';
import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { builtScript } from './built-script.ts';
import type { BundleOptions } from './bundle.ts';

const NAME = 'StillScriptPlugin';
/** Its address is known before it is built, since it is its own worker's too; the folder has the name of the version. */
export const STILL_SCRIPT = 'assets/still.js';
const STILL_STYLE = 'assets/still.css';

/**
 * Builds the script that brings a page's first picture to life, with its styles, as files of their own. They stand in
 * a template of the page (`still`), from which the server takes them for a page that opens with a picture.
 */
export class StillScriptPlugin implements RspackPluginInstance {
  readonly #module: string;
  readonly #bundle: BundleOptions;

  constructor(module: string, bundle: BundleOptions) {
    this.#module = module;
    this.#bundle = bundle;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { beforeEmit } = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      beforeEmit.tapPromise(NAME, async (page) => {
        const folder = `${compiler.outputPath}/../.${NAME}`;
        const { script, style } = await builtScript(this.#module, this.#bundle, folder);
        const emit = (text: string, file: string) => {
          compilation.emitAsset(file, new rspack.sources.RawSource(text));
          const integrity = createHash('sha256').update(text).digest('base64');
          return `"${this.#bundle.publicPath}${file}" crossorigin integrity="sha256-${integrity}"`;
        };
        const markup = `<link rel="stylesheet" href=${emit(style, STILL_STYLE)}><script defer src=${emit(script, STILL_SCRIPT)}></script>`;
        page.html = page.html.replace('</head>', () => `<template id="still">${markup}</template></head>`);
        return page;
      });
    });
  }
}
