/** Where the visitor did nothing for so long, it is the page that goes elsewhere. */
const UNASKED_MS = 5_000;
/** After Back: what pushes an address this soon leads to where the visitor was. */
const AGAIN_MS = 1_000;

/** What browsers tell before the address changes; the library of types lags behind them. */
interface Navigate extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly userInitiated: boolean;
  readonly destination: { readonly sameDocument: boolean };
}

/**
 * Tells when a page leaves by itself for another, or does not let Back lead away from it. `blameStanding` is called while
 * the page stands, and what it gives when the page is to blame. Gives what ends it.
 */
export function watchLeaving(blameStanding: () => () => void): () => void {
  const { navigation } = globalThis as { readonly navigation?: EventTarget };
  if (!navigation) return () => undefined;
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  let inputMs = Number.NEGATIVE_INFINITY;
  let backMs = Number.NEGATIVE_INFINITY;
  let blameLeft = () => {};
  const onInput = ({ timeStamp }: Event) => {
    inputMs = timeStamp;
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, onInput, options);
  const onNavigate = (event: Event) => {
    const { navigationType: type, userInitiated, destination, timeStamp } = event as Navigate;
    if (type === 'traverse') {
      backMs = timeStamp;
      // The page before may be drawn already when this one pushes its address again.
      blameLeft = blameStanding();
    }
    if (userInitiated || type === 'traverse' || type === 'reload') return;
    const isTrap = type === 'push' && timeStamp - backMs < AGAIN_MS && inputMs < backMs;
    const isAway = !destination.sameDocument && timeStamp - inputMs > UNASKED_MS;
    if (isTrap) blameLeft();
    else if (isAway) blameStanding()();
  };
  navigation.addEventListener('navigate', onNavigate, options);
  return () => listening.abort();
}
