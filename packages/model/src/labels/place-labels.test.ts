import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeLabels } from './place-labels.ts';

const label = (x: number, y: number) => ({ x, y, width: 40, height: 16 });

it('keeps labels beside each other and drops the later one of two that overlap', () => {
  const [first, over, beside, below] = [label(0, 0), label(20, 4), label(50, 0), label(0, 30)];
  expect(placeLabels([first, over, beside, below])).toEqual([first, beside, below]);
  expect(placeLabels([over, first])).toEqual([over]);
});

it('lays none where room is taken', () => {
  const [under, beside] = [label(20, 4), label(80, 0)];
  expect(placeLabels([under, beside], [label(0, 0)])).toEqual([beside]);
});

it('lays none over another, and always keeps the first', () => {
  const candidate = fc.record({
    x: fc.integer({ min: 0, max: 300 }),
    y: fc.integer({ min: 0, max: 200 }),
    width: fc.integer({ min: 8, max: 60 }),
    height: fc.integer({ min: 8, max: 24 }),
  });
  fc.assert(
    fc.property(fc.array(candidate, { minLength: 1, maxLength: 40 }), (candidates) => {
      const placed = placeLabels(candidates);
      expect(placed[0]).toBe(candidates[0]);
      for (const [at, a] of placed.entries())
        for (const b of placed.slice(at + 1)) {
          const apart =
            Math.abs(a.x - b.x) >= (a.width + b.width) / 2 ||
            Math.abs(a.y - b.y) >= (a.height + b.height) / 2;
          expect(apart).toBe(true);
        }
    }),
  );
});
