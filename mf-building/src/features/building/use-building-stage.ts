import { useStore } from '@nanostores/react';
import type { Unit } from '@suite/api';
import { boxWithin, type HoverStore, type Size, type StageLayout, useHoverState } from '@suite/explorer';
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
  const { left, bottom, corner } = useInsets(layout, stage, parts.bar || parts.views);
  const focusBox = useMemo(
    () => (view ? stageFocus({ view, marginRatio, stage, insets: { left, bottom, corner } }) : undefined),
    [view, marginRatio, stage, left, bottom, corner],
  );
  return { parts, fit, card, focusBox, selected };
}

const NO_INSETS: StageInsets = { left: 0, bottom: 0, corner: { bottom: 0, right: 0 } };
const CORNER_GAP_PX = 8;

/** What rail, bar or views, and the chip in the upper corner take up; the style sheet says how much, and whether there is room for a rail. */
function useInsets(layout: StageLayout, stage: Size | null, hasBottom: boolean): StageInsets {
  const [insets, setInsets] = useState(NO_INSETS);
  const revision = useStore(layout.$revision);
  useLayoutEffect(() => {
    const hasRail = (layout.part('rail')?.offsetWidth ?? 0) > 0;
    const left = stage && hasRail ? layout.lengthPx('--rail-space') : 0;
    const bottom = hasBottom ? layout.lengthPx('--bottom-space') : 0;
    const unseen = layout.part('unseen')?.getBoundingClientRect();
    const frame = layout.ref.current?.getBoundingClientRect();
    const box = unseen && frame && boxWithin(frame, unseen);
    const corner = box
      ? { bottom: box.bottom + CORNER_GAP_PX, right: box.right + CORNER_GAP_PX }
      : NO_INSETS.corner;
    const next = { left, bottom, corner };
    setInsets((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
  }, [layout, revision, stage, hasBottom]);
  return insets;
}
