import { Icon } from '@suite/ui';
import { MAP_PIN } from '@suite/ui/icons';
import { type HoverStore, isLit, useHoverState } from '../hover/hover-store.ts';
import { pointerHover } from '../hover/pointer-hover.ts';
import { isPlainClick, isTouch } from '../plain-click.ts';
import styles from './points.module.css';
import type { Point } from './points.ts';

export interface PointMarkerProps {
  /** Of its shape. */
  readonly id: string;
  readonly point: Point;
  readonly hover: HoverStore<string>;
  /** A press; `isTouch`: by a finger. */
  readonly onPress: (isTouch: boolean) => void;
}

/**
 * A point of interest in the picture, with its name while it has the attention. For the pointer only, like
 * the pills: keyboard and screen reader reach its shape.
 */
export function PointMarker({ id, point, hover, onPress }: PointMarkerProps) {
  const isOn = useHoverState(hover, (state) => isLit(state, id));
  return (
    <div className={styles.place} aria-hidden="true">
      <a
        className={styles.marker}
        href={point.href}
        tabIndex={-1}
        draggable={false}
        data-on={isOn || undefined}
        {...pointerHover((isOver) => hover.hoverInList(isOver ? id : null))}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onPress(isTouch(event));
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
