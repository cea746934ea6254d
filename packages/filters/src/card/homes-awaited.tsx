import { Skeleton, StateCard } from '@suite/ui';
import { CLOCK, WARNING_CIRCLE } from '@suite/ui/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FilterModel } from '../filter-model.ts';
import styles from './homes-awaited.module.css';

export interface HomesAwaitedProps {
  readonly homes: FilterModel['homes'];
  /** How many are awaited. */
  readonly total: number;
  readonly children: ReactNode;
}

const ROWS = ['first', 'second', 'third', 'fourth'];

/** The controls of a filter once the homes that they count are there; until then, what keeps them. */
export function HomesAwaited({ homes, total, children }: HomesAwaitedProps) {
  const { formatMessage } = useIntl();
  if (homes.data) return children;
  if (homes.error === undefined && !homes.slow) {
    return (
      <div className={styles.rows} role="status">
        <p className={styles.words}>{formatMessage({ id: 'common.loadingHomes' }, { count: total })}</p>
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
      icon={homes.slow ? CLOCK : WARNING_CIRCLE}
      title={formatMessage({ id: homes.slow ? 'common.tookLong' : 'common.homesFailed' })}
      text={formatMessage({ id: 'common.filtersKept' })}
      actionLabel={formatMessage({ id: 'common.tryAgain' })}
      onAction={homes.retry}
    />
  );
}
