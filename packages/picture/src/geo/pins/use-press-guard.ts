import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { DRAG_START_PX } from '../../camera/gesture.ts';

/** A press that moved the map is no click on the pin under it. Handlers for the element around the pins. */
export function usePressGuard() {
  const pressed = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDownCapture({ clientX, clientY }: PointerEvent) {
      pressed.current = { x: clientX, y: clientY };
    },
    onClickCapture(event: MouseEvent) {
      const start = pressed.current;
      pressed.current = null;
      // A click by keyboard has no press before it.
      if (!start || event.detail === 0) return;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < DRAG_START_PX) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
