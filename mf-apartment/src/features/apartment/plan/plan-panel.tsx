import type { FloorPlan } from '@suite/domain';
import { Skeleton, StateCard } from '@suite/ui';
import { IMAGE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Image } from '../image/image.tsx';
import panes from '../pane/pane.module.css';
import { ZoomSurface } from '../zoom/zoom-surface.tsx';
import styles from './plan-panel.module.css';
import { useFirstPlan } from './use-first-plan.ts';

export interface PlanPanelProps {
  /** Unit number. */
  readonly number: string;
  readonly plan: FloorPlan | null;
  /** The home is on the way, so a plan may still come. */
  readonly isLoading: boolean;
  /** The plan is one of the type, not of this very home. */
  readonly isTypical: boolean;
}

export function PlanPanel({ number, plan, isLoading, isTypical }: PlanPanelProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'apartment.plan.alt' }, { number });
  const isInPage = useFirstPlan(plan?.url);
  if (!plan && isLoading) {
    return (
      <div className={`${panes.window} ${panes.middle}`}>
        <Skeleton kind="block" width="min(64%, 480px)" height="100%" />
      </div>
    );
  }
  if (!plan) {
    return (
      <div className={`${panes.window} ${panes.middle}`}>
        <StateCard
          icon={IMAGE}
          layout="stacked"
          title={intl.formatMessage({ id: 'apartment.plan.none' })}
          text={intl.formatMessage({ id: 'apartment.plan.none-text' })}
        />
      </div>
    );
  }
  return (
    <>
      <ZoomSurface key={plan.url} label={label} size={plan.size}>
        <div className={styles.drawing}>
          <Image url={plan.url} alt={label} failedId="apartment.plan.failed" isInPage={isInPage} />
        </div>
      </ZoomSurface>
      {isTypical && (
        <p className={panes.note}>
          <FormattedMessage id="apartment.plan.typical" />
        </p>
      )}
    </>
  );
}
