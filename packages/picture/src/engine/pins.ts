import type { Flight } from '../camera/flight.ts';
import type { PicturePoint } from '../types.ts';
import type { ViewportState } from './canvas-layer.ts';
import styles from './engine.module.css';
import { animateFlight } from './flight-animation.ts';

export interface Pins {
  /** Its children are the pins, in the order of the points. */
  readonly host: HTMLDivElement;
  readonly setPoints: (points: readonly PicturePoint[]) => void;
  readonly move: (viewportState: ViewportState) => void;
  /** Carries them through a flight between two moments; returns how to end it. */
  readonly fly: (from: ViewportState, to: ViewportState, flight: Flight) => () => void;
}

/** Moves each pin so that the middle of its lower edge stands on its point; the pin keeps its size. */
export function createPins(): Pins {
  const host = document.createElement('div');
  host.className = styles.pins ?? '';
  let points: readonly PicturePoint[] = [];
  let last: ViewportState | null = null;

  function transformAt([pointX, pointY]: PicturePoint, now: ViewportState): string {
    const x = now.width / 2 + (pointX - now.centerX) * now.scale;
    const y = now.height / 2 + (pointY - now.centerY) * now.scale;
    return `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -100%)`;
  }

  function each(act: (pin: HTMLElement, point: PicturePoint) => void): void {
    points.forEach((point, index) => {
      const pin = host.children[index];
      if (pin instanceof HTMLElement) act(pin, point);
    });
  }

  function place(viewportState: ViewportState): void {
    each((pin, point) => {
      pin.style.transform = transformAt(point, viewportState);
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
    fly(from, to, flight) {
      last = to;
      const flights: Animation[] = [];
      each((pin, point) => {
        flights.push(animateFlight(pin, [transformAt(point, from), transformAt(point, to)], flight));
      });
      return () => {
        for (const one of flights) one.cancel();
      };
    },
  };
}
