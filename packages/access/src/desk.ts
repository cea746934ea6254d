import type { Right, RoleName } from '@suite/contracts';
import { isAllowed } from './permissions.ts';

/** What staff do from day to day beside the content of a project and its price requests, in the order of their tabs. */
export const DESK_TABS = [
  'units',
  'publishing',
  'previews',
  'people',
  'signOn',
  'releases',
  'ledger',
] as const;
export type DeskTab = (typeof DESK_TABS)[number];

/** Rights one of which is enough to be shown a tab. */
const RIGHTS_OF: Readonly<Record<DeskTab, readonly Right[]>> = {
  units: ['status:update', 'apartment:update'],
  publishing: ['project:update'],
  previews: ['preview-link:create'],
  people: ['user:read'],
  signOn: ['organization:update'],
  releases: ['release:read'],
  ledger: ['audit:read'],
};

/** The tabs of a project for who has these roles on it, by the policy. */
export function deskTabsOf(roles: readonly RoleName[]): readonly DeskTab[] {
  return DESK_TABS.filter((tab) => RIGHTS_OF[tab].some((right) => isAllowed(roles, right)));
}
