import { afterEach } from 'vitest';

// Tests of rules run without a page: they need not wait for the library that draws.
if (typeof document !== 'undefined') {
  // The page tells how its remotes fare; there is nobody to tell it to.
  navigator.sendBeacon = () => true;
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(() => cleanup());
}
