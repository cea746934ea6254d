/** Whoever only looks goes nowhere yet. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'] as const;

/** Calls back once, at the first sign of the visitor's hand. Returns how to stop listening. */
export function onFirstHand(target: EventTarget, listener: () => void): () => void {
  const listening = new AbortController();
  const onSign = () => {
    listening.abort();
    listener();
  };
  for (const sign of SIGNS)
    target.addEventListener(sign, onSign, { capture: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}
