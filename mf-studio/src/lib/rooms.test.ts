import type { RoleName } from '@suite/contracts';
import { expect, it } from 'vitest';
import { roomsOf } from './rooms.ts';

const ALL = ['overview', 'pictures', 'units', 'texts', 'settings'];

it.each<[RoleName, readonly string[]]>([
  ['user', []],
  ['sales_agent', ['units']],
  ['project_editor', ALL],
  ['project_admin', ALL],
  ['super_admin', ALL],
])('opens to a %s the rooms that the policy names', (role, rooms) => {
  expect(roomsOf([role])).toEqual(rooms);
});

it('opens what any of several roles opens', () => {
  expect(roomsOf(['user', 'project_editor'])).toEqual(ALL);
});
