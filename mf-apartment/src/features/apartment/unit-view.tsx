import { commercialState } from '@suite/access';
import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { SIMILAR_ID, SimilarList } from '../../lib/similar/similar-list.tsx';
import { UnitActions } from './actions/unit-actions.tsx';
import { FactsRail } from './facts/facts-rail.tsx';
import { LightSection } from './light/light-section.tsx';
import { AllUnitsLink } from './neighbours/all-units-link.tsx';
import { UnitFoot } from './neighbours/unit-foot.tsx';
import { PackageSection } from './packages/package-section.tsx';
import { UnitPane } from './pane/unit-pane.tsx';
import { unitView } from './position/unit-view.ts';
import { type PaneTab, ScreenProvider, type UnitScreenState, useScreen } from './screen-store.ts';
import { useHasTerrace } from './terrace/use-has-terrace.ts';
import { useTerraceAddress } from './terrace/use-terrace-address.ts';
import styles from './unit-view.module.css';

/** Below what the page is for: it comes when that is there, or not at all. */
const UnitPoints = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "points" */ './points/unit-points.tsx').catch(() => ({ default: () => null })),
);

/** The page of a home: what can be looked at on the left, what is to be known on the right. */
export function UnitView(input: Pick<UnitScreenState, 'unit' | 'isWhole' | 'building' | 'units'>) {
  const [chosen, setChosen] = useState<PaneTab>('plan');
  const terrace = useTerraceAddress();
  const hasTerrace = useHasTerrace(input.unit, input.building.data);
  const view = input.building.data ? unitView(input.building.data, input.unit.id) : null;
  // The view from the terrace stands in the address, the other tabs do not.
  const tab = terrace.isAsked && hasTerrace ? 'terrace' : chosen;
  const setTab = (next: PaneTab) => {
    if (next !== 'terrace') setChosen(next);
    if ((next === 'terrace') !== terrace.isAsked) terrace.setAsked(next === 'terrace');
  };
  return (
    <ScreenProvider state={{ ...input, view, hasTerrace, tab, setTab }}>
      <Layout />
    </ScreenProvider>
  );
}

const Layout = memo(function Layout() {
  const { unit, isWhole } = useScreen('unit', 'isWhole');
  return (
    <div className={styles.page} data-priced={commercialState(unit).kind === 'priced'}>
      <div className={styles.content}>
        <div className={styles.pane}>
          <UnitPane />
        </div>
        <div className={styles.rail}>
          <div className={styles.facts}>
            <FactsRail />
            <LightSection />
            <PackageSection key={unit.id} unit={unit} />
            {isWhole && (
              <Suspense fallback={null}>
                <UnitPoints />
              </Suspense>
            )}
            <Similar />
            <AllUnitsLink />
          </div>
          <div className={styles.foot}>
            <UnitFoot />
          </div>
        </div>
      </div>
      <UnitActions />
    </div>
  );
});

function Similar() {
  const { unit, units } = useScreen('unit', 'units');
  return units.data ? <SimilarList id={SIMILAR_ID} unit={unit} units={units.data} /> : null;
}
