import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { servedAgainst } from './against.ts';
import { BodyStylesPlugin } from './body-styles.ts';
import { boundBusAlias, withBoundBus } from './bound-bus.ts';
import { BuildRecordPlugin } from './build-record.ts';
import { bundleConfiguration } from './bundle.ts';
import { manifestOf, servedRemote, servedShell } from './development.ts';
import { discoveryKey } from './discovery-key.ts';
import { FontPreloadPlugin, TEXT_FONT } from './font-preload.ts';
import { InlineScriptPlugin } from './inline-script.ts';
import { ModuleTypesPlugin } from './module-types.ts';
import { ownModule } from './own-module.ts';
import { ScopedStylesPlugin } from './scoped-styles.ts';
import { ServiceWorkerPlugin } from './service-worker.ts';
import {
  esmRuntimeAlias,
  noMessageParserAlias,
  routerAlias,
  sharedModules,
  sharedVersions,
} from './shared.ts';
import {
  appSources,
  checkoutOf,
  containerName,
  REMOTE_ENTRY,
  readPackageJson,
  SHELL_ENTRIES,
  sourceVersion,
} from './source-version.ts';
import { standaloneRemote } from './standalone.ts';
import { STILL_SCRIPT, StillScriptPlugin } from './still-script.ts';

interface AppFacts {
  readonly app: string;
  readonly version: string;
  readonly container: string;
  readonly isDevelopment: boolean;
  /** Origin of a deployed suite whose pages the remote is developed in, instead of one of the shell's sources. */
  readonly suite: string | null;
  /** See `BundleOptions`. */
  readonly hasDevelopmentReact: boolean;
  readonly sources: readonly string[] | undefined;
}

function factsOf(appDir: string): AppFacts {
  const app = readPackageJson(appDir).name;
  const root = checkoutOf(appDir);
  const sources = appSources(appDir, root);
  const version = sourceVersion(appDir, root, sources);
  const isDevelopment = process.argv.includes('serve');
  const container = containerName(app, isDevelopment ? 'dev' : version);
  const suite = (isDevelopment && process.env.AGAINST) || null;
  const hasDevelopmentReact = isDevelopment && suite === null;
  const named = isDevelopment ? undefined : sources.files;
  return { app, version, container, isDevelopment, suite, hasDevelopmentReact, sources: named };
}

interface RemoteOptions {
  /** One chunk for what several pages have in common, where visitors go from one to the next. Default: false. */
  readonly joinsPages?: boolean;
}

/** Rspack configuration of a remote: its one exposed module, and everything shared taken from the shell. */
export function defineRemote(appDir: string, { joinsPages = false }: RemoteOptions = {}): Configuration {
  const facts = factsOf(appDir);
  if (facts.isDevelopment && process.env.STANDALONE) return standaloneRemote(appDir, facts);
  const remote = remoteConfiguration(appDir, facts);
  const configuration = joinsPages
    ? { ...remote, optimization: { ...remote.optimization, splitChunks: JOINED_PAGES } }
    : remote;
  if (!facts.isDevelopment) return configuration;
  const { container, suite } = facts;
  return suite
    ? servedAgainst(configuration, appDir, { origin: suite, container })
    : servedRemote(configuration, appDir);
}

function remoteConfiguration(appDir: string, facts: AppFacts): Configuration {
  const bundle = bundleConfiguration({
    ...facts,
    appDir,
    publicPath: 'auto',
    alias: { ...esmRuntimeAlias(), ...boundBusAlias() },
  });
  return {
    ...bundle,
    entry: {},
    plugins: [
      ...(bundle.plugins ?? []),
      new ModuleFederationPlugin({
        ...federationOptions(facts),
        exposes: { './remote': `./${REMOTE_ENTRY}` },
        shared: withBoundBus(sharedModules(appDir, false)),
        experiments: { asyncStartup: true, externalRuntime: true, optimization: OPTIMIZATION },
      }),
      new rspack.DefinePlugin({ __BUS_OWNER__: JSON.stringify(`${facts.app}@${facts.version}`) }),
      new rspack.NormalModuleReplacementPlugin(/\/compiled\/remotes\.[jt]s$/, ownModule('no-routes')),
      new ScopedStylesPlugin(facts.container),
      ...(facts.isDevelopment ? [] : [new ModuleTypesPlugin(manifestOf(appDir))]),
      ...recordPlugins(facts, sharedVersions(appDir, false)),
    ],
  };
}

/** Otherwise it is a request, and a compression of its own, for each combination of pages. */
const JOINED_PAGES = {
  chunks: 'async',
  cacheGroups: {
    pages: {
      name: 'pages',
      chunks: ({ name }: { name?: string | undefined }) => name?.startsWith('page-') ?? false,
      minChunks: 2,
      priority: 10,
    },
  },
} as const;

