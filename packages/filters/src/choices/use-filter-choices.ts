import { useRead } from '@suite/api-client';
import { type FilterChoices, type FilterChoicesInput, filterChoices } from '@suite/filter-engine';
import { usePricesShown } from '@suite/i18n';
import { useMemo } from 'react';
import { readFilterBounds } from './read-filter-bounds.ts';
import { useIsSignedIn } from './use-is-signed-in.ts';

export interface FilterChoicesReading
  extends Omit<FilterChoicesInput, 'bounds' | 'isSignedIn' | 'pricesShown'> {
  /** Those whose homes the filters are about. */
  readonly projectIds: readonly number[];
  readonly organizationId: number | null;
}

const NO_PROJECTS: readonly number[] = [];

export interface FilterOffer {
  readonly choices: FilterChoices;
  /** The bounds are there, or will not come. */
  readonly areBoundsSettled: boolean;
}

/** Reads the bounds and gives what the filters can offer. What is missing only narrows the offer: no page waits for it. */
export function useFilterChoices(input: FilterChoicesReading): FilterOffer {
  const { units, types, settings, organizationId, statusHidden } = input;
  const isSignedIn = useIsSignedIn();
  const { data, error } = useRead(organizationId === null ? null : readFilterBounds(organizationId));
  const bounds = data ?? null;
  const pricesShown = usePricesShown(bounds && bounds.maxPrice !== null ? input.projectIds : NO_PROJECTS);
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
  return { choices, areBoundsSettled: data !== undefined || error !== undefined };
}
