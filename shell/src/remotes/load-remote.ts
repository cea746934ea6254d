import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { emit } from '@suite/bus';
import {
  type DiscoveryEntry,
  EXPOSED_MODULE,
  type LazyView,
  type PageProps,
  type PanelName,
  type PanelProps,
  type RemoteModule,
  type RemoteName,
} from '@suite/contracts';
import { versionCandidates } from '@suite/domain';
import { expectIntegrity } from '@suite/federation/integrity';
import type { ComponentType } from 'react';
import { discovery } from './discovery.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { fetchSharedFor } from './shared-pictures.ts';

const TIMEOUT_MS = 8_000;

/** No version of a remote could be loaded, or the loaded one lacks what it promised. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
}

/** What of a remote is to be shown. */
export type ViewOf =
  | { readonly kind: 'page'; readonly remote: RemoteName; readonly page: string }
  | { readonly kind: 'panel'; readonly remote: RemoteName; readonly panel: PanelName };

export interface LoadedView<Props> {
  readonly component: ComponentType<Props>;
  readonly version: string;
}

const loaded = new Map<RemoteName, Promise<{ module: RemoteModule; version: string }>>();

/**
 * Loads a page or panel of a remote.
 * @throws {RemoteError} when no version can be loaded. The next call tries again.
 */
export async function loadView<Props extends PageProps | PanelProps>(
  view: ViewOf,
): Promise<LoadedView<Props>> {
  if (view.kind === 'page') fetchSharedFor(view.page);
  const { module, version } = await loadModule(view);
  const lazy = view.kind === 'page' ? module.pages[view.page] : module.panels[view.panel];
  const name = view.kind === 'page' ? view.page : view.panel;
  if (!lazy) throw new RemoteError(`${view.remote} ${version} has no ${view.kind} named ${name}`);
  const { default: component } = await withTimeout((lazy as LazyView<Props>)(), `${view.remote} ${name}`);
  return { component: component as ComponentType<Props>, version };
}

function loadModule(view: ViewOf): Promise<{ module: RemoteModule; version: string }> {
  const known = loaded.get(view.remote);
  if (known) return known;
  const promise = tryVersions(view);
  loaded.set(view.remote, promise);
  promise.catch(() => loaded.delete(view.remote));
  return promise;
}

async function tryVersions(view: ViewOf): Promise<{ module: RemoteModule; version: string }> {
  const candidates = versionCandidates(await discovery(), view.remote);
  let cause: unknown = new RemoteError(`There is no version of ${view.remote} for this shell`);
  for (const entry of candidates) {
    const { version } = entry.metadata;
    const startedMs = performance.now();
    try {
      const module = await loadVersion(entry, view);
      const durationMs = performance.now() - startedMs;
      emit('shell:remote-loaded', { remote: view.remote, version, durationMs });
      return { module, version };
    } catch (error) {
      cause = error;
      emit('shell:remote-failed', { remote: view.remote, version, reason: String(error) });
    }
  }
  throw new RemoteError(`${view.remote} could not be loaded`, { cause });
}

async function loadVersion(entry: DiscoveryEntry, view: ViewOf): Promise<RemoteModule> {
  const { suite } = entry.extras;
  const url = new URL(suite.entry.url, location.origin).href;
  expectIntegrity(url, suite.entry.integrity);
  fetchAhead(suite, view.kind === 'page' ? view.page : view.panel);
  // Never `force`: a container that exists under this name is this very version.
  registerRemotes([{ name: suite.container, entry: url }]);
  const exposed = EXPOSED_MODULE.replace('./', '');
  const module = await withTimeout(
    loadRemote<RemoteModule>(`${suite.container}/${exposed}`),
    suite.container,
  );
  if (!module) throw new RemoteError(`${suite.container} is empty`);
  return module;
}

async function withTimeout<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteError(`${what} did not answer within ${TIMEOUT_MS} ms`)),
      TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
