import { Icon } from '@suite/ui';
import { MAP_PIN } from '@suite/ui/icons';
import { isPlainClick } from '../../../lib/plain-click.ts';
import type { MasterplanPoint } from '../model/points.ts';
import styles from './points.module.css';

export interface PointMarkerProps {
  readonly point: MasterplanPoint;
  readonly isOn: boolean;
  readonly onHover: (isHovered: boolean) => void;
  readonly onOpen: () => void;
}

/**
 * A point of interest in the picture, with its name while it has the attention. For the pointer only, like
 * the pills: keyboard and screen reader reach its shape.
 */
export function PointMarker({ point, isOn, onHover, onOpen }: PointMarkerProps) {
  return (
    <div className={styles.place} aria-hidden="true">
      <a
        className={styles.marker}
        href={point.href}
        tabIndex={-1}
        draggable={false}
        data-on={isOn || undefined}
        onPointerEnter={() => onHover(true)}
        onPointerLeave={() => onHover(false)}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <span className={styles.disc}>
          <Icon path={MAP_PIN} size={20} />
        </span>
        {isOn && <span className={styles.name}>{point.name}</span>}
      </a>
    </div>
  );
}
