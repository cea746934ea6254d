import type { UnitCounts } from '@suite/api';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useAvailabilityText } from './use-availability-text.ts';

export interface Counted {
  readonly unitCounts: UnitCounts;
  /** Homes that match the filter; null without one. */
  readonly matched: number | null;
}

/** Gives the line under a name: what matches the filter where there is one, else what is available. */
export function useCountsText(): (counted: Counted) => string {
  const intl = useIntl();
  const availabilityText = useAvailabilityText();
  return useCallback(
    ({ matched, unitCounts }) =>
      matched === null
        ? availabilityText(unitCounts)
        : intl.formatMessage({ id: 'common.homesMatch' }, { count: matched }),
    [intl, availabilityText],
  );
}
