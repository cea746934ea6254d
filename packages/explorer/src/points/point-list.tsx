import { Eyebrow, Icon } from '@suite/ui';
import { CARET_RIGHT, MAP_PIN } from '@suite/ui/icons';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { type HoverStore, isLit, useHoverState } from '../hover/hover-store.ts';
import { pointerHover } from '../hover/pointer-hover.ts';
import styles from './points.module.css';
import type { Point } from './points.ts';

export interface PointListProps {
  readonly points: readonly Point[];
  /** Shapes of the points that have one in the picture, by the id of the point. */
  readonly shapeOf: ReadonlyMap<number, string>;
  readonly hover: HoverStore<string>;
  /** Null where something else around it says what these are. */
  readonly title: ReactNode;
}

/** Points of interest as rows, in step with their places in the picture. */
export function PointList({ points, shapeOf, hover, title }: PointListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={title ? titleId : undefined}>
      {title && (
        <div className={styles.head}>
          <Eyebrow level={3} id={titleId}>
            {title}
          </Eyebrow>
        </div>
      )}
      <ul>
        {points.map((point) => (
          <li key={point.id}>
            <PointRow point={point} shapeId={shapeOf.get(point.id) ?? null} hover={hover} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PointRowProps {
  readonly point: Point;
  readonly shapeId: string | null;
  readonly hover: HoverStore<string>;
}

function PointRow({ point, shapeId, hover }: PointRowProps) {
  const isOn = useHoverState(hover, (state) => isLit(state, shapeId));
  return (
    <Link
      className={styles.row}
      to={point.href}
      data-on={isOn || undefined}
      {...pointerHover((isOver) => hover.hoverInList(isOver ? shapeId : null))}
      onFocus={() => hover.hoverInList(shapeId)}
      onBlur={() => hover.hoverInList(null)}
    >
      <Icon path={MAP_PIN} size={20} className={styles.quiet} />
      <span className={styles.labels}>{point.name}</span>
      <Icon path={CARET_RIGHT} size={20} className={styles.quiet} />
    </Link>
  );
}
