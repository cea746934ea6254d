import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { bundleConfiguration } from './bundle.ts';
import { FontPreloadPlugin, TEXT_FONT } from './font-preload.ts';
import { ownModule } from './own-module.ts';
import { noMessageParserAlias } from './shared.ts';

export interface SingleOptions {
  /** Folder of the shell. */
  readonly appDir: string;
  readonly outputDir: string;
  readonly publicPath: string;
  /** Modules that stand in for others, by the end of their path. */
  readonly replacements: Readonly<Record<string, string>>;
}

const TRUSTED_TYPES = ownModule('../runtime/single-entry');

/**
 * One build of shell and remotes together, without federation: what the federated build is measured
 * against. Nothing that is served to visitors comes from it.
 */
export function defineSingle(options: SingleOptions): Configuration {
  const bundle = bundleConfiguration({
    appDir: options.appDir,
    app: 'single',
    version: 'single',
    container: 'single',
    isDevelopment: false,
    publicPath: options.publicPath,
    alias: noMessageParserAlias(options.appDir),
  });
  const replace = Object.entries(options.replacements).map(
    ([end, file]) =>
      new rspack.NormalModuleReplacementPlugin(new RegExp(`${end.split('/').at(-1)}$`), (resource) => {
        if (path.resolve(resource.context, resource.request).endsWith(path.join('shell', 'src', end))) {
          resource.request = file;
        }
      }),
  );
  return {
    ...bundle,
    entry: { main: [TRUSTED_TYPES, './src/main.tsx'] },
    output: { ...bundle.output, path: options.outputDir },
    plugins: [
      ...(bundle.plugins ?? []),
      ...replace,
      new rspack.DefinePlugin({ __DISCOVERY_KEY__: 'null' }),
      new rspack.HtmlRspackPlugin({
        template: path.join(options.appDir, 'index.html'),
        scriptLoading: 'defer',
      }),
      new FontPreloadPlugin(TEXT_FONT),
    ],
  };
}
