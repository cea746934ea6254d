import type { MediaPolygon } from '@suite/api';
import { listBuildingPois } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { StageProvider, useHoverStore, useStageLayout } from '@suite/explorer';
import { usePoints } from '@suite/explorer/points';
import { hasFilterBar, useCountLabels, ZeroResult } from '@suite/filters';
import { LiveRegion, useIsPhone } from '@suite/ui';
import { memo, useState } from 'react';
import styles from './building-screen.module.css';
import { BuildingStage } from './building-stage.tsx';
import { useListAhead } from './list/list-contents-later.tsx';
import { UnitListPanel } from './list/unit-list-panel.tsx';
import { UnitListSheet } from './list/unit-list-sheet.tsx';
import { useChangesLabels } from './live/use-changes-labels.ts';
import { useBuildingModel } from './model/use-building-model.ts';
import { BuildingPhoneBar } from './phone/building-phone-bar.tsx';
import { UnitPreview } from './phone/unit-preview.tsx';
import { ScreenProvider, useFilterModel, useScreen } from './screen-store.ts';
import { type BuildingScreenInput, useBuildingScreen } from './use-building-screen.ts';
import { useBuildingStage } from './use-building-stage.ts';

const NO_POLYGONS: readonly MediaPolygon[] = [];

/** A building: its picture with everything that floats over it, and its list beside it or in a sheet. */
export function BuildingScreen(input: BuildingScreenInput) {
  const { building, view, route } = input;
  const screen = useBuildingScreen(input);
  const hover = useHoverStore<number>();
  const readPoints = useRead(readOf(listBuildingPois, { id: building.id, ...inLanguage(useLocale()) }));
  const points = usePoints(readPoints, view?.pointPolygons ?? NO_POLYGONS);
  const pointHover = useHoverStore<string>();
  const layout = useStageLayout();
  const stage = useBuildingStage(layout, screen, hover, route);
  const model = useBuildingModel(building, screen.state.model);
  return (
    <ScreenProvider state={{ ...screen, ...stage, ...model, route, hover, points, pointHover }}>
      <StageProvider layout={layout}>
        <Layout />
      </StageProvider>
    </ScreenProvider>
  );
}

const Layout = memo(function Layout() {
  const { parts, route } = useScreen('parts', 'route');
  const isPhone = useIsPhone();
  const [sheetPx, setSheetPx] = useState(0);
  useListAhead();
  const { aside, sheet } = parts;
  return (
    <div className={styles.screen}>
      <div className={styles.work} data-aside={aside} data-sheet={sheet !== null}>
        <BuildingStage coveredPx={sheet === null ? 0 : sheetPx} />
        <Aside />
        {sheet !== null && <UnitListSheet onCover={setSheetPx} />}
      </div>
      {isPhone && route !== 'search' && <BuildingPhoneBar hasFilterBar={hasFilterBar(route)} />}
      <Changes />
    </div>
  );
});

/** What stands beside the picture: the list; on a phone held across also the chosen home, or what to ease. */
const Aside = memo(function Aside() {
  const { parts, selected } = useScreen('parts', 'selected');
  if (parts.aside === 'list') return <UnitListPanel />;
  if (parts.aside === 'zero') {
    return (
      <aside className={styles.aside}>
        <ZeroAdvice />
      </aside>
    );
  }
  if (parts.aside !== 'preview' || !selected) return null;
  return (
    <aside className={styles.aside}>
      <UnitPreview unit={selected} place="in-flow" />
    </aside>
  );
});

function ZeroAdvice() {
  return <ZeroResult model={useFilterModel()} />;
}

/** What is read out: how many match, and what has changed. */
const Changes = memo(function Changes() {
  const countLabels = useCountLabels(useScreen('units', 'check', 'matchedIds', 'total'));
  const changesLabels = useChangesLabels(useScreen('changes').changes);
  return (
    <>
      <LiveRegion>{countLabels}</LiveRegion>
      <LiveRegion>{changesLabels}</LiveRegion>
    </>
  );
});
