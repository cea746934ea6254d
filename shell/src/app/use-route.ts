import { useStore } from '@nanostores/react';
import { matchRoute, type RouteMatch } from '@suite/contracts';
import { useLocation } from 'react-router';
import { $offers } from '../remotes/visit/offers.ts';

/** The route of the present address; null where there is none. */
export function useRoute(): RouteMatch | null {
  const { routes } = useStore($offers);
  return matchRoute(useLocation().pathname, routes);
}
