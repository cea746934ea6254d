import { expect, it } from 'vitest';
import manifest from '../remote.json' with { type: 'json' };
import { pages, panels } from './remote.ts';

it('exposes the pages and panels of its manifest and no others', () => {
  expect(Object.keys(pages)).toEqual(Object.values(manifest.routes).map(({ page }) => page));
  expect(Object.keys(panels)).toEqual(manifest.panels);
});
