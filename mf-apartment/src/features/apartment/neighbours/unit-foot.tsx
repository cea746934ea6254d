import type { Building, Unit } from '@suite/api';
import type { ReadState } from '@suite/api-client';
import { AsyncView, joinStates } from '@suite/explorer';
import { Eyebrow } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import { PositionStrip } from '../position/position-strip.tsx';
import type { UnitView } from '../position/unit-view.ts';
import { NeighbourLinks } from './neighbour-links.tsx';
import styles from './unit-foot.module.css';

export interface UnitFootProps {
  readonly unit: Unit;
  readonly building: ReadState<Building>;
  readonly units: ReadState<readonly Unit[]>;
  readonly view: UnitView | null;
  readonly onOpenPosition: () => void;
}

/** Where the home stands: in the picture of its building, and among its neighbours. */
export function UnitFoot({ unit, building: read, units, view, onOpenPosition }: UnitFootProps) {
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
        {units.data && <NeighbourLinks unit={unit} units={units.data} />}
      </div>
      {view && <PositionStrip unit={unit} view={view} onOpen={onOpenPosition} />}
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
