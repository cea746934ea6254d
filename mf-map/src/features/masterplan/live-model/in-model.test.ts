import { expect, test } from 'vitest';
import { inModel } from './in-model.ts';

test.each([
  ['/masterplan/2', '/masterplan/2?view=3d'],
  ['/masterplan/2?bedrooms=2', '/masterplan/2?bedrooms=2&view=3d'],
  ['/masterplan/2?view=3d', '/masterplan/2?view=3d'],
])('the page at %s is shown in its model at %s', (href, expected) => {
  expect(inModel(href)).toBe(expected);
});
