import { Icon } from '@suite/ui';
import { ARROW_COUNTER_CLOCKWISE, MAP_PIN } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './points.module.css';
import type { PointsLayer } from './use-points.ts';

/** Shows and hides the points of interest in the picture; where they could not be loaded, asks for them again. */
export function PointsToggle({ layer }: { readonly layer: PointsLayer }) {
  const { formatMessage } = useIntl();
  if (layer.hasFailed) {
    return (
      <div className={styles.toggle} role="status">
        <button type="button" className={styles.button} onClick={layer.retry}>
          <Icon path={ARROW_COUNTER_CLOCKWISE} size={20} />
          <FormattedMessage id="map.poi.failed" />
        </button>
      </div>
    );
  }
  if (layer.placed.shapes.length === 0) return null;
  return (
    <div className={styles.toggle}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={layer.isOn}
        title={formatMessage({ id: 'map.poi.title' })}
        onClick={layer.toggle}
      >
        <Icon path={MAP_PIN} size={20} />
        <span className={styles.label}>
          <FormattedMessage id="map.poi.title" />
        </span>
      </button>
    </div>
  );
}
