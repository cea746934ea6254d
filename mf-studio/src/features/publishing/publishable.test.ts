import { describe, expect, it } from 'vitest';
import { publishablesOf } from './publishable.ts';

const building = (id: number, publish = true) => ({
  id,
  name: `B${id}`,
  title: null,
  publish,
  apartments: [],
});
const masterplan = (id: number, parentId: number, publish: boolean, buildings = [building(id * 10)]) => ({
  id,
  name: `M${id}`,
  parentId,
  publish,
  community: false,
  buildings,
});
const of = (masterplans: ReturnType<typeof masterplan>[], publish = true) =>
  publishablesOf({ id: 1, name: 'P', publish, masterplans }, ['project_editor']).map(
    ({ name, depth, isPublished, isShown }) => [name, depth, isPublished, isShown],
  );

describe('what is published', () => {
  it('is shown where all that it lies in is published', () => {
    expect(of([masterplan(1, 0, true), masterplan(2, 1, false), masterplan(3, 2, true)])).toEqual([
      ['P', 0, true, true],
      ['M1', 1, true, true],
      ['B10', 2, true, true],
      ['M2', 2, false, false],
      ['B20', 3, true, false],
      ['M3', 3, true, false],
      ['B30', 4, true, false],
    ]);
    expect(of([masterplan(1, 0, true)], false).map((one) => one[3])).toEqual([false, false, false]);
  });

  it('ends with a circle of parents', () => {
    expect(of([masterplan(1, 2, true, []), masterplan(2, 1, true, [])])).toEqual([
      ['P', 0, true, true],
      ['M1', 2, true, true],
      ['M2', 2, true, true],
    ]);
  });

  it.each(['user', 'sales_agent'] as const)('is nothing that a %s changes', (role) => {
    expect(publishablesOf({ id: 1, name: 'P', publish: true, masterplans: [] }, [role])).toEqual([]);
  });
});
