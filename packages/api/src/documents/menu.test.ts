import { describe, expect, it } from 'vitest';
import * as menu from './menu.ts';

const APP = { id: 1, name: 'Kiosk', contextId: 100, projectId: null };
const ITEM = {
  id: 3,
  clientAppId: 1,
  parentId: 0,
  position: 0,
  name: 'Homes',
  target: '/map',
  poiId: null,
  kind: 'link' as const,
};

it.each([
  [0, false],
  [1, true],
  [7, true],
  [8, false],
  [99, false],
  [100, true],
  [101, false],
])('knows the app context %d: %s', (contextId, accepted) => {
  expect(menu.clientApp.safeParse({ ...APP, contextId }).success).toBe(accepted);
});

describe('a menu', () => {
  it('is nested three deep below its root, and leaves out what lies deeper', () => {
    const third = { ...ITEM, id: 6 };
    const second = { ...ITEM, id: 5, children: [third] };
    const root = { ...ITEM, children: [{ ...ITEM, id: 4, children: [second] }] };
    expect(menu.menuItem.parse(root)).toEqual(root);
    const deeper = { ...ITEM, children: [{ ...ITEM, children: [{ ...ITEM, children: [root] }] }] };
    const parsed = menu.menuItem.parse(deeper);
    expect(parsed.children?.[0]?.children?.[0]?.children?.[0]).toEqual(ITEM);
  });
});
