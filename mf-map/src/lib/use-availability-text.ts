import type { UnitCounts } from '@suite/api';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { availabilityOf } from './availability.ts';

/** Gives the words for counts: "12 available", "None available", "34 homes", "No homes yet". */
export function useAvailabilityText(): (counts: UnitCounts) => string {
  const intl = useIntl();
  return useCallback(
    (counts) => {
      const availability = availabilityOf(counts);
      switch (availability.kind) {
        case 'available':
          return intl.formatMessage({ id: 'common.available' }, { count: availability.count });
        case 'none':
          return intl.formatMessage({ id: 'map.availability.none' });
        case 'hidden':
          return intl.formatMessage({ id: 'common.homes' }, { count: availability.total });
        case 'no-homes':
          return intl.formatMessage({ id: 'map.availability.noHomes' });
      }
    },
    [intl],
  );
}
