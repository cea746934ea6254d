import { Skeleton } from '@suite/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import panes from '../pane/pane.module.css';
import view from '../unit-view.module.css';
import styles from './states.module.css';

export interface UnitSkeletonProps {
  /** Stands in for the sentence once it takes long. */
  readonly slowNotice: ReactNode;
}

/** Widths of the values; one row each. */
const FACT_ROWS = ['112px', '72px', '64px', '56px', '96px'];

/** The page at its true size while the home is on the way. */
export function UnitSkeleton({ slowNotice }: UnitSkeletonProps) {
  return (
    <div className={view.page} aria-busy="true">
      <div className={view.pane}>
        <div className={panes.pane}>
          <div className={`${panes.window} ${panes.middle}`}>
            <Skeleton kind="block" width="min(64%, 480px)" height="100%" />
          </div>
        </div>
      </div>
      <div className={view.rail}>
        <div className={view.facts}>
          {slowNotice ?? (
            <p className={styles.loading} role="status">
              <FormattedMessage id="apartment.state.loading" />
            </p>
          )}
          <div className={styles.title}>
            <Skeleton kind="block" width="280px" />
            <Skeleton kind="line" width="140px" />
          </div>
          {FACT_ROWS.map((width) => (
            <div key={width} className={styles.fact}>
              <Skeleton kind="line" width="88px" />
              <Skeleton kind="line" width={width} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
