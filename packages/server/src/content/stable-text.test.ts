import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stableText } from './stable-text.ts';

function withSortedKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withSortedKeys);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, withSortedKeys(one)]),
  );
}

it('is the JSON of the value with its keys sorted, whatever it is', () => {
  const key = fc.string({ unit: 'binary' }).filter((one) => one !== '__proto__');
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.constantFrom(null, undefined, true, false),
      fc.array(tie('value')),
      fc.dictionary(key, tie('value')),
    ),
  }));
  fc.assert(
    fc.property(value, (one) => {
      fc.pre(one !== undefined);
      expect(stableText(one)).toBe(JSON.stringify(withSortedKeys(one)));
    }),
  );
});
