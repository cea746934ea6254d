import { useState } from 'react';
import type { CellPlace } from './paste.ts';

/** The cell with the frame, and the block that goes from it to another one. */
export interface Selection {
  readonly at: CellPlace;
  readonly to: CellPlace;
}

export interface Block {
  readonly from: CellPlace;
  readonly to: CellPlace;
}

/** The block from its first line and column to its last. */
export function blockOf({ at, to }: Selection): Block {
  return {
    from: { row: Math.min(at.row, to.row), column: Math.min(at.column, to.column) },
    to: { row: Math.max(at.row, to.row), column: Math.max(at.column, to.column) },
  };
}

/** The selection within so many lines; `select` extends it from the framed cell where it says so. */
export function useSelection(rowCount: number) {
  const [selection, setSelection] = useState<Selection>({
    at: { row: 0, column: 0 },
    to: { row: 0, column: 0 },
  });
  const inside = (place: CellPlace) => ({ ...place, row: Math.min(place.row, Math.max(rowCount - 1, 0)) });
  const select = (to: CellPlace, extended = false) =>
    setSelection((known) => (extended ? { at: known.at, to } : { at: to, to }));
  return { selection: { at: inside(selection.at), to: inside(selection.to) }, select, setSelection };
}
