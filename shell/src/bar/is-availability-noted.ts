import type { RouteName } from '@suite/contracts';

/** The pages of a building say that the availability they show is not guaranteed (specification §2). */
export function isAvailabilityNoted(route: RouteName | undefined): boolean {
  return route === 'building-id' || route === 'building-page-view';
}
