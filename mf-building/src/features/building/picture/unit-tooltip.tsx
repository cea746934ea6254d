import type { Unit } from '@suite/api';
import { type Box, type ShapePlace, useStage } from '@suite/explorer';
import { placeTooltip, type Side, type TooltipPlacement } from '@suite/explorer/placement';
import { focusBoxOf, type PictureShape } from '@suite/picture';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { projectBox } from './project-box.ts';
import { UnitInfo } from './unit-info.tsx';
import styles from './unit-tooltip.module.css';

export interface UnitTooltipProps {
  readonly unit: Unit;
  readonly floors: number;
  readonly onScreen: ShapePlace;
  readonly shapes: readonly PictureShape[];
}

const SHOW_AFTER_MS = 80;
/** The arrow is on the side of the card that faces the unit. */
const ARROWS = { left: 'right', right: 'left', bottom: 'top', top: 'bottom' } as const satisfies Record<
  Side,
  string
>;

/** The card of the home under the pointer or with the focus; a reader has most of it in the shape's own name. */
export function UnitTooltip(props: UnitTooltipProps) {
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
  { onScreen, shapes }: UnitTooltipProps,
  isDue: boolean,
): TooltipPlacement | null {
  const layout = useStage();
  const [placed, setPlaced] = useState<{ at: ShapePlace; placement: TooltipPlacement | null } | null>(null);
  useLayoutEffect(() => {
    const stage = layout.ref.current;
    const card = ref.current;
    if (!isDue || !stage || !card) return;
    let isCurrent = true;
    void placeTooltip({
      unit: onScreen,
      building: buildingOnScreen(onScreen, shapes),
      frame: { width: stage.clientWidth, height: stage.clientHeight },
      tooltip: { width: card.offsetWidth, height: card.offsetHeight },
      cards: layout.boxes('card'),
      controls: layout.boxes('control'),
    }).then((placement) => isCurrent && setPlaced({ at: onScreen, placement }));
    return () => {
      isCurrent = false;
    };
  }, [ref, layout, onScreen, shapes, isDue]);
  // That of another unit is none.
  return placed?.at === onScreen ? placed.placement : null;
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
