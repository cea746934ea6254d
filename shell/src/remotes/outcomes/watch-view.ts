import type { Candidate } from '@suite/domain';
import type { ViewOf } from '../load-remote.ts';
import type { ViewWatcher } from './health/look-at-view.ts';
import { whileOnTrial } from './health.ts';
import { isLoop } from './loop.ts';
import { noteAlive } from './outcomes.ts';

/** Watches what a version drew from its mount on. Gives what ends it. */
export function watchView(view: ViewOf, candidate: Candidate, watcher: ViewWatcher): () => void {
  if (view.kind === 'page' && isLoop(`${view.remote}@${candidate.version}/${view.page}`)) {
    // Not while the page is being put in place.
    const soon = setTimeout(() => watcher.onBad('loop'));
    return () => clearTimeout(soon);
  }
  const mountedMs = performance.now();
  return whileOnTrial(
    ({ lookAtView }) => lookAtView(view, candidate, watcher, mountedMs),
    () => noteAlive(view.remote, candidate),
  );
}
