import type { HoverSource, ShapeOnScreen } from '@suite/picture';
import { useCallback, useState } from 'react';

export interface HoverStateModel {
  /** The shape under the pointer or with the focus, and where it is. */
  readonly shape: ShapeOnScreen | null;
  /** The unit whose row in the list has the attention. */
  readonly rowUnitId: number | null;
  /** The unit that a first tap chose. */
  readonly selectedUnitId: number | null;
  readonly onShape: (shape: ShapeOnScreen | null, source: HoverSource) => void;
  readonly onRow: (unitId: number | null) => void;
  readonly select: (unitId: number | null) => void;
}

/** What the visitor looks at: in the picture, in the list, or chosen by touch. */
export function useHoverState(): HoverStateModel {
  const [shape, setShape] = useState<ShapeOnScreen | null>(null);
  const [rowUnitId, setRowUnitId] = useState<number | null>(null);
  const [selectedUnitId, setSelectedUnitId] = useState<number | null>(null);
  return {
    shape,
    rowUnitId,
    selectedUnitId,
    onShape: useCallback((next: ShapeOnScreen | null) => setShape(next), []),
    onRow: setRowUnitId,
    select: setSelectedUnitId,
  };
}
