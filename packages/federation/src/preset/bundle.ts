import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { type Configuration, rspack } from '@rspack/core';
import { NamedSourcesPlugin } from './named-sources.ts';
import { checkoutOf } from './source-version.ts';

export interface BundleOptions {
  readonly appDir: string;
  readonly app: string;
  readonly version: string;
  /** Unique in the page: names the chunk global and the CSS classes. */
  readonly container: string;
  readonly isDevelopment: boolean;
  /** Whether the page it comes into has the development build of React. Default: as the build. */
  readonly hasDevelopmentReact?: boolean | undefined;
  readonly publicPath: string;
  readonly alias: Record<string, string>;
  /** Address of a script that paints shapes where it is a worker's. Default: there is none. */
  readonly painterScript?: string | undefined;
  /** Files that the version is named after: a build of others fails. Without them nothing is held against anything. */
  readonly sources?: readonly string[] | undefined;
}

/** What every build of the suite has in common: TypeScript, CSS modules, assets, names of files. */
export function bundleConfiguration(options: BundleOptions): Configuration {
  const { appDir, container, isDevelopment, hasDevelopmentReact = isDevelopment } = options;
  const named = (extension: string) =>
    isDevelopment ? `[name].${extension}` : `assets/[name].[contenthash:10].${extension}`;
  return {
    name: options.app,
    context: appDir,
    mode: isDevelopment ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: path.join(appDir, 'dist'),
      clean: true,
      publicPath: options.publicPath,
      uniqueName: container,
      filename: named('js'),
      chunkFilename: named('js'),
      cssFilename: named('css'),
      cssChunkFilename: named('css'),
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      // A module that threw must throw again when it is asked for again, and not be taken for a success.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], alias: options.alias },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          type: 'javascript/auto',
          ...typescriptLoader(hasDevelopmentReact),
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(svg|png|jpg|woff2|geojson)$/, type: 'asset/resource' },
      ],
      generator: { 'css/auto': { localIdentName: `${container}__[local]-[id]` } },
      // Grid areas are named in one module and used in another, and tokens are everybody's: their names stay.
      parser: { 'css/auto': { namedExports: false, grid: false, dashedIdents: false } },
    },
    plugins: [
      // The components bring their few words in 34 languages.
      optimizeLocales.rspack({ locales: ['en-US', 'sr-SP'] }),
      new rspack.DefinePlugin({
        __APP_VERSION__: JSON.stringify(options.version),
        __IS_DEVELOPMENT__: JSON.stringify(isDevelopment),
        __PAINTER_SCRIPT__: JSON.stringify(options.painterScript ?? null),
      }),
      // The entry is held against the discovery document, and everything that follows against the entry. Each entry
      // carries a hash for every chunk, which no compression makes smaller: the shortest that the platform knows.
      ...(isDevelopment ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })]),
      ...(options.sources ? [new NamedSourcesPlugin(checkoutOf(appDir), options.sources)] : []),
    ],
    optimization: {
      // Of a style that fails the bundler tells the id alone, by which the shell finds its file.
      chunkIds: 'named',
      moduleIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { ecma: 2022, compress: { passes: 4 } } }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
    },
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
  };
}

function typescriptLoader(hasDevelopmentReact: boolean) {
  return {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        externalHelpers: true,
        target: 'es2022',
        transform: {
          react: { runtime: 'automatic', development: hasDevelopmentReact, refresh: hasDevelopmentReact },
        },
      },
    },
  };
}
