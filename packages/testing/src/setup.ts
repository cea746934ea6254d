import { afterEach } from 'vitest';

// Tests of rules run without a page: they need not wait for the library that draws.
if (typeof document !== 'undefined') {
  waitNumbersOnly();
  // The page tells how its remotes fare; there is nobody to tell it to.
  navigator.sendBeacon = () => true;
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(() => {
    cleanup();
    // Forms keep what was typed for the next one under their name.
    sessionStorage.clear();
  });
}

/**
 * SWR 2.5 listens to a returning focus with a bound `setTimeout`, which takes the event for its delay. Browsers make
 * 0 of that, Node a warning. Can go when SWR passes a delay.
 */
function waitNumbersOnly(): void {
  const wait = globalThis.setTimeout;
  const waitFor = (handler: () => void, delay?: unknown, ...rest: []) =>
    wait(handler, delay instanceof Event ? 0 : Number(delay ?? 0), ...rest);
  globalThis.setTimeout = Object.assign(waitFor, wait);
}
