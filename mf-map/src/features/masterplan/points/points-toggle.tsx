import { Icon } from '@suite/ui';
import { ARROW_COUNTER_CLOCKWISE, MAP_PIN } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import styles from './points.module.css';
import type { PointsLayer } from './use-points.ts';

/** Shows and hides the points of interest in the picture; where they could not be loaded, asks for them again. */
export function PointsToggle({ layer }: { readonly layer: PointsLayer }) {
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
      <button type="button" className={styles.button} aria-pressed={layer.isOn} onClick={layer.toggle}>
        <Icon path={MAP_PIN} size={20} />
        <FormattedMessage id="map.poi.title" />
      </button>
    </div>
  );
}
