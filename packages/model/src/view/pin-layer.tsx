import { type ReactNode, useEffect, useRef } from 'react';
import type { FrameSize } from '../camera/projection.ts';
import type { Vector } from '../camera/vector.ts';
import type { Engine } from '../engine/engine-types.ts';
import { type PinBox, type PinPlace, pinPlaces } from '../labels/pin-places.ts';
import type { LabelBox } from '../labels/place-labels.ts';
import styles from './model-view.module.css';

/** Something of the page that stands over a point of the place. */
export interface ModelPin {
  readonly id: string;
  readonly at: Vector;
  /** The middle of its lower edge stands on the point, where there is room. */
  readonly content: ReactNode;
  /** For the keyboard and screen readers: what a press on the content does. It lies over that, while the point is in the frame. */
  readonly link: ReactNode;
}

export interface PinLayerProps {
  readonly engine: Engine | null;
  readonly pins: readonly ModelPin[];
  /** Where others lie over the frame: a pin stands beside them. */
  readonly taken: readonly LabelBox[];
}

/**
 * Pins over the model; where they would lie over each other the first ones are seen. One that had to move away from its
 * point says so (`data-moved`), for its leader points at something else then.
 */
export function PinLayer({ engine, pins, taken }: PinLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = layer.current;
    if (!engine || !host) return;
    const elements = pins.map((pin, index) => ({ pin, element: host.children[index] as HTMLElement }));
    return engine.onFrame((project) => {
      const frame = engine.frame();
      const candidates = elements.flatMap(({ pin, element }) => {
        const at = project(pin.at);
        const isPointSeen = isInFrame(at, frame);
        (element.lastElementChild as HTMLElement).inert = !isPointSeen;
        const [width, height] = [element.offsetWidth, element.offsetHeight];
        return at ? [{ element, isPointSeen, x: at[0], y: at[1] - height / 2, width, height }] : [];
      });
      stand(candidates, pinPlaces(candidates, taken, frame));
      const seen = new Set(candidates.map(({ element }) => element));
      for (const { element } of elements) if (!seen.has(element)) element.style.visibility = 'hidden';
    });
  }, [engine, pins, taken]);
  return (
    <div ref={layer} className={`${styles.pins} ${styles.afterOverlay}`}>
      {pins.map(({ id, content, link }) => (
        <div key={id} className={styles.pin}>
          {content}
          <div className={styles.link}>{link}</div>
        </div>
      ))}
    </div>
  );
}

interface Standing extends PinBox {
  readonly element: HTMLElement;
}

/** Those without a place are not seen, but for the keyboard's link, which stays at the point. */
function stand(pins: readonly Standing[], places: readonly PinPlace<Standing>[]): void {
  const placeOf = new Map(places.map((place) => [place.pin, place]));
  for (const pin of pins) {
    const place = placeOf.get(pin);
    const { x, y } = place ?? pin;
    const { style, dataset } = pin.element;
    style.visibility = place ? 'visible' : 'hidden';
    style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    dataset.moved = String(place?.isMoved ?? false);
  }
}

function isInFrame(at: readonly [number, number] | null, { width, height }: FrameSize): boolean {
  return at !== null && at[0] > 0 && at[0] < width && at[1] > 0 && at[1] < height;
}
