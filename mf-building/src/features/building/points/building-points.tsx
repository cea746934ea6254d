import { PointList } from '@suite/explorer/points';
import { FormattedMessage } from 'react-intl';
import { useScreen } from '../screen-store.ts';
import styles from './building-points.module.css';

/** What there is in the building and near it, as rows below its units. */
export function BuildingPoints() {
  const { points, pointHover } = useScreen('points', 'pointHover');
  if (points.points.length === 0) return null;
  return (
    <div className={styles.points}>
      <PointList
        points={points.points}
        shapeOf={points.placed.shapeOf}
        hover={pointHover}
        title={<FormattedMessage id="common.nearbyAndInside" />}
      />
    </div>
  );
}
