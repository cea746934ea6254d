import { AsyncView, joinStates } from '@suite/explorer';
import { Eyebrow } from '@suite/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { PositionStrip } from '../position/position-strip.tsx';
import { useScreen } from '../screen-store.ts';
import type { NeighbourLinksProps } from './neighbour-links.tsx';
import styles from './unit-foot.module.css';

/**
 * The filters' arithmetic comes with them, when the units are there, and not with the page. Where it cannot be fetched
 * the page has no links to its neighbours.
 */
const NeighbourLinks = lazy<ComponentType<NeighbourLinksProps>>(() =>
  import(/* webpackChunkName: "neighbours" */ './neighbour-links.tsx').then(
    (module) => ({ default: module.NeighbourLinks }),
    () => ({ default: () => null }),
  ),
);

/** Where the home stands: in the picture of its building, and among its neighbours. */
export function UnitFoot() {
  const {
    unit,
    building: read,
    units,
    view,
    setTab,
  } = useScreen('unit', 'building', 'units', 'view', 'setTab');
  const building = read.data;
  const name = building ? building.title || building.name : null;
  return (
    <section className={styles.foot}>
      <div className={styles.head}>
        <Eyebrow level={3}>
          {name === null ? (
            <FormattedMessage id="apartment.position.title" />
          ) : (
            <FormattedMessage id="apartment.position.title-in" values={{ building: name }} />
          )}
        </Eyebrow>
        {units.data && (
          <Suspense fallback={null}>
            <NeighbourLinks unit={unit} units={units.data} />
          </Suspense>
        )}
      </div>
      {view && <PositionStrip unit={unit} view={view} onOpen={() => setTab('position')} />}
      {!view && building && (
        <p className={styles.unseen}>
          <FormattedMessage id="apartment.position.unseen" />
        </p>
      )}
      {!view && !building && !read.error && <div className={styles.waiting} />}
      <AsyncView
        read={joinStates([read, units])}
        loading={null}
        layout="line"
        errorTitle="apartment.position.missing"
      />
    </section>
  );
}
