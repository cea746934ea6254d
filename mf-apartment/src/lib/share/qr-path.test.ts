import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

it('draws a square for each dark place', () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
