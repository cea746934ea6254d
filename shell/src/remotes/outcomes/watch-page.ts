import type { Candidate } from '@suite/domain';
import type { ViewOf } from '../load-remote.ts';
import { isLoop } from './loop.ts';
import { type BadReason, noteAlive, noteSymptom } from './outcomes.ts';
import { areaState } from './page-area.ts';

const FIRST_LOOK_MS = 2_000;
const ALIVE_MS = 10_000;

/**
 * Looks at what a version drew: whether it is there two seconds after the mount, and whether it still is, and no
 * placeholder any more, after ten. Gives what ends it.
 */
export function watchPage(
  view: ViewOf,
  candidate: Candidate,
  onBad: (reason: BadReason) => void,
): () => void {
  if (view.kind === 'page' && isLoop(`${view.remote}@${candidate.version}/${view.page}`)) {
    // Not while the page is being put in place.
    const soon = setTimeout(() => onBad('loop'));
    return () => clearTimeout(soon);
  }
  const first = setTimeout(() => {
    dropStyles();
    const state = stateOf(view);
    if (state !== 'shown' && state !== 'loading') onBad(state);
  }, FIRST_LOOK_MS);
  const second = setTimeout(() => {
    dropStyles();
    const state = stateOf(view);
    if (state === 'shown') noteAlive(view.remote, candidate);
    else onBad(state === 'loading' ? 'suspended' : state);
  }, ALIVE_MS);
  return () => {
    clearTimeout(first);
    clearTimeout(second);
  };
}

/** Versions bring their styles in files, which hold inside of them; those of the whole document are nobody's to make. */
function dropStyles(): void {
  if (!document.adoptedStyleSheets?.length) return;
  document.adoptedStyleSheets = [];
  noteSymptom('errors');
}

/** A panel stands where it likes; who closes it ends the watch. What nobody looks at is not looked at. */
function stateOf(view: ViewOf) {
  const area = document.getElementById('page');
  return view.kind === 'page' && area && !document.hidden ? areaState(area) : 'shown';
}
