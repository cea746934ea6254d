import type { Building, Unit } from '@suite/api';
import { getProject, getProjectSettings, listBuildingApartmentTypes } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { type FilterOffer, useFilterChoices } from '@suite/filters';
import { useMemo } from 'react';

/** Reads what the filters can offer in a building. */
export function useBuildingChoices(
  building: Building,
  units: readonly Unit[],
  statusHidden: boolean,
): FilterOffer {
  const locale = useLocale();
  const settings = useRead(readOf(getProjectSettings, { projectId: building.projectId })).data ?? null;
  const types =
    useRead(readOf(listBuildingApartmentTypes, { id: building.id, ...inLanguage(locale) })).data ?? null;
  const project = useRead(readOf(getProject, { projectId: building.projectId, ...inLanguage(locale) }));
  const projectIds = useMemo(() => [building.projectId], [building.projectId]);
  return useFilterChoices({
    units,
    types,
    settings,
    projectIds,
    organizationIds: project.data ? [project.data.organizationId] : null,
    hasOrganizationFailed: project.error !== undefined,
    statusHidden,
  });
}
