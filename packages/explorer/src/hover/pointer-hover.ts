import type { PointerEvent } from 'react';

/** Handlers of what is lit while the pointer is over it; a finger hovers over nothing, and its tap must not leave a light. */
export function pointerHover(onHover: (isOver: boolean) => void) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') onHover(true);
    },
    onPointerLeave: () => onHover(false),
  };
}
