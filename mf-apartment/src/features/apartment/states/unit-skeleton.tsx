import { Skeleton, StateCard } from '@suite/ui';
import { CLOCK } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import panes from '../pane/pane.module.css';
import view from '../unit-view.module.css';
import styles from './states.module.css';

export interface UnitSkeletonProps {
  readonly slow: boolean;
  readonly onRetry: () => void;
}

/** Widths of the values; one row each. */
const FACT_ROWS = ['112px', '72px', '64px', '56px', '96px'];

/** The page at its true size while the home is on the way. */
export function UnitSkeleton({ slow, onRetry }: UnitSkeletonProps) {
  const intl = useIntl();
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
          {slow ? (
            <StateCard
              icon={CLOCK}
              role="status"
              title={intl.formatMessage({ id: 'common.tookLong' })}
              text={intl.formatMessage({ id: 'apartment.state.slow-text' })}
              actionLabel={intl.formatMessage({ id: 'common.tryAgain' })}
              onAction={onRetry}
            />
          ) : (
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
