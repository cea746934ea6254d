import { Skeleton, StateCard } from '@suite/ui';
import { CLOCK, WARNING_CIRCLE } from '@suite/ui/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FilterModel } from '../filter-model.ts';
import styles from './units-awaited.module.css';

export interface UnitsAwaitedProps {
  readonly unitsRead: FilterModel['unitsRead'];
  /** How many are awaited. */
  readonly total: number;
  readonly children: ReactNode;
}

const ROWS = ['first', 'second', 'third', 'fourth'];

/** The controls of a filter once the homes that they count are there; until then, what keeps them. */
export function UnitsAwaited({ unitsRead, total, children }: UnitsAwaitedProps) {
  const { formatMessage } = useIntl();
  if (unitsRead.data) return children;
  if (unitsRead.error === undefined && !unitsRead.slow) {
    return (
      <div className={styles.rows} role="status">
        <p className={styles.labels}>{formatMessage({ id: 'common.loadingHomes' }, { count: total })}</p>
        {ROWS.map((row) => (
          <Skeleton key={row} kind="block" width="100%" height="24px" />
        ))}
      </div>
    );
  }
  return (
    <StateCard
      layout="stacked"
      role="alert"
      icon={unitsRead.slow ? CLOCK : WARNING_CIRCLE}
      title={formatMessage({ id: unitsRead.slow ? 'common.tookLong' : 'common.homesFailed' })}
      text={formatMessage({ id: 'common.filtersKept' })}
      actionLabel={formatMessage({ id: 'common.tryAgain' })}
      onAction={unitsRead.retry}
    />
  );
}
