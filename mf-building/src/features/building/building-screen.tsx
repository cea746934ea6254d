import type { Building } from '@suite/api';
import { type HoverStore, useHoverStore } from '@suite/explorer';
import { hasFilterBar, useCountLabels, ZeroResult } from '@suite/filters';
import { LiveRegion, useIsPhone } from '@suite/ui';
import { useRef, useState } from 'react';
import styles from './building-screen.module.css';
import { BuildingStage } from './building-stage.tsx';
import { UnitListPanel } from './list/unit-list-panel.tsx';
import { UnitListSheet } from './list/unit-list-sheet.tsx';
import { useNewsLabels } from './live/use-changes-labels.ts';
import { BuildingPhoneBar } from './phone/building-phone-bar.tsx';
import { UnitPreview } from './phone/unit-preview.tsx';
import type { BuildingScreenModel } from './screen-model.ts';
import { type BuildingRouteName, useBuildingScreen } from './use-building-screen.ts';
import { type StageModel, useStage } from './use-stage.ts';
import type { BuildingView } from './views/building-views.ts';

export interface BuildingScreenProps {
  readonly building: Building;
  readonly views: readonly BuildingView[];
  readonly view: BuildingView | null;
  readonly route: BuildingRouteName;
}

/** A building: its picture with everything that floats over it, and its list beside it or in a sheet. */
export function BuildingScreen({ building, views, view, route }: BuildingScreenProps) {
  const screen = useBuildingScreen({ building, views, view, route });
  const hover = useHoverStore<number>();
  const isPhone = useIsPhone();
  const ref = useRef<HTMLDivElement>(null);
  const stage = useStage(ref, screen, hover, route);
  const [sheetPx, setSheetPx] = useState(0);
  const countLabels = useCountLabels(screen);
  const newsLabels = useNewsLabels(screen.changes);
  const { aside, sheet } = stage.parts;
  return (
    <div className={styles.screen}>
      <div className={styles.work} data-aside={aside} data-sheet={sheet !== null}>
        <BuildingStage
          ref={ref}
          screen={screen}
          hover={hover}
          route={route}
          stage={stage}
          coveredPx={sheet === null ? 0 : sheetPx}
        />
        <Aside screen={screen} hover={hover} stage={stage} />
        {sheet !== null && <UnitListSheet screen={screen} hover={hover} stage={stage} onCover={setSheetPx} />}
      </div>
      {isPhone && route !== 'search' && (
        <BuildingPhoneBar screen={screen} hasFilterBar={hasFilterBar(route)} />
      )}
      <LiveRegion>{countLabels}</LiveRegion>
      <LiveRegion>{newsLabels}</LiveRegion>
    </div>
  );
}

interface AsideProps {
  readonly screen: BuildingScreenModel;
  readonly hover: HoverStore<number>;
  readonly stage: StageModel;
}

/** What stands beside the picture: the list; on a phone held across also the chosen home, or what to ease. */
function Aside({ screen, hover, stage: { parts, selected } }: AsideProps) {
  if (parts.aside === 'list') return <UnitListPanel screen={screen} hover={hover} />;
  if (parts.aside === 'zero') {
    return (
      <aside className={styles.aside}>
        <ZeroResult model={screen} />
      </aside>
    );
  }
  if (parts.aside !== 'preview' || !selected) return null;
  return (
    <aside className={styles.aside}>
      <UnitPreview screen={screen} unit={selected} onSelect={hover.select} place="in-flow" />
    </aside>
  );
}
