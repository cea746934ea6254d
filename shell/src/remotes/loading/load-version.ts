import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { EXPOSED_MODULE, type LazyView, type RemoteModule, type RemoteName } from '@suite/contracts';
import type { Candidate } from '@suite/domain';
import { expectIntegrity } from '@suite/federation/integrity';
import type { ComponentType } from 'react';
import { fetchAhead } from '../fetch-ahead.ts';
import type { ViewOf } from '../load-remote.ts';
import { failureReason } from './failure-reason.ts';
import { bringBack } from './on-page.ts';
import { RemoteError, VersionError } from './remote-error.ts';
import { withinTime } from './time-limit.ts';

/** A canary must be there within this time, since there is something else to show. */
const WITH_ALTERNATIVE_MS = 6_000;
/** The last version that there is may take as long as a poor network does. */
const LAST_MS = 60_000;
const RETRY_AFTER_MS = 250;

const modules = new Map<string, Promise<RemoteModule>>();

/**
 * Loads a view from one address of a version, twice if the network fails.
 * @param isLast whether there is nothing to fall back to.
 * @throws {VersionError} with the reason.
 */
export async function loadVersion<Props>(
  view: ViewOf,
  candidate: Candidate,
  isLast: boolean,
): Promise<ComponentType<Props>> {
  bringBack(view.remote, candidate);
  for (let attempt = 1; ; attempt += 1) {
    const reason = await once<Props>(view, candidate, isLast ? LAST_MS : WITH_ALTERNATIVE_MS).catch(
      (error: unknown) => versionError(error, candidate),
    );
    if (!(reason instanceof VersionError)) return reason;
    const mayPass = reason.reason === 'load' || reason.reason === 'chunk';
    if (attempt === 2 || !mayPass) throw reason;
    // Jittered: pages that failed together do not come back together.
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS * (0.5 + Math.random())));
  }
}

async function versionError(error: unknown, candidate: Candidate): Promise<VersionError> {
  const { entry: published, preload } = candidate.entry.extras.suite;
  const script = new URL(candidate.script, location.origin).href;
  const assets = [...preload.assets, ...Object.values(preload.pages).flat()];
  const reason = await failureReason(error, {
    script,
    integrity: published.integrity,
    // Where this candidate has them from.
    assets: assets.map((url) => new URL(url, script).href),
  });
  return error instanceof VersionError ? error : new VersionError(reason, String(error), error);
}

async function once<Props>(
  view: ViewOf,
  candidate: Candidate,
  limitMs: number,
): Promise<ComponentType<Props>> {
  const { container } = candidate.entry.extras.suite;
  const load = async () => {
    const module = await moduleOf(view, candidate);
    const lazy = view.kind === 'page' ? module.pages[view.page] : module.panels[view.panel];
    const name = view.kind === 'page' ? view.page : view.panel;
    if (!lazy) {
      throw new VersionError('init', `${view.remote} ${candidate.version} has no ${view.kind} named ${name}`);
    }
    return (await (lazy as LazyView<Props>)()).default as ComponentType<Props>;
  };
  return withinTime(load(), limitMs, container);
}

function moduleOf(view: ViewOf, candidate: Candidate): Promise<RemoteModule> {
  fetchAhead(candidate, view.kind === 'page' ? view.page : view.panel);
  const known = modules.get(candidate.script);
  if (known) return known;
  const promise = loadModule(view.remote, candidate);
  modules.set(candidate.script, promise);
  promise.catch(() => modules.delete(candidate.script));
  return promise;
}

async function loadModule(remote: RemoteName, { entry, script, isFallbackAddress }: Candidate) {
  const { container, entry: published } = entry.extras.suite;
  const url = new URL(script, location.origin).href;
  if (published.integrity) expectIntegrity(url, published.integrity);
  // Never `force`: a container that exists under this name is this very version. Its other address needs a name of
  // its own, and a fresh global: the container that is there fetches its chunks from where they failed.
  const name = isFallbackAddress ? `${container}__other` : container;
  if (isFallbackAddress) delete (globalThis as Record<string, unknown>)[container];
  registerRemotes([{ name, entry: url, ...(isFallbackAddress && { entryGlobalName: container }) }]);
  const module = await loadRemote<RemoteModule>(`${name}/${EXPOSED_MODULE.replace('./', '')}`);
  if (!module) throw new RemoteError(`${container} of ${remote} is empty`);
  return module;
}
