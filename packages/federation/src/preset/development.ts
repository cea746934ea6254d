import { type Configuration, rspack } from '@rspack/core';

export const HOST = 'localhost';
/** `DEVELOPMENT_PORT` is that of the shell, with those of the remotes behind it. */
const FIRST_PORT = Number(process.env.DEVELOPMENT_PORT ?? 4200);
/** In the order of the ports; a new app goes to the end. */
const PORTS = ['shell', 'mf-map', 'mf-building', 'mf-apartment', 'mf-account', 'mf-panels'];

/** What is asked of the deployed suite while one remote is developed: its API, its pictures, its other remotes. */
const DEPLOYED_PATHS = ['/api', '/th-server', '/r/', '/discovery.json', '/media'];

/** Where the deployed suite is: `SUITE_ORIGIN`, else `npm start` on this machine. */
function suiteOrigin(): string {
  return process.env.SUITE_ORIGIN ?? 'http://localhost:3000';
}

/**
 * Fast Refresh of a remote reaches the shell's React only through a hook that remembers who drew what; React makes
 * one that does not.
 */
const REFRESH_HOOK = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true, isDisabled: false, checkDCE() {},
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onCommitFiberRoot() {}, onCommitFiberUnmount() {}, onScheduleFiberRoot() {},
};`;

export function portOf(app: string): number {
  const index = PORTS.indexOf(app);
  return FIRST_PORT + (index < 0 ? PORTS.length : index);
}

/** The shell with a server for its page, which takes the remote of `DEVELOPMENT_REMOTE` from that one's own server. */
export function servedShell(configuration: Configuration): Configuration {
  const remote = process.env.DEVELOPMENT_REMOTE ?? null;
  return {
    ...configuration,
    devServer: {
      host: HOST,
      port: portOf('shell'),
      hot: true,
      historyApiFallback: { disableDotRule: true },
      client: { overlay: false },
      proxy: [{ context: DEPLOYED_PATHS, target: suiteOrigin(), changeOrigin: true }],
    },
    plugins: [
      ...(configuration.plugins ?? []),
      new rspack.BannerPlugin({ banner: REFRESH_HOOK, raw: true, entryOnly: true }),
      new rspack.DefinePlugin({
        __DEVELOPMENT_REMOTE__: JSON.stringify(
          remote && `${remote}@http://${HOST}:${portOf(remote)}/remoteEntry.js`,
        ),
      }),
    ],
  };
}

/** A remote's files, for the page of the shell. */
export function servedRemote(configuration: Configuration, app: string): Configuration {
  const port = portOf(app);
  return {
    ...configuration,
    devServer: {
      host: HOST,
      port,
      hot: true,
      liveReload: false,
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: false, webSocketURL: `ws://${HOST}:${port}/ws` },
    },
  };
}
