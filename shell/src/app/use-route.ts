import { matchRoute, ROUTES, type RouteDefinition, type RouteName } from '@suite/contracts';
import { useLocation } from 'react-router';

/** The route of the present address; null where there is none. */
export function useRoute(): { name: RouteName; definition: RouteDefinition } | null {
  const match = matchRoute(useLocation().pathname);
  return match && { name: match.name, definition: ROUTES[match.name] };
}
