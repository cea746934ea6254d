import { countAvailable } from '@suite/domain';
import { useIsPhone } from '@suite/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUnitLabels } from '../../../lib/use-unit-labels.ts';
import { useScreen } from '../screen-store.ts';
import styles from './list-head.module.css';

export interface ListHeadProps {
  readonly titleId?: string;
  /** What closes the list, where there is such a button. */
  readonly action?: ReactNode;
}

/** How many homes there are or match, and the hour that is true of. */
export function ListHead({ titleId, action }: ListHeadProps) {
  const labels = useUnitLabels();
  const title = useListTitle();
  const { asOf } = useScreen('asOf');
  // What the footer says on wider screens.
  const isNoted = useIsPhone();
  return (
    <header className={styles.header}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {isNoted && (
          <p className={styles.date}>
            <FormattedMessage id="common.availabilityNotice" />
          </p>
        )}
        <p className={styles.date}>{labels.asOf(asOf)}</p>
      </div>
      {action}
    </header>
  );
}

/** "34 homes, 17 available", or "13 of 34 homes" under a filter. */
export function useListTitle(): string {
  const { formatMessage } = useIntl();
  const { units, total, listed, matchedIds, statusHidden, building } = useScreen(
    'units',
    'total',
    'listed',
    'matchedIds',
    'statusHidden',
    'building',
  );
  if (!units.data) return formatMessage({ id: 'common.homes' }, { count: building.unitCounts.total });
  if (matchedIds) return formatMessage({ id: 'building.list.matching' }, { matched: listed.length, total });
  if (statusHidden) return formatMessage({ id: 'common.homes' }, { count: total });
  return formatMessage({ id: 'building.list.available' }, { total, available: countAvailable(units.data) });
}
