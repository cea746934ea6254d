import { expect, it } from 'vitest';
import { hasModelView, hasTerraceView, withModelView, withTerraceView } from './model-address.ts';

it.each([
  ['', true, 'view=3d'],
  ['?status=available&view=42', true, 'status=available&view=42&view=3d'],
  ['?view=3d&status=available', true, 'status=available&view=3d'],
  ['?view=3d&view=42', false, 'view=42'],
])('the model in %s', (search, isWanted, expected) => {
  expect(withModelView(search, isWanted)).toBe(expected);
  expect(hasModelView(new URLSearchParams(expected))).toBe(isWanted);
});

it('the terrace stands beside the view that the visitor came from', () => {
  const search = withTerraceView('?view=3d&view=42', true);
  expect(search).toBe('view=3d&view=42&terrace=1');
  expect(hasTerraceView(new URLSearchParams(search))).toBe(true);
  expect(withTerraceView(search, false)).toBe('view=3d&view=42');
  expect(hasTerraceView(new URLSearchParams('terrace=2'))).toBe(false);
});
