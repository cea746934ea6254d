import { useStore } from '@nanostores/react';
import type { Unit } from '@suite/api';
import { type HoverStore, type Size, type StageLayout, useHoverState } from '@suite/explorer';
import { type BarFit, loadedUnits, type OpenCard, useBarFit, useOpenCard } from '@suite/filters';
import type { PictureBox } from '@suite/picture';
import { useArrangement, useIsPhone, useViewport } from '@suite/ui';
import { useLayoutEffect, useMemo, useState } from 'react';
import { type StageInsets, stageFocus } from './picture/stage-focus.ts';
import type { BuildingScreenModel } from './screen-store.ts';
import { type StageParts, stageParts } from './stage-parts.ts';
import type { BuildingRouteName } from './use-building-screen.ts';

export interface StageModel {
  readonly parts: StageParts;
  readonly fit: BarFit;
  readonly card: OpenCard;
  /** What of the picture must stay visible. */
  readonly focusBox: PictureBox | undefined;
  readonly selected: Unit | undefined;
}

/** Decides what floats over the picture, and where the picture rests under it. */
export function useBuildingStage(
  layout: StageLayout,
  screen: BuildingScreenModel,
  hover: HoverStore<number>,
  route: BuildingRouteName,
): StageModel {
  const viewport = useViewport();
  const isPhone = useIsPhone();
  const card = useOpenCard(route === 'building-id' && screen.state.query !== '' ? 'search' : null);
  const { view } = screen;
  const selectedId = useHoverState(hover, (state) => state.selectedId);
  const selected = loadedUnits(screen).find(({ id }) => id === selectedId);
  const parts = stageParts({
    viewport: isPhone ? 'small' : viewport,
    arrangement: useArrangement(),
    route,
    state: screen.state,
    unitsLoaded: screen.units.data !== undefined,
    statusHidden: screen.statusHidden,
    total: screen.total,
    matched: screen.matchedIds?.size ?? null,
    card,
    unitSelected: selected !== undefined,
  });
  const fit = useBarFit(layout);
  const { stage } = fit;
  const { marginRatio } = parts;
  const { left, bottom } = useInsets(layout, stage, parts.bar || parts.views);
  const focusBox = useMemo(
    () => (view ? stageFocus({ view, marginRatio, stage, insets: { left, bottom } }) : undefined),
    [view, marginRatio, stage, left, bottom],
  );
  return { parts, fit, card, focusBox, selected };
}

const NO_INSETS: StageInsets = { left: 0, bottom: 0 };

/** What rail, and bar or views, take up; the style sheet says how much, and whether there is room for a rail. */
function useInsets(layout: StageLayout, stage: Size | null, hasBottom: boolean): StageInsets {
  const [insets, setInsets] = useState(NO_INSETS);
  const revision = useStore(layout.$revision);
  useLayoutEffect(() => {
    const hasRail = (layout.part('rail')?.offsetWidth ?? 0) > 0;
    const left = stage && hasRail ? layout.lengthPx('--rail-space') : 0;
    const bottom = hasBottom ? layout.lengthPx('--bottom-space') : 0;
    setInsets((last) => (last.left === left && last.bottom === bottom ? last : { left, bottom }));
  }, [layout, revision, stage, hasBottom]);
  return insets;
}
