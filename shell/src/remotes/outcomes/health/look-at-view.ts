import type { Candidate } from '@suite/domain';
import type { ViewOf } from '../../load-remote.ts';
import { type BadReason, noteAlive, noteSymptom } from '../outcomes.ts';
import { dropForeignStyles } from './foreign-styles.ts';
import { lookLater } from './look-later.ts';
import { type AreaState, areaState, panelState } from './page-area.ts';
import { watchClicks } from './watch-clicks.ts';

const FIRST_LOOK_MS = 2_000;
const ALIVE_MS = 10_000;
/** What was there may go again while its errors still count. */
const LATER_LOOKS_MS = [30_000, 55_000];
/** One may be meant for something that closes by it. */
const DEAD_CLICKS = 2;

export interface ViewWatcher {
  /** Another version takes its place in the same view. */
  readonly onBad: (reason: BadReason) => void;
  /** What is pressed on the page never comes there. */
  readonly onDead: () => void;
}

/**
 * Looks at what a version drew: whether it is there two seconds after the mount, whether it still is, and no
 * placeholder any more, after ten, and twice in the rest of its first minute. Gives what ends it.
 */
export function lookAtView(
  view: ViewOf,
  candidate: Candidate,
  { onBad, onDead }: ViewWatcher,
  mountedMs: number,
): () => void {
  const lookAfter = (afterMs: number, look: (state: AreaState) => void) =>
    lookLater(mountedMs + afterMs, () => {
      if (dropForeignStyles()) noteSymptom('errors');
      look(stateOf(view));
    });
  const unlessBad = (state: AreaState) => {
    if (state !== 'shown' && state !== 'loading') onBad(state);
  };
  const ends = [
    lookAfter(FIRST_LOOK_MS, unlessBad),
    lookAfter(ALIVE_MS, (state) => {
      if (state === 'shown') noteAlive(view.remote, candidate);
      else onBad(state === 'loading' ? 'suspended' : state);
    }),
    ...LATER_LOOKS_MS.map((afterMs) => lookAfter(afterMs, unlessBad)),
    watchClicks((inARow) => {
      if (view.kind === 'page' && inARow === DEAD_CLICKS) onDead();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** What nobody looks at is not looked at. Who closes a panel ends its watch. */
function stateOf(view: ViewOf): AreaState {
  if (document.hidden) return 'shown';
  if (view.kind === 'panel') return panelState();
  const area = document.getElementById('page');
  return area ? areaState(area) : 'shown';
}
