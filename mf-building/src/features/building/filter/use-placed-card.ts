import { boxInFrame, focusBoxOf, homeCamera, type PictureBox } from '@suite/picture';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { boxWithin } from '../picture/stage-boxes.ts';
import type { Box, Size } from '../picture/tooltip-placement.ts';
import type { BuildingScreenModel } from '../screen-model.ts';
import type { BuildingView } from '../views/building-views.ts';
import { placeCard } from './card-placement.ts';
import type { OpenCard } from './use-open-card.ts';

export interface PlacedCardInput {
  readonly screen: BuildingScreenModel;
  readonly card: OpenCard;
  readonly stageRef: RefObject<HTMLElement | null>;
  readonly bar: RefObject<HTMLElement | null>;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  /** What of the picture is kept in sight. */
  readonly focusBox: PictureBox | undefined;
}

/** Measures the open card and places it; again whenever it or the stage changes its size. */
export function usePlacedCard(input: PlacedCardInput): RefObject<HTMLDivElement | null> {
  const { card, stageRef, bar, trigger, isOpen, focusBox } = input;
  const { view } = input.screen;
  const { place, name } = card;
  const cardRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stage = stageRef.current;
    const element = cardRef.current;
    if (!isOpen || !stage || !element || name === null) return;
    const measure = () => {
      const origin = stage.getBoundingClientRect();
      const box = (of: HTMLElement | null) => boxWithin(origin, (of ?? element).getBoundingClientRect());
      place(
        placeCard({
          stage: origin,
          button: box(trigger.current),
          bar: box(bar.current),
          card: { width: element.offsetWidth, height: element.offsetHeight },
          units: view && unitsOnStage(view, origin, focusBox),
          edgePx: Number.parseFloat(getComputedStyle(stage).getPropertyValue('--edge')) || 0,
        }),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(stage);
    return () => observer.disconnect();
  }, [isOpen, name, place, stageRef, bar, trigger, view, focusBox]);
  return cardRef;
}

/** Where the units are while the picture rests; a card is placed for that, wherever it has been moved since. */
function unitsOnStage(view: BuildingView, frame: Size, focusBox: PictureBox | undefined): Box | null {
  const units = focusBoxOf(view.polygons, 0);
  if (!units) return null;
  const picture = { width: view.widthPx, height: view.heightPx };
  const camera = homeCamera(frame, picture, focusBox);
  const [left, top, right, bottom] = boxInFrame(camera, frame, units);
  return { left, top, right, bottom };
}
