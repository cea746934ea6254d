import { useState } from 'react';

/** Which area has the visitor's attention. All ids are those of shapes. */
export interface HoverState {
  /** Hovered outside the picture: on a pill or in the list. */
  readonly hoveredId: string | null;
  /** Hovered or focused, wherever. */
  readonly activeId: string | null;
  /** Chosen by a first tap. */
  readonly selectedId: string | null;
  readonly hover: (id: string | null) => void;
  /** Hovered or focused in the picture itself. */
  readonly show: (id: string | null) => void;
  readonly select: (id: string | null) => void;
}

export function useHoverState(): HoverState {
  const [hoveredId, hover] = useState<string | null>(null);
  const [shownId, show] = useState<string | null>(null);
  const [selectedId, select] = useState<string | null>(null);
  return { hoveredId, activeId: shownId ?? hoveredId, selectedId, hover, show, select };
}
