import { Skeleton, StateCard } from '@suite/ui';
import { CLOCK } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import styles from './building-skeleton.module.css';

export interface BuildingSkeletonProps {
  /** No answer for so long that the visitor is offered to try again. */
  readonly slow: boolean;
  readonly onRetry: () => void;
}

/** The frame of the page while the building is on its way: what is there already stands where it will stay. */
export function BuildingSkeleton({ slow, onRetry }: BuildingSkeletonProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.stage} aria-busy="true">
      <div className={styles.rail}>
        <Skeleton kind="block" height="100%" />
      </div>
      <div className={styles.bar}>
        <Skeleton kind="block" height="100%" />
      </div>
      <div className={styles.labels} role="status">
        {slow ? (
          <StateCard
            icon={CLOCK}
            title={formatMessage({ id: 'common.tookLong' })}
            actionLabel={formatMessage({ id: 'common.tryAgain' })}
            onAction={onRetry}
          />
        ) : (
          <p className={styles.loading}>{formatMessage({ id: 'building.state.loading' })}</p>
        )}
      </div>
    </div>
  );
}
