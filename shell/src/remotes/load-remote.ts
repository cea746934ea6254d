import type { PageProps, PanelProps, RemoteName } from '@suite/contracts';
import type { Candidate } from '@suite/domain';
import type { ComponentType } from 'react';
import { forgetFailed, markFailed, notFailed } from './loading/failed-versions.ts';
import { loadVersion } from './loading/load-version.ts';
import { takeAway } from './loading/on-page.ts';
import { RemoteError, VersionError } from './loading/remote-error.ts';
import { type BadReason, noteBad } from './outcomes/outcomes.ts';
import { fetchSharedFor } from './shared-packages.ts';
import { candidatesOf, renewOffers } from './visit/resolution.ts';

/** What of a remote is to be shown. */
export type ViewOf =
  | { readonly kind: 'page'; readonly remote: RemoteName; readonly page: string }
  | { readonly kind: 'panel'; readonly remote: RemoteName; readonly panel: string };

export interface LoadedView<Props> {
  readonly component: ComponentType<Props>;
  readonly version: string;
  /** Where it came from; null where there are no versions, as in one build of everything. */
  readonly candidate: Candidate | null;
  readonly loadMs: number;
}

/**
 * Loads a page or panel of a remote: the visitor's version, its other address, the stable version, until one works.
 * @throws {RemoteError} when none does. The next call tries them all again.
 */
export async function loadView<Props extends PageProps | PanelProps>(
  view: ViewOf,
): Promise<LoadedView<Props>> {
  const { remote } = view;
  if (view.kind === 'page') fetchSharedFor(remote, view.page);
  let cause: unknown = new RemoteError(`There is no version of ${remote} for this shell`);
  let candidates = notFailed(remote, await candidatesOf(remote));
  while (candidates[0]) {
    const [candidate, ...rest] = candidates;
    const startedMs = performance.now();
    try {
      const component = await loadVersion<Props>(view, candidate, rest.length === 0);
      const loadMs = performance.now() - startedMs;
      return { component, version: candidate.version, candidate, loadMs };
    } catch (error) {
      cause = error;
      candidates = afterFailure(remote, candidate, rest, error);
    }
  }
  forgetFailed(remote);
  throw new RemoteError(`${remote} could not be loaded`, { cause });
}

/** Whether there is another version to show in the place of one that failed where it stood. */
export async function leaveVersion(view: ViewOf, failed: Candidate, reason: BadReason): Promise<boolean> {
  giveUp(view.remote, failed, reason);
  return hasOtherVersion(view, failed);
}

/** Whether there would be another version to show in the place of this one. */
export async function hasOtherVersion(view: ViewOf, { version }: Candidate): Promise<boolean> {
  const left = notFailed(view.remote, await candidatesOf(view.remote));
  return left.some((other) => other.version !== version);
}

/** What is left to try: the same bytes from elsewhere only where the bytes were not the fault. */
function afterFailure(
  remote: RemoteName,
  failed: Candidate,
  rest: readonly Candidate[],
  error: unknown,
): readonly Candidate[] {
  const reason = error instanceof VersionError ? error.reason : 'init';
  const [next] = rest;
  if (next?.version === failed.version && reason !== 'init') return rest;
  giveUp(remote, failed, reason);
  return rest.filter(({ version }) => version !== failed.version);
}

function giveUp(remote: RemoteName, failed: Candidate, reason: BadReason): void {
  noteBad(remote, failed, reason);
  markFailed(remote, failed);
  void renewOffers();
  takeAway(remote, failed);
}
