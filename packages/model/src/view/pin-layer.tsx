import { type ReactNode, useEffect, useRef } from 'react';
import type { Vector } from '../camera/vector.ts';
import type { Engine } from '../engine/engine.ts';
import { placeLabels } from '../labels/place-labels.ts';
import styles from './model-view.module.css';

/** Something of the page that stands over a point of the place. */
export interface ModelPin {
  readonly id: string;
  readonly at: Vector;
  /** The middle of its lower edge stands on the point. */
  readonly content: ReactNode;
}

/** Pins over the model; where they would lie over each other the first ones are seen. */
export function PinLayer({
  engine,
  pins,
}: {
  readonly engine: Engine | null;
  readonly pins: readonly ModelPin[];
}) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = layer.current;
    if (!engine || !host) return;
    const elements = pins.map((pin, index) => ({ pin, element: host.children[index] as HTMLElement }));
    return engine.onFrame((project) => {
      const candidates = elements.flatMap(({ pin, element }) => {
        const at = project(pin.at);
        const [width, height] = [element.offsetWidth, element.offsetHeight];
        return at
          ? [{ element, left: at[0], top: at[1], x: at[0], y: at[1] - height / 2, width, height }]
          : [];
      });
      const placed = new Set(placeLabels(candidates).map(({ element }) => element));
      for (const { element } of elements)
        element.style.visibility = placed.has(element) ? 'visible' : 'hidden';
      for (const { element, left, top } of candidates)
        element.style.transform = `translate(${left}px, ${top}px) translate(-50%, -100%)`;
    });
  }, [engine, pins]);
  return (
    <div ref={layer} className={styles.pins}>
      {pins.map(({ id, content }) => (
        <div key={id} className={styles.pin}>
          {content}
        </div>
      ))}
    </div>
  );
}
