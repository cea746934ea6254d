import type { Poi } from '@suite/api';
import { listApartmentPois, listBuildingPois } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { useHoverStore } from '@suite/explorer';
import { PointList, shownPoints } from '@suite/explorer/points';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useScreen } from '../screen-store.ts';
import styles from './unit-points.module.css';

const NO_POIS: readonly Poi[] = [];
/** The page has no picture with pins. */
const NO_SHAPES: ReadonlyMap<number, string> = new Map();

/** What there is in a unit, then in its building and near it. Nothing where they cannot be loaded. */
export default function UnitPoints() {
  const locale = useLocale();
  const hover = useHoverStore<string>();
  const { id, buildingId, Pois } = useScreen('unit').unit;
  // The unit itself says whether it has any.
  const own = useRead(Pois.length === 0 ? null : readOf(listApartmentPois, { id, ...inLanguage(locale) }));
  const shared = useRead(readOf(listBuildingPois, { id: buildingId, ...inLanguage(locale) }));
  const points = useMemo(
    () => shownPoints([...(own.data ?? NO_POIS), ...(shared.data ?? NO_POIS)], locale),
    [own.data, shared.data, locale],
  );
  if (points.length === 0) return null;
  return (
    <div className={styles.points}>
      <PointList
        points={points}
        shapeOf={NO_SHAPES}
        hover={hover}
        title={<FormattedMessage id="common.nearbyAndInside" />}
      />
    </div>
  );
}
