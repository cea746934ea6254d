import type { PicturePoint } from '../types.ts';
import type { ViewportState } from './canvas-layer.ts';
import styles from './engine.module.css';

export interface Pins {
  /** Its children are the pins, in the order of the points. */
  readonly host: HTMLDivElement;
  readonly setPoints: (points: readonly PicturePoint[]) => void;
  readonly move: (viewportState: ViewportState) => void;
}

/** Moves each pin so that the middle of its lower edge stands on its point; the pin keeps its size. */
export function createPins(): Pins {
  const host = document.createElement('div');
  host.className = styles.pins ?? '';
  let points: readonly PicturePoint[] = [];
  let last: ViewportState | null = null;

  function place(viewportState: ViewportState): void {
    points.forEach(([pointX, pointY], index) => {
      const pin = host.children[index];
      if (!(pin instanceof HTMLElement)) return;
      const x = viewportState.width / 2 + (pointX - viewportState.centerX) * viewportState.scale;
      const y = viewportState.height / 2 + (pointY - viewportState.centerY) * viewportState.scale;
      pin.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -100%)`;
    });
  }

  return {
    host,
    setPoints(next) {
      points = next;
      if (last !== null) place(last);
    },
    move(viewportState) {
      last = viewportState;
      place(viewportState);
    },
  };
}
