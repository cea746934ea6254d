import { statusOf } from '@suite/domain';
import { useIntl } from 'react-intl';
import { useUnitLabels } from '../../../lib/use-unit-labels.ts';
import type { StatusChanges } from './use-status-changes.ts';

/** "Home 304 is now sold", or how many homes have changed; empty for no news. */
export function useChangesLabels({ changed }: Pick<StatusChanges, 'changed'>): string {
  const { formatMessage, locale } = useIntl();
  const labels = useUnitLabels();
  const [first, ...rest] = changed;
  if (!first) return '';
  const status = statusOf(first);
  if (rest.length > 0 || status === null) {
    return formatMessage({ id: 'building.live.many' }, { count: changed.length });
  }
  return formatMessage(
    { id: 'building.live.one' },
    { number: first.name, status: labels.status(status).toLocaleLowerCase(locale) },
  );
}
