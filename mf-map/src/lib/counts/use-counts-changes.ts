import { useState } from 'react';
import { useIntl } from 'react-intl';

/** What is announced when the number of available homes changes while it is looked at; empty until then. */
export function useCountsChanges(available: number | null): string {
  const { formatMessage } = useIntl();
  const [seen, setSeen] = useState({ available, hasChanged: false });
  if (seen.available !== available) {
    setSeen({ available, hasChanged: seen.available !== null && available !== null });
  }
  if (!seen.hasChanged || available === null) return '';
  return formatMessage({ id: 'map.counts.changed' }, { count: available });
}
