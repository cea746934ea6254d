import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

const english = createIntl({ locale: 'en' });
const serbian = createIntl({ locale: 'sr-Latn' });

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [16_725, '17 kB'],
  [2_440_000, '2.4 MB'],
  [31_000_000, '31 MB'],
])('writes %i bytes as %s', (bytes, expected) => {
  expect(fileSize(bytes, english)).toBe(expected);
});

it('writes a decimal comma in Serbian', () => {
  expect(fileSize(2_440_000, serbian)).toBe('2,4 MB');
});
