import type { Unit } from '@suite/api';
import { statusOf } from '@suite/domain';
import { statusMessageId } from '@suite/i18n';
import { LiveRegion } from '@suite/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** Says that the status of the home has changed while the visitor looks at it; it is drawn where it stood. */
export function StatusChanges({ unit }: { readonly unit: Unit }) {
  const { formatMessage, locale } = useIntl();
  const { id, name } = unit;
  const status = statusOf(unit);
  const [seen, setSeen] = useState({ id, status, isChanges: false });
  // The home in the cache can come before its status, and another home is no change.
  if (seen.id !== id || seen.status !== status) {
    setSeen({ id, status, isChanges: seen.id === id && seen.status !== null });
  }
  const labels = status && formatMessage({ id: statusMessageId(status) }).toLocaleLowerCase(locale);
  return (
    <LiveRegion>
      {seen.isChanges && labels
        ? formatMessage({ id: 'apartment.facts.status-changed' }, { number: name, status: labels })
        : ''}
    </LiveRegion>
  );
}
