import type { Apartment } from '@suite/contracts';
import { statusOf } from '@suite/domain';
import { statusMessageId } from '@suite/i18n';
import { LiveRegion } from '@suite/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** Says that the status of the home has changed while the visitor looks at it; it is drawn where it stood. */
export function StatusNews({ apartment }: { readonly apartment: Apartment }) {
  const { formatMessage, locale } = useIntl();
  const { id, name } = apartment;
  const status = statusOf(apartment);
  const [seen, setSeen] = useState({ id, status, isNews: false });
  // The home in the cache can come before its status, and another home is no change.
  if (seen.id !== id || seen.status !== status) {
    setSeen({ id, status, isNews: seen.id === id && seen.status !== null });
  }
  const words = status && formatMessage({ id: statusMessageId(status) }).toLocaleLowerCase(locale);
  return (
    <LiveRegion>
      {seen.isNews && words
        ? formatMessage({ id: 'apartment.facts.status-changed' }, { number: name, status: words })
        : ''}
    </LiveRegion>
  );
}
