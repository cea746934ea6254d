import { afterEach } from 'vitest';

// Tests of rules run without a page: they need not wait for the library that draws.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(() => cleanup());
}
