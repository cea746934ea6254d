import type { RoleName } from '@suite/contracts';
import { expect, it } from 'vitest';
import { roomsOf } from './rooms.ts';

const CONTENT = ['overview', 'pictures', 'units', 'texts', 'settings'];
const ALL = CONTENT.toSpliced(3, 0, 'enquiries');

it.each<[RoleName, readonly string[]]>([
  ['user', []],
  ['sales_agent', ['units', 'enquiries']],
  ['project_editor', CONTENT],
  ['project_admin', ALL],
  ['super_admin', ALL],
])('opens to a %s the rooms that the policy names', (role, rooms) => {
  expect(roomsOf([role])).toEqual(rooms);
});

it('opens what any of several roles opens', () => {
  expect(roomsOf(['sales_agent', 'project_editor'])).toEqual(ALL);
});
