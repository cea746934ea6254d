import type { Building, Unit } from '@suite/api';
import { readBuildingTypes, readProject, readProjectSettings, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { type FilterChoices, useFilterChoices } from '@suite/filters';
import { useMemo } from 'react';

/** Reads what the filters can offer in a building. */
export function useBuildingChoices(
  building: Building,
  units: readonly Unit[],
  statusHidden: boolean,
): FilterChoices {
  const locale = useLocale();
  const settings = useRead(readProjectSettings(building.projectId)).data ?? null;
  const types = useRead(readBuildingTypes(building.id, locale)).data ?? null;
  const organizationId = useRead(readProject(building.projectId, locale)).data?.organizationId ?? null;
  const projectIds = useMemo(() => [building.projectId], [building.projectId]);
  return useFilterChoices({ units, types, settings, projectIds, organizationId, statusHidden }).choices;
}
