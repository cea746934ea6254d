import { type HoverStore, isLit, pointerHover, useHoverState } from '@suite/explorer';
import { Eyebrow, Icon } from '@suite/ui';
import { CARET_RIGHT, MAP_PIN } from '@suite/ui/icons';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { MasterplanPoint } from '../model/points.ts';
import styles from './points.module.css';

export interface PointListProps {
  readonly points: readonly MasterplanPoint[];
  /** Shapes of the points that have one in the picture, by the id of the point. */
  readonly shapeOf: ReadonlyMap<number, string>;
  readonly hover: HoverStore<string>;
  /** Nothing else stands around it that would say what these are. */
  readonly hasTitle?: boolean;
}

/** Points of interest as rows, in step with their places in the picture. */
export function PointList({ points, shapeOf, hover, hasTitle = true }: PointListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={hasTitle ? titleId : undefined}>
      {hasTitle && (
        <div className={styles.head}>
          <Eyebrow level={3} id={titleId}>
            <FormattedMessage id="map.poi.title" />
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
  readonly point: MasterplanPoint;
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
