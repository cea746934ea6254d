import { Eyebrow, Icon } from '@suite/ui';
import { CARET_RIGHT, MAP_PIN } from '@suite/ui/icons';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { MasterplanPoint } from '../model/points.ts';
import type { HoverState } from '../use-hover-state.ts';
import styles from './points.module.css';

export interface PointListProps {
  readonly points: readonly MasterplanPoint[];
  /** Shapes of the points that have one in the picture, by the id of the point. */
  readonly shapeOf: ReadonlyMap<number, string>;
  readonly hoverState: HoverState;
  /** Nothing else stands around it that would say what these are. */
  readonly hasTitle?: boolean;
}

/** Points of interest as rows, in step with their places in the picture. */
export function PointList({ points, shapeOf, hoverState, hasTitle = true }: PointListProps) {
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
        {points.map(({ id, name, href }) => {
          const shapeId = shapeOf.get(id) ?? null;
          const isOn = shapeId !== null && [hoverState.activeId, hoverState.selectedId].includes(shapeId);
          return (
            <li key={id}>
              <Link
                className={styles.row}
                to={href}
                data-on={isOn || undefined}
                onPointerEnter={() => hoverState.hover(shapeId)}
                onPointerLeave={() => hoverState.hover(null)}
                onFocus={() => hoverState.hover(shapeId)}
                onBlur={() => hoverState.hover(null)}
              >
                <Icon path={MAP_PIN} size={20} className={styles.quiet} />
                <span className={styles.labels}>{name}</span>
                <Icon path={CARET_RIGHT} size={20} className={styles.quiet} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
