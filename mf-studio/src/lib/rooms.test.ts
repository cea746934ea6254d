import { expect, it } from 'vitest';
import { roomsOf } from './rooms.ts';

it.each([
  ['user', []],
  ['sales_agent', ['units']],
  ['project_editor', ['overview', 'pictures', 'units']],
  ['project_admin', ['overview', 'pictures', 'units']],
  ['super_admin', ['overview', 'pictures', 'units']],
] as const)('opens to a %s the rooms that the policy names', (role, rooms) => {
  expect(roomsOf([role])).toEqual(rooms);
});

it('opens what any of several roles opens', () => {
  expect(roomsOf(['user', 'project_editor'])).toEqual(['overview', 'pictures', 'units']);
});
