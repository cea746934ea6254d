import { expect, it } from 'vitest';
import { OUTLINE } from '../../fixtures/outline.ts';
import { openKinds } from './open-kinds.ts';

it('names what is not complete', () => {
  expect(openKinds(OUTLINE)).toEqual(['shapes', 'serbian-texts']);
});

it('misses nothing where there are no points of interest', () => {
  expect(openKinds({ readiness: [{ kind: 'pois', done: 0, total: 0 }] })).toEqual([]);
});
