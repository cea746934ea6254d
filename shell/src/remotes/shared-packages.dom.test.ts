import { ROUTES } from '@suite/contracts';
import { expect, test } from 'vitest';
import { SHARED_PACKAGES } from './shared-packages.ts';

test('the shell brings every package that a page of this checkout says it draws with', () => {
  const named = new Set(Object.values(ROUTES).flatMap(({ shared }) => shared));
  expect([...named].toSorted()).toEqual(Object.keys(SHARED_PACKAGES).toSorted());
});
