import type { Unit } from '@suite/api';
import {
  boxWithin,
  type HoverStore,
  type Size,
  type StageLayout,
  type StagePart,
  useHoverState,
} from '@suite/explorer';
import { type BarFit, type OpenCard, useBarFit, useOpenCard } from '@suite/filters';
import { useArrangement, useIsPhone, useMeasured, useViewport } from '@suite/ui';
import { useMemo, useState } from 'react';
import { type PictureRoom, pictureRoom } from './picture/picture-room.ts';
import type { StageInsets } from './picture/stage-focus.ts';
import type { BuildingScreenModel } from './screen-store.ts';
import { hasRoomForRail, type StageParts, stageParts } from './stage-parts.ts';
import type { BuildingRouteName } from './use-building-screen.ts';

export interface StageModel extends PictureRoom {
  readonly parts: StageParts;
  readonly fit: BarFit;
  readonly card: OpenCard;
  readonly selected: Unit | undefined;
}

const NO_ROOM: PictureRoom = { focusBox: undefined, abovePx: 0, belowPx: 0 };

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
  // A home that the filter leaves out is in no picture any more; its card is there again once it matches.
  const selected = screen.listed.find(({ id }) => id === selectedId);
  const wanted = stageParts({
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
  const parts = { ...wanted, rail: wanted.rail && hasRoomForRail(stage) };
  const { marginRatio } = parts;
  const insets = useInsets(layout, parts.bar || parts.views);
  const { zoom } = insets;
  const mayYield = isPhone && parts.views && !parts.bar;
  const room = useMemo(
    () => (view ? pictureRoom({ view, marginRatio, stage, insets, zoom, mayYield }) : NO_ROOM),
    [view, marginRatio, stage, insets, zoom, mayYield],
  );
  return { parts, fit, card, selected, ...room };
}

const NO_CORNER: StageInsets['corner'] = { bottom: 0, right: 0 };
const GAP_PX = 8;
/** Closer, farther and the eye; that back to rest is there only when it is wanted. */
const ZOOM_BUTTONS = 3;

interface Insets extends StageInsets {
  /** The row of zoom buttons of a phone, with a gap around it. */
  readonly zoom: Size;
}

const NO_INSETS: Insets = { left: 0, bottom: 0, corner: NO_CORNER, zoom: { width: 0, height: 0 } };

function measureInsets(layout: StageLayout, hasBottom: boolean): Insets {
  const frame = layout.ref.current?.getBoundingClientRect();
  if (!frame) return NO_INSETS;
  const boxOf = (name: StagePart) => {
    const rect = layout.part(name)?.getBoundingClientRect();
    return rect && rect.width > 0 ? boxWithin(frame, rect) : null;
  };
  const rail = boxOf('rail');
  const views = boxOf('views');
  const targetPx = layout.lengthPx('--target');
  const edgePx = layout.lengthPx('--edge') + 1;
  // Views that are raised above the bar stand where homes may be.
  const isAtBottom = views && frame.height - views.bottom <= edgePx;
  const isAtTop = views && !isAtBottom && views.top < frame.height / 3;
  const viewsPx = isAtBottom ? frame.height - views.top : 0;
  const corner = boxOf('unseen') ?? (isAtTop ? views : null);
  return {
    left: rail ? Math.max(layout.lengthPx('--rail-space'), rail.right) : 0,
    bottom: hasBottom ? Math.max(layout.lengthPx('--bottom-space'), viewsPx) : 0,
    corner: corner ? { bottom: corner.bottom + GAP_PX, right: corner.right + GAP_PX } : NO_CORNER,
    zoom: {
      width: layout.lengthPx('--edge') + ZOOM_BUTTONS * targetPx + GAP_PX,
      height: layout.lengthPx('--edge') + targetPx + GAP_PX,
    },
  };
}

/** What rail, bar or views, and the chip in the upper corner take up: what the style sheet says, more where text is large. */
function useInsets(layout: StageLayout, hasBottom: boolean): Insets {
  const [insets, setInsets] = useState(NO_INSETS);
  const measure = () => {
    const next = measureInsets(layout, hasBottom);
    setInsets((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
  };
  useMeasured(() => [layout.ref.current], measure, layout.$revision);
  return insets;
}
