import { isAllowed } from '@suite/access';
import type { Right, RoleName } from '@suite/contracts';

/** What is done in the studio on one project, a page each: its content, then what staff do from day to day beside it. */
export const ROOMS = [
  'overview',
  'pictures',
  'units',
  'enquiries',
  'texts',
  'settings',
  'publishing',
  'previews',
  'people',
  'signOn',
] as const;
export type Room = (typeof ROOMS)[number];

/** Rights one of which is enough to be shown a room. */
const RIGHTS_OF: Readonly<Record<Room, readonly Right[]>> = {
  overview: ['version:read'],
  pictures: ['media:read-unpublished'],
  units: ['apartment:read-unpublished'],
  enquiries: ['enquiry:read'],
  texts: ['version:read'],
  settings: ['version:read'],
  publishing: ['project:update'],
  previews: ['preview-link:create'],
  people: ['user:read'],
  signOn: ['organization:update'],
};

/** Rooms of a project for who has these roles on it, by the policy; none for who is no staff of it. */
export function roomsOf(roles: readonly RoleName[]): readonly Room[] {
  if (!isAllowed(roles, 'project:read-unpublished')) return [];
  return ROOMS.filter((room) => RIGHTS_OF[room].some((right) => isAllowed(roles, right)));
}