/** Rspack configuration of the shell: the page, and one instance of everything shared. */
export function defineShell(appDir: string): Configuration {
  const facts = factsOf(appDir);
  const configuration = shellConfiguration(appDir, facts);
  return facts.isDevelopment ? servedShell(configuration) : configuration;
}

function shellConfiguration(appDir: string, facts: AppFacts): Configuration {
  const publicPath = facts.isDevelopment ? '/' : `/r/${facts.app}/${facts.version}/`;
  const options = {
    ...facts,
    appDir,
    publicPath,
    painterScript: facts.isDevelopment ? undefined : `${publicPath}${STILL_SCRIPT}`,
    alias: { ...esmRuntimeAlias(), ...noMessageParserAlias(appDir), ...routerAlias(appDir) },
  };
  const bundle = bundleConfiguration(options);
  return {
    ...bundle,
    entry: { main: `./${SHELL_ENTRIES.main}` },
    plugins: [
      ...(bundle.plugins ?? []),
      new ModuleFederationPlugin({
        ...federationOptions(facts),
        runtimePlugins: [ownModule('../runtime/plugin')],
        shared: sharedModules(appDir, true),
        experiments: { asyncStartup: false, optimization: OPTIMIZATION },
      }),
      new rspack.HtmlRspackPlugin({ template: path.join(appDir, 'index.html'), scriptLoading: 'defer' }),
      new FontPreloadPlugin(TEXT_FONT),
      new BodyStylesPlugin(FIRST_STYLE),
      ...(facts.isDevelopment
        ? []
        : [
            new StillScriptPlugin(path.join(appDir, SHELL_ENTRIES.still), options),
            new InlineScriptPlugin(path.join(appDir, SHELL_ENTRIES.startAfter), options),
            new InlineScriptPlugin(path.join(appDir, SHELL_ENTRIES.watchdog), options),
            new ServiceWorkerPlugin(path.join(appDir, SHELL_ENTRIES.serviceWorker), options),
          ]),
      new rspack.DefinePlugin({
        __DISCOVERY_KEY__: JSON.stringify(facts.isDevelopment ? null : discoveryKey()),
      }),
      // In the build only: released pages know no development server.
      ...(facts.isDevelopment ? [] : [new rspack.DefinePlugin({ __DEVELOPMENT_REMOTE__: 'null' })]),
      new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(appDir, 'public') }] }),
      ...recordPlugins(facts, sharedVersions(appDir, true)),
    ],
    optimization: { ...bundle.optimization, splitChunks: SHELL_CHUNKS },
  };
}

/** Name of the style sheet that the first HTML is drawn with. */
const FIRST_STYLE = 'first';

/** The shell's scripts are fetched side by side, and change as seldom as what is in them. */
const SHELL_CHUNKS = {
  chunks: 'all',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    react: {
      test: /node_modules\/\.pnpm\/(react|react-dom|scheduler)@/,
      name: 'react',
      chunks: 'initial',
      priority: 20,
    },
    vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', priority: 10 },
    // What the picture and the map have in common, and the dialog and the drawer.
    openlayers: { test: /node_modules\/\.pnpm\/(ol|rbush|quickselect)@/, chunks: 'async', minChunks: 2 },
    // The server writes it into the page.
    firstStyle: {
      type: 'css/auto',
      test: /\/(tokens|base|app\/boot|arrival\/[^/]*|consent\/[^/]*|first-picture\/[^/]*)\.css$/,
      name: FIRST_STYLE,
      chunks: 'initial',
      enforce: true,
      priority: 30,
    },
    // A page begins with a picture more often than not, and a file of its own is a request more.
    pictureStyle: {
      type: 'css/auto',
      test: /packages\/picture\/src\/(?!geo|editor|pin-map)/,
      name: 'main',
      enforce: true,
    },
    overlays: { test: /node_modules\/\.pnpm\/(react-aria|@react-aria)/, chunks: 'async', minChunks: 2 },
  },
} as const;

/** Remotes are loaded by their entries, so the runtime needs nothing of what reads manifests. */
const OPTIMIZATION = { target: 'web', disableSnapshot: true } as const;

function federationOptions({ container, isDevelopment }: AppFacts) {
  return {
    name: container,
    filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
    manifest: true,
    dts: false,
    shareStrategy: 'loaded-first',
  } as const;
}

function recordPlugins(facts: AppFacts, shared: Record<string, string>) {
  const { app, version, container, isDevelopment, hasDevelopmentReact } = facts;
  if (hasDevelopmentReact) return [new ReactRefreshRspackPlugin()];
  return isDevelopment ? [] : [new BuildRecordPlugin({ app, version, container, shared })];
}
