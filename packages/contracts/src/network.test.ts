import { expect, test } from 'vitest';
import { isSparing } from './network.ts';

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('on %j bytes are spared: %s', (network, expected) => {
  expect(isSparing(network)).toBe(expected);
});
