import { ROLE_IDS, type RoleName } from '@suite/contracts';
import type { Viewer } from './viewer.ts';

/** What a project says about its prices. */
export interface PriceSettings {
  readonly priceEnabled: boolean;
  /** Ids of the roles that may see what is bound to a role. */
  readonly selectedRoles: readonly number[];
}

/** Whether the project selected one of the roles that somebody has on it. */
export function hasSelectedRole(
  { selectedRoles }: Pick<PriceSettings, 'selectedRoles'>,
  roles: readonly RoleName[],
): boolean {
  return roles.some((role) => selectedRoles.includes(ROLE_IDS[role]));
}

/** Prices are for people of the project, with a role that the project selected, where the project shows prices. */
export function showsPricesTo(settings: PriceSettings, roles: readonly RoleName[]): boolean {
  return settings.priceEnabled && hasSelectedRole(settings, roles);
}

/** Projects whose prices the viewer may see. */
export function pricedProjectIds(viewer: Viewer): readonly number[] {
  if (viewer.kind === 'anonymous') return [];
  return viewer.memberships.flatMap(({ projectId, seesPrices }) => (seesPrices ? [projectId] : []));
}

export function canSeePricesOf(viewer: Viewer, projectId: number): boolean {
  return pricedProjectIds(viewer).includes(projectId);
}
