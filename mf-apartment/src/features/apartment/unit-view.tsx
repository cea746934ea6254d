import type { Building, Unit } from '@suite/api';
import type { ReadState } from '@suite/api-client';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { SIMILAR_ID, SimilarList } from '../../lib/similar/similar-list.tsx';
import { UnitActions } from './actions/unit-actions.tsx';
import { FactsRail } from './facts/facts-rail.tsx';
import { AllUnitsLink } from './neighbours/all-units-link.tsx';
import { UnitFoot } from './neighbours/unit-foot.tsx';
import { PackageSection } from './packages/package-section.tsx';
import { type PaneTab, UnitPane } from './pane/unit-pane.tsx';
import { unitView } from './position/unit-view.ts';
import styles from './unit-view.module.css';

/** Below what the page is for: it comes when that is there, or not at all. */
const UnitPoints = lazy<ComponentType<{ readonly unit: Unit }>>(() =>
  import(/* webpackChunkName: "points" */ './points/unit-points.tsx').catch(() => ({ default: () => null })),
);

export interface UnitViewProps {
  readonly unit: Unit;
  readonly isWhole: boolean;
  readonly building: ReadState<Building>;
  readonly units: ReadState<readonly Unit[]>;
}

/** The page of a home: what can be looked at on the left, what is to be known on the right. */
export function UnitView({ unit, isWhole, building, units }: UnitViewProps) {
  const [tab, setTab] = useState<PaneTab>('plan');
  const view = building.data ? unitView(building.data, unit.id) : null;
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <div className={styles.pane}>
          <UnitPane unit={unit} isWhole={isWhole} view={view} chosen={tab} onChoose={setTab} />
        </div>
        <div className={styles.rail}>
          <div className={styles.facts}>
            <FactsRail unit={unit} building={building.data ?? null} />
            <PackageSection key={unit.id} unit={unit} />
            {isWhole && (
              <Suspense fallback={null}>
                <UnitPoints unit={unit} />
              </Suspense>
            )}
            {units.data && <SimilarList id={SIMILAR_ID} unit={unit} units={units.data} />}
            <AllUnitsLink unit={unit} building={building.data ?? null} />
          </div>
          <div className={styles.foot}>
            <UnitFoot
              unit={unit}
              building={building}
              units={units}
              view={view}
              onOpenPosition={() => setTab('position')}
            />
          </div>
        </div>
      </div>
      <UnitActions unit={unit} building={building.data ?? null} />
    </div>
  );
}
