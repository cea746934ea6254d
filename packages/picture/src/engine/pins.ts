import type { PicturePoint } from '../types.ts';
import styles from './engine.module.css';
import type { Moment } from './sheet.ts';

export interface Pins {
  /** Its children are the pins, in the order of the points. */
  readonly host: HTMLDivElement;
  readonly setPoints: (points: readonly PicturePoint[]) => void;
  readonly move: (moment: Moment) => void;
}

/** Moves each pin so that the middle of its lower edge stands on its point; the pin keeps its size. */
export function createPins(): Pins {
  const host = document.createElement('div');
  host.className = styles.pins ?? '';
  let points: readonly PicturePoint[] = [];
  let last: Moment | null = null;

  function place(moment: Moment): void {
    points.forEach(([pointX, pointY], index) => {
      const pin = host.children[index];
      if (!(pin instanceof HTMLElement)) return;
      const x = moment.width / 2 + (pointX - moment.centerX) * moment.scale;
      const y = moment.height / 2 + (pointY - moment.centerY) * moment.scale;
      pin.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -100%)`;
    });
  }

  return {
    host,
    setPoints(next) {
      points = next;
      if (last !== null) place(last);
    },
    move(moment) {
      last = moment;
      place(moment);
    },
  };
}
