import { Icon } from '@suite/ui';
import { ARROW_COUNTER_CLOCKWISE, MAP_PIN } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './points.module.css';
import type { PointsLayer } from './use-points.ts';

export interface PointsToggleProps {
  readonly layer: PointsLayer;
  /** The pin speaks for itself, the label is its name: for a corner that has little room. */
  readonly isCompact?: boolean;
}

/** Shows and hides the points of interest in the picture; where they could not be loaded, asks for them again. */
export function PointsToggle({ layer, isCompact = false }: PointsToggleProps) {
  const { formatMessage } = useIntl();
  if (layer.hasFailed) {
    return (
      <div className={styles.toggle} role="status">
        <button type="button" className={styles.button} onClick={layer.retry}>
          <Icon path={ARROW_COUNTER_CLOCKWISE} size={20} />
          <FormattedMessage id="common.pointsFailed" />
        </button>
      </div>
    );
  }
  if (layer.placed.shapes.length === 0) return null;
  return (
    <div className={styles.toggle} data-compact={isCompact || undefined}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={layer.isOn}
        title={formatMessage({ id: 'common.pointsOfInterest' })}
        onClick={layer.toggle}
      >
        <Icon path={MAP_PIN} size={20} />
        <span className={styles.label}>
          <FormattedMessage id="common.pointsOfInterest" />
        </span>
      </button>
    </div>
  );
}
