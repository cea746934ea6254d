import {
  readBuildingTypes,
  readFilterBounds,
  readProject,
  readProjectSettings,
  useRead,
} from '@suite/api-client';
import { useLocale } from '@suite/bus';
import type { Apartment, Building } from '@suite/contracts';
import { useMemo } from 'react';
import { useIsSignedIn } from '../../../lib/use-is-signed-in.ts';
import { type FilterChoices, filterChoices } from './filter-choices.ts';

/** Reads what the filters can offer. Each read that is missing only narrows the offer: the page never waits for it. */
export function useFilterChoices(
  building: Building,
  units: readonly Apartment[],
  statusHidden: boolean,
): FilterChoices {
  const locale = useLocale();
  const isSignedIn = useIsSignedIn();
  const settings = useRead(readProjectSettings(building.projectId)).data ?? null;
  const types = useRead(readBuildingTypes(building.id, locale)).data ?? null;
  const organizationId = useRead(readProject(building.projectId, locale)).data?.organizationId ?? null;
  const bounds = useRead(organizationId === null ? null : readFilterBounds(organizationId)).data ?? null;
  return useMemo(
    () => filterChoices({ units, types, bounds, settings, organizationId, statusHidden, isSignedIn }),
    [units, types, bounds, settings, organizationId, statusHidden, isSignedIn],
  );
}
