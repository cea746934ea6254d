import { ROUTES } from '@suite/contracts';
import { expect, test } from 'vitest';
import { LAYOUTS } from './layouts.ts';

test('[R2.040] there are six layouts, and each route uses one of them', () => {
  const names = ['default', 'app-bar-high', 'special', 'splash', 'empty-centered', 'map-fullscreen'];
  expect(Object.keys(LAYOUTS).toSorted()).toEqual(names.toSorted());
  const used = new Set(Object.values(ROUTES).map((route) => route.layout));
  for (const layout of used) expect(names).toContain(layout);
});
