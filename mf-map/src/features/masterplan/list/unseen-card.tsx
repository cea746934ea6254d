import type { HoverStore } from '@suite/explorer';
import { PointList, type PointShapes } from '@suite/explorer/points';
import { Eyebrow, Icon } from '@suite/ui';
import { CARET_DOWN } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import type { MasterplanChild } from '../model/children.ts';
import { ChildList } from './child-list.tsx';
import styles from './unseen-card.module.css';

export interface UnseenCardProps {
  readonly items: readonly MasterplanChild[];
  readonly points: PointShapes;
  readonly hover: HoverStore<string>;
}

/** What is published but has no area in this picture, so that it can be reached all the same. */
export function UnseenCard({ items, points, hover }: UnseenCardProps) {
  const { unseen, shapeOf } = points;
  const hasItems = items.length > 0;
  if (!hasItems && unseen.length === 0) return null;
  // What can be bought stands open; the rest is a line until it is asked for, to leave the picture free.
  return (
    <section className={styles.card} aria-labelledby="map-unseen">
      <details open={hasItems}>
        <summary className={styles.head}>
          <Eyebrow level={2} id="map-unseen">
            <FormattedMessage id={hasItems ? 'map.unseen' : 'common.pointsOfInterest'} />
          </Eyebrow>
          <Icon path={CARET_DOWN} size={20} className={styles.caret} />
        </summary>
        {hasItems && <ChildList items={items} areas={null} hover={null} />}
        {unseen.length > 0 && (
          <PointList
            points={unseen}
            shapeOf={shapeOf}
            hover={hover}
            title={hasItems ? <FormattedMessage id="common.pointsOfInterest" /> : null}
          />
        )}
      </details>
    </section>
  );
}
