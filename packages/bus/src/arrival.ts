/** State of the history entry that a visit of `/` began with: its page opens as the arrival of the only project. */
export const ARRIVAL_STATE = { arrival: true } as const;

const KEY = 'arrival';
/** Event of the window: the visitor goes on from the arrival. */
const OVER = 'suite:arrival-over';

export function isArrivalState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'arrival' in state;
}

/** Whether this visit has had its arrival, or began in the depth; storage that is blocked knows nothing of it. */
export function isArrivalOver(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** From now on `/` is the project map for this visit, and the present entry of the history the page alone. */
export function endArrival(): void {
  const { state } = window.history;
  if (isArrivalState(state?.usr)) window.history.replaceState({ ...state, usr: null }, '');
  try {
    sessionStorage.setItem(KEY, 'over');
  } catch {
    // Blocked: the next page of this visit at `/` is an arrival again.
  }
  window.dispatchEvent(new Event(OVER));
}

/** Tells once the arrival on the screen is over; returns what ends the listening. */
export function onArrivalOver(listener: () => void): () => void {
  window.addEventListener(OVER, listener);
  return () => window.removeEventListener(OVER, listener);
}
