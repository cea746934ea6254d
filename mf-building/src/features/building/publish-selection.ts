import type { Building } from '@suite/api';
import { selectBuilding, setFilterResult } from '@suite/bus';
import type { FilterResult } from '@suite/contracts';
import { useEffect } from 'react';

/** Tells the other remotes which building is on the screen. */
export function useSelectedBuilding(building: Building): void {
  const { id, name, title, projectId, masterplansId, masterplanName } = building;
  const parentId = building.masterplanParentId ?? 0;
  useEffect(() => {
    selectBuilding(projectId, { id: masterplansId, name: masterplanName, parentId }, { id, name, title });
  }, [id, name, title, projectId, masterplansId, masterplanName, parentId]);
}

/** Tells the app bar what to count; null hides the counter. */
export function useFilterResult(result: FilterResult | null): void {
  const { kind, matched = 0, total = 0, asOf = null } = result ?? {};
  useEffect(
    () => setFilterResult(kind ? { kind, matched, total, asOf } : null),
    [kind, matched, total, asOf],
  );
}
