/** What becomes of the shell: `former` is the stable version in the place of a canary, `lost` is nothing to start. */
export type WatchState = 'new' | 'late' | 'drawn' | 'former' | 'lost';

/** Why a shell did not start, in the codes of the collector. */
export type StartFailure = 'load' | 'init' | 'render' | 'slow';

export type WatchEvent = 'drawn' | StartFailure;

/**
 * The state after something happened. What is late is given up only where another version can take its place: on a slow
 * line it may still come. Once a page stands, its errors are its own.
 */
export function nextState(state: WatchState, event: WatchEvent, hasFormer: boolean): WatchState {
  if (state === 'drawn' || state === 'lost') return state;
  if (event === 'drawn') return 'drawn';
  if (state === 'former') return event === 'slow' ? 'former' : 'lost';
  if (hasFormer) return 'former';
  return event === 'slow' ? 'late' : 'lost';
}

/** Whether this is the first bad news of the version that the page is of, which is told. */
export function isFirstFailure(state: WatchState, event: WatchEvent): event is StartFailure {
  return state === 'new' && event !== 'drawn';
}
