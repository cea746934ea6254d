import { isAllowed } from '@suite/access';
import type { Right, RoleName } from '@suite/contracts';

/** Pages of the studio that are of no project, each with its route. */
export const SUITE_PAGES = {
  projects: 'studio',
  releases: 'studio-releases',
  ledger: 'studio-ledger',
} as const;
export type SuitePage = keyof typeof SUITE_PAGES;

/** What each takes of whoever is staff; null: nothing. */
const RIGHT_OF: Readonly<Record<SuitePage, Right | null>> = {
  projects: null,
  releases: 'release:read',
  ledger: 'audit:read',
};

/** Pages for staff with these roles, by the policy. */
export function suitePagesOf(roles: readonly RoleName[]): readonly SuitePage[] {
  return (Object.keys(SUITE_PAGES) as SuitePage[]).filter((page) => {
    const right = RIGHT_OF[page];
    return right === null || isAllowed(roles, right);
  });
}
