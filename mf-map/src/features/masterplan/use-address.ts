import { matchRoute, parseId } from '@suite/contracts';
import { useLocation, useParams } from 'react-router';

export interface MasterplanAddress {
  /** Null where the address holds no id. */
  readonly id: number | null;
  /** Undefined where the address names no view, null where what it names is no id. */
  readonly viewId: number | null | undefined;
  readonly isBuildingView: boolean;
}

/** What the address asks for. */
export function useAddress(): MasterplanAddress {
  const { id, viewId } = useParams();
  const { pathname } = useLocation();
  const route = matchRoute(pathname)?.name;
  return {
    id: parseId(id),
    viewId: route === 'masterplan-view' ? parseId(viewId) : undefined,
    isBuildingView: route === 'masterplan-building-view',
  };
}
