import type { RoleName } from '@suite/contracts';
import { expect, it } from 'vitest';
import { roomsOf } from './rooms.ts';

const CONTENT = ['overview', 'pictures', 'units', 'texts', 'settings', 'publishing', 'previews'];
const OF_ADMIN = [...CONTENT.toSpliced(3, 0, 'enquiries'), 'people'];

it.each<[RoleName, readonly string[]]>([
  ['user', []],
  ['sales_agent', ['units', 'enquiries', 'previews']],
  ['project_editor', CONTENT],
  ['project_admin', OF_ADMIN],
  ['super_admin', [...OF_ADMIN, 'signOn']],
])('opens to a %s the rooms that the policy names', (role, rooms) => {
  expect(roomsOf([role])).toEqual(rooms);
});

it('opens what any of several roles opens', () => {
  expect(roomsOf(['sales_agent', 'project_editor'])).toEqual(CONTENT.toSpliced(3, 0, 'enquiries'));
});
