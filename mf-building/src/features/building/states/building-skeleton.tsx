import { Skeleton } from '@suite/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './building-skeleton.module.css';

export interface BuildingSkeletonProps {
  /** Stands in for the sentence once it takes long. */
  readonly slowNotice: ReactNode;
}

/** The frame of the page while the building is on its way: what is there already stands where it will stay. */
export function BuildingSkeleton({ slowNotice }: BuildingSkeletonProps) {
  return (
    <div className={styles.stage} aria-busy="true">
      <div className={styles.rail}>
        <Skeleton kind="block" height="100%" />
      </div>
      <div className={styles.bar}>
        <Skeleton kind="block" height="100%" />
      </div>
      <div className={styles.labels}>
        {slowNotice ?? (
          <p className={styles.loading} role="status">
            <FormattedMessage id="building.state.loading" />
          </p>
        )}
      </div>
    </div>
  );
}
