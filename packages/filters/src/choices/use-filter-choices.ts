import { useReadAll } from '@suite/api-client';
import {
  type FilterChoices,
  type FilterChoicesInput,
  filterChoices,
  mergeBounds,
} from '@suite/filter-engine';
import { usePricesShown } from '@suite/i18n';
import { useMemo } from 'react';
import { readFilterBounds } from './read-filter-bounds.ts';
import { useSessionKind } from './use-session-kind.ts';

export interface FilterChoicesReading
  extends Omit<FilterChoicesInput, 'bounds' | 'isSignedIn' | 'pricesShown'> {
  /** Those whose homes the filters are about. */
  readonly projectIds: readonly number[];
  /** Of those projects; null until they are known. */
  readonly organizationIds: readonly number[] | null;
  readonly hasOrganizationFailed: boolean;
}

const NO_PROJECTS: readonly number[] = [];

export interface FilterOffer {
  readonly choices: FilterChoices;
  /** The bounds are there, or will not come. */
  readonly areBoundsSettled: boolean;
  /** It is known who looks and whether that person filters by prices, or will not be known better. */
  readonly arePricesSettled: boolean;
}

/** Reads the bounds and gives what the filters can offer. What is missing only narrows the offer: no page waits for it. */
export function useFilterChoices(input: FilterChoicesReading): FilterOffer {
  const { units, types, settings, organizationIds, statusHidden } = input;
  const session = useSessionKind();
  const isSignedIn = session === 'signed-in';
  const { data, error } = useReadAll(organizationIds?.map(readFilterBounds) ?? null);
  const bounds = useMemo(() => mergeBounds(data ?? []), [data]);
  const { shown: pricesShown, isSettled } = usePricesShown(
    bounds && bounds.maxPrice !== null ? input.projectIds : NO_PROJECTS,
  );
  const choices = useMemo(
    () =>
      filterChoices({
        units,
        types,
        bounds,
        settings,
        pricesShown,
        statusHidden,
        isSignedIn,
      }),
    [units, types, bounds, settings, pricesShown, statusHidden, isSignedIn],
  );
  const areBoundsSettled = data !== undefined || error !== undefined || input.hasOrganizationFailed;
  return {
    choices,
    areBoundsSettled,
    arePricesSettled: areBoundsSettled && isSettled && session !== 'restoring',
  };
}
