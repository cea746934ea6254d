import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useAvailabilityText } from '../../lib/use-availability-text.ts';
import type { MasterplanChild } from './model/children.ts';

/** Gives the line under the name of a child: what matches the filter where there is one, else what is available. */
export function useChildLine(): (child: MasterplanChild) => string {
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
