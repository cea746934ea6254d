import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import type { RemoteManifest } from '@suite/contracts';

export const HOST = 'localhost';
/** `DEVELOPMENT_PORT` stands in for it, and moves the ports of the remotes with it. */
const USUAL_SHELL_PORT = 4200;
export const SHELL_PORT = Number(process.env.DEVELOPMENT_PORT ?? USUAL_SHELL_PORT);

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

export function manifestOf(appDir: string): RemoteManifest {
  return JSON.parse(readFileSync(path.join(appDir, 'remote.json'), 'utf8')) as RemoteManifest;
}

/** Port of a remote's development server, which its manifest names. */
export function portOf(appDir: string): number {
  return manifestOf(appDir).port + SHELL_PORT - USUAL_SHELL_PORT;
}

/** What the shell in development knows of the remote that is worked on. */
function developmentRemote(folder: string | undefined): object | null {
  if (!folder) return null;
  const { name, team, routes, panels, menu } = manifestOf(folder);
  const script = `http://${HOST}:${portOf(folder)}/remoteEntry.js`;
  return { override: `${name}@${script}`, offer: { team, routes, panels, menu } };
}

/** The shell with a server for its page, which takes the remote in the folder `DEVELOPMENT_REMOTE` from that one's own server. */
export function servedShell(configuration: Configuration): Configuration {
  return {
    ...configuration,
    devServer: {
      host: HOST,
      port: SHELL_PORT,
      hot: true,
      historyApiFallback: { disableDotRule: true },
      client: { overlay: false },
      proxy: [{ context: DEPLOYED_PATHS, target: suiteOrigin(), changeOrigin: true }],
    },
    plugins: [
      ...(configuration.plugins ?? []),
      new rspack.BannerPlugin({ banner: REFRESH_HOOK, raw: true, entryOnly: true }),
      new rspack.DefinePlugin({
        __DEVELOPMENT_REMOTE__: JSON.stringify(developmentRemote(process.env.DEVELOPMENT_REMOTE)),
      }),
    ],
  };
}

/** A remote's files, for the page of the shell. */
export function servedRemote(configuration: Configuration, appDir: string): Configuration {
  const port = portOf(appDir);
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
