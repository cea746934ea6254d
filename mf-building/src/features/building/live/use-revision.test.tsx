import { aUnit } from '@suite/api/fixtures';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRevision } from './use-revision.ts';

it('is another one once homes are others, and not when they come for the first time or stay', () => {
  const [before, after] = [[aUnit()], [aUnit({ status: 'sold' })]];
  const { result, rerender } = renderHook(useRevision, {
    initialProps: undefined as typeof before | undefined,
  });
  const revisions = [undefined, before, before, undefined, after, after, before].map((units) => {
    rerender(units);
    return result.current;
  });
  expect(revisions).toEqual([0, 0, 0, 0, 1, 1, 2]);
});
