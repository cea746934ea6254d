import type { Unit } from '@suite/api';
import { type Box, type ShapePlace, useHoverState } from '@suite/explorer';
import { focusBoxOf, type PictureShape } from '@suite/picture';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useScreen } from '../screen-store.ts';
import { boxesIn } from './stage-boxes.ts';
import { placeTooltip, projectBox, type TooltipPlacement, type TooltipSide } from './tooltip-placement.ts';
import { UnitInfo } from './unit-info.tsx';
import styles from './unit-tooltip.module.css';

/** The tooltip of the unit that is hovered or focused in the picture, if any is. */
export function HoveredUnit() {
  const { shapes, units, building, hover, stageRef } = useScreen(
    'shapes',
    'units',
    'building',
    'hover',
    'stageRef',
  );
  const onScreen = useHoverState(hover, (state) => state.onScreen);
  const unitId = useHoverState(hover, (state) => state.pictureId);
  const unit = units.find(({ id }) => id === unitId);
  if (!unit || !onScreen) return null;
  return (
    <UnitTooltip
      unit={unit}
      floors={building.floors}
      onScreen={onScreen}
      shapes={shapes.shapes}
      stageRef={stageRef}
    />
  );
}

interface UnitTooltipProps {
  readonly unit: Unit;
  readonly floors: number;
  readonly onScreen: ShapePlace;
  readonly shapes: readonly PictureShape[];
  readonly stageRef: RefObject<HTMLElement | null>;
}

const SHOW_AFTER_MS = 80;
/** The arrow is on the side of the card that faces the unit. */
const ARROWS = { left: 'right', right: 'left', below: 'top', above: 'bottom' } as const satisfies Record<
  TooltipSide,
  string
>;

/** The card of the home under the pointer or with the focus; a reader has most of it in the shape's own name. */
function UnitTooltip(props: UnitTooltipProps) {
  const { unit, floors, onScreen } = props;
  const ref = useRef<HTMLDivElement>(null);
  const isDue = useDelay(onScreen.id);
  const isDismissed = useEscape(onScreen.id);
  const placement = usePlacement(ref, props, isDue);
  if (!isDue || isDismissed) return null;
  return (
    <div
      ref={ref}
      className={styles.tooltip}
      style={styleOf(placement)}
      data-side={placement?.side}
      role="tooltip"
    >
      <UnitInfo unit={unit} floors={floors} arrow={placement ? ARROWS[placement.side] : undefined} />
    </div>
  );
}

function styleOf(placement: TooltipPlacement | null) {
  if (!placement) return { visibility: 'hidden' } as const;
  return { left: placement.left, top: placement.top, '--arrow-at': `${placement.arrow}px` } as const;
}

function useDelay(shapeId: string): boolean {
  const [dueId, setDueId] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDueId(shapeId), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setDueId(null);
    };
  }, [shapeId]);
  return dueId === shapeId;
}

/** Escape takes the tooltip away until another home has the attention (WCAG 1.4.13). */
function useEscape(shapeId: string): boolean {
  const [dismissedId, setDismissedId] = useState<string | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissedId(shapeId);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shapeId]);
  return dismissedId === shapeId;
}

function usePlacement(
  ref: RefObject<HTMLElement | null>,
  { onScreen, shapes, stageRef }: UnitTooltipProps,
  isDue: boolean,
): TooltipPlacement | null {
  const [placement, setPlacement] = useState<TooltipPlacement | null>(null);
  useLayoutEffect(() => {
    const stage = stageRef.current;
    const card = ref.current;
    if (!isDue || !stage || !card) return;
    setPlacement(
      placeTooltip({
        unit: onScreen,
        building: buildingOnScreen(onScreen, shapes),
        frame: { width: stage.clientWidth, height: stage.clientHeight },
        tooltip: { width: card.offsetWidth, height: card.offsetHeight },
        cards: boxesIn(stage, 'card'),
        controls: boxesIn(stage, 'control'),
      }),
    );
  }, [ref, stageRef, onScreen, shapes, isDue]);
  return placement;
}

/** All units in the frame, reckoned from the one whose place in the frame is known. */
function buildingOnScreen(onScreen: ShapePlace, shapes: readonly PictureShape[]): Box {
  const own = focusBoxOf(
    shapes.filter((shape) => shape.id === onScreen.id),
    0,
  );
  const all = focusBoxOf(shapes, 0);
  return own && all ? projectBox(own, onScreen, all) : onScreen;
}
