import type { ReadState } from '@suite/api-client';
import type { Apartment, Building } from '@suite/contracts';
import { useState } from 'react';
import styles from './apartment-view.module.css';
import { FactsRail } from './facts/facts-rail.tsx';
import { AllHomesLink } from './neighbours/all-homes-link.tsx';
import { HomeFoot } from './neighbours/home-foot.tsx';
import { PackageSection } from './packages/package-section.tsx';
import { HomePane, type PaneTab } from './pane/home-pane.tsx';
import { unitView } from './position/unit-view.ts';
import { SimilarList } from './similar/similar-list.tsx';

export interface ApartmentViewProps {
  readonly apartment: Apartment;
  readonly isWhole: boolean;
  readonly building: ReadState<Building>;
  readonly homes: ReadState<readonly Apartment[]>;
}

/** The page of a home: what can be looked at on the left, what is to be known on the right. */
export function ApartmentView({ apartment, isWhole, building, homes }: ApartmentViewProps) {
  const [tab, setTab] = useState<PaneTab>('plan');
  const view = building.data ? unitView(building.data, apartment.id) : null;
  return (
    <div className={styles.page}>
      <div className={styles.pane}>
        <HomePane apartment={apartment} isWhole={isWhole} view={view} chosen={tab} onChoose={setTab} />
      </div>
      <div className={styles.rail}>
        <div className={styles.facts}>
          <FactsRail apartment={apartment} building={building.data ?? null} />
          <PackageSection key={apartment.id} apartment={apartment} />
          {homes.data && <SimilarList apartment={apartment} homes={homes.data} />}
          <AllHomesLink apartment={apartment} building={building.data ?? null} />
        </div>
        <div className={styles.foot}>
          <HomeFoot
            apartment={apartment}
            building={building}
            homes={homes}
            view={view}
            onOpenPosition={() => setTab('position')}
          />
        </div>
      </div>
    </div>
  );
}
