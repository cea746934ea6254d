import { type ReactNode, useEffect, useRef } from 'react';
import type { FrameSize } from '../camera/projection.ts';
import type { Vector } from '../camera/vector.ts';
import type { Engine } from '../engine/engine.ts';
import { type LabelBox, placeLabels } from '../labels/place-labels.ts';
import styles from './model-view.module.css';

/** Something of the page that stands over a point of the place. */
export interface ModelPin {
  readonly id: string;
  readonly at: Vector;
  /** The middle of its lower edge stands on the point. */
  readonly content: ReactNode;
  /** For the keyboard and screen readers: what a press on the content does. It lies over that, while the point is in the frame. */
  readonly link: ReactNode;
}

export interface PinLayerProps {
  readonly engine: Engine | null;
  readonly pins: readonly ModelPin[];
  /** Where others lie over the frame: a pin is not seen there. */
  readonly taken: readonly LabelBox[];
}

/** Pins over the model; where they would lie over each other the first ones are seen. */
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
        (element.lastElementChild as HTMLElement).inert = !isInFrame(at, frame);
        const [width, height] = [element.offsetWidth, element.offsetHeight];
        return at
          ? [{ element, left: at[0], top: at[1], x: at[0], y: at[1] - height / 2, width, height }]
          : [];
      });
      const placed = new Set(placeLabels(candidates, taken).map(({ element }) => element));
      for (const { element } of elements)
        element.style.visibility = placed.has(element) ? 'visible' : 'hidden';
      for (const { element, left, top } of candidates)
        element.style.transform = `translate(${left}px, ${top}px) translate(-50%, -100%)`;
    });
  }, [engine, pins, taken]);
  return (
    <div ref={layer} className={styles.pins}>
      {pins.map(({ id, content, link }) => (
        <div key={id} className={styles.pin}>
          {content}
          <div className={styles.link}>{link}</div>
        </div>
      ))}
    </div>
  );
}

function isInFrame(at: readonly [number, number] | null, { width, height }: FrameSize): boolean {
  return at !== null && at[0] > 0 && at[0] < width && at[1] > 0 && at[1] < height;
}
