import { AsyncView } from '@suite/explorer';
import { Skeleton } from '@suite/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FilterModel } from '../filter-model.ts';
import styles from './units-awaited.module.css';

export interface UnitsAwaitedProps extends Pick<FilterModel, 'units' | 'total'> {
  readonly children: ReactNode;
}

const ROWS = ['first', 'second', 'third', 'fourth'];

/** The controls of a filter once the homes that they count are there; until then, what keeps them. */
export function UnitsAwaited({ units, total, children }: UnitsAwaitedProps) {
  const { formatMessage } = useIntl();
  return (
    <AsyncView
      read={units}
      layout="stacked"
      errorTitle="common.homesFailed"
      errorText="common.filtersKept"
      slowText="common.filtersKept"
      loading={(slowNotice) =>
        slowNotice ?? (
          <div className={styles.rows} role="status">
            <p className={styles.labels}>{formatMessage({ id: 'common.loadingHomes' }, { count: total })}</p>
            {ROWS.map((row) => (
              <Skeleton key={row} kind="block" width="100%" height="24px" />
            ))}
          </div>
        )
      }
    >
      {() => children}
    </AsyncView>
  );
}
