import type { Unit } from '@suite/api';
import { type HoverStore, useHoverState } from '@suite/explorer';
import { type BarFit, type OpenCard, useBarFit, useOpenCard } from '@suite/filters';
import type { PictureBox } from '@suite/picture';
import { useArrangement, useIsPhone, useViewport } from '@suite/ui';
import { type RefObject, useMemo } from 'react';
import { stageFocus } from './picture/stage-focus.ts';
import type { BuildingScreenModel } from './screen-store.ts';
import { type StageParts, stageParts } from './stage-parts.ts';
import type { BuildingRouteName } from './use-building-screen.ts';

/** Edge, rail and a gap, in CSS pixels; a lower stage has no rail. The style sheet says the same. */
const RAIL_SPACE_PX = 92;
const RAIL_MIN_HEIGHT_PX = 480;
/** Edge, bar or views, and a gap. */
const BOTTOM_SPACE_PX = 88;

export interface StageModel {
  readonly parts: StageParts;
  readonly fit: BarFit;
  readonly card: OpenCard;
  /** What of the picture must stay visible. */
  readonly focusBox: PictureBox | undefined;
  readonly selected: Unit | undefined;
}

/** Decides what floats over the picture, and where the picture rests under it. */
export function useStage(
  ref: RefObject<HTMLElement | null>,
  screen: BuildingScreenModel,
  hover: HoverStore<number>,
  route: BuildingRouteName,
): StageModel {
  const viewport = useViewport();
  const isPhone = useIsPhone();
  const card = useOpenCard(route === 'building-id' && screen.state.query !== '' ? 'search' : null);
  const { view } = screen;
  const selectedId = useHoverState(hover, (state) => state.selectedId);
  const selected = screen.units.find(({ id }) => id === selectedId);
  const parts = stageParts({
    viewport: isPhone ? 'small' : viewport,
    arrangement: useArrangement(),
    route,
    state: screen.state,
    unitsLoaded: screen.unitsRead.data !== undefined,
    statusHidden: screen.statusHidden,
    total: screen.total,
    matched: screen.matchedIds?.size ?? null,
    card,
    unitSelected: selected !== undefined,
  });
  const fit = useBarFit(ref, `${parts.bar} ${parts.views} ${parts.legend}`);
  const { stage } = fit;
  const { marginRatio } = parts;
  const hasRail = parts.rail && stage !== null && stage.height > RAIL_MIN_HEIGHT_PX;
  const left = hasRail ? RAIL_SPACE_PX : 0;
  const bottom = parts.bar || parts.views ? BOTTOM_SPACE_PX : 0;
  const focusBox = useMemo(
    () => (view ? stageFocus({ view, marginRatio, stage, insets: { left, bottom } }) : undefined),
    [view, marginRatio, stage, left, bottom],
  );
  return { parts, fit, card, focusBox, selected };
}
