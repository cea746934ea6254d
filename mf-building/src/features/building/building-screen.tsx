import type { Building } from '@suite/contracts';
import { hasFilterBar, useCountWords, useIsPhone } from '@suite/filters';
import { LiveRegion } from '@suite/ui';
import { useRef } from 'react';
import styles from './building-screen.module.css';
import { BuildingStage } from './building-stage.tsx';
import { UnitListPanel } from './list/unit-list-panel.tsx';
import { useNewsWords } from './live/use-news-words.ts';
import { BuildingPhoneBar } from './phone/building-phone-bar.tsx';
import { useAttention } from './picture/use-attention.ts';
import { type BuildingRouteName, useBuildingScreen } from './use-building-screen.ts';
import type { BuildingView } from './views/building-views.ts';

export interface BuildingScreenProps {
  readonly building: Building;
  readonly views: readonly BuildingView[];
  readonly view: BuildingView | null;
  readonly route: BuildingRouteName;
}

/** A building: its picture with everything that floats over it, and its list. */
export function BuildingScreen({ building, views, view, route }: BuildingScreenProps) {
  const screen = useBuildingScreen({ building, views, view, route });
  const attention = useAttention();
  const isPhone = useIsPhone();
  const stage = useRef<HTMLDivElement>(null);
  const countWords = useCountWords(screen);
  const newsWords = useNewsWords(screen.news);
  return (
    <div className={styles.screen} data-list={screen.state.list}>
      <BuildingStage ref={stage} screen={screen} attention={attention} route={route} />
      {screen.state.list && <UnitListPanel screen={screen} attention={attention} />}
      {isPhone && route !== 'search' && (
        <BuildingPhoneBar screen={screen} hasFilterBar={hasFilterBar(route)} />
      )}
      <LiveRegion>{countWords}</LiveRegion>
      <LiveRegion>{newsWords}</LiveRegion>
    </div>
  );
}
