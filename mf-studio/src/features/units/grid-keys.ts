import type { CellPlace } from './paste.ts';

/** What a key asks the grid to do. */
export type GridCommand =
  | { readonly kind: 'move'; readonly to: CellPlace; readonly extends: boolean }
  | { readonly kind: 'edit'; readonly text: string | null }
  | { readonly kind: 'clear' | 'fill-down' | 'undo' | 'redo' | 'select-all' };

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

interface Extent {
  readonly rows: number;
  readonly columns: number;
  /** Lines that a page of the window has. */
  readonly pageRows: number;
}

/** Spreadsheet keys on a cell that is not being edited; null for keys that mean nothing here. */
export function commandOf(press: KeyPress, at: CellPlace, extent: Extent): GridCommand | null {
  if (press.ctrlKey || press.metaKey) return modified(press, at, extent);
  if (press.altKey) return null;
  const place = moved(press.key, press.shiftKey, at, extent);
  return place ? moveTo(place, at, press) : written(press.key);
}

/** At the end of a line Tab leaves the grid. */
function moveTo(to: CellPlace, at: CellPlace, { key, shiftKey }: KeyPress): GridCommand | null {
  const isSame = to.row === at.row && to.column === at.column;
  if (key === 'Tab') return isSame ? null : { kind: 'move', to, extends: false };
  return { kind: 'move', to, extends: shiftKey };
}

function written(key: string): GridCommand | null {
  if (key === 'Enter' || key === 'F2') return { kind: 'edit', text: null };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' };
  return key.length === 1 ? { kind: 'edit', text: key } : null;
}

function modified({ key, shiftKey }: KeyPress, at: CellPlace, { rows, columns }: Extent): GridCommand | null {
  switch (key.toLowerCase()) {
    case 'd':
      return { kind: 'fill-down' };
    case 'z':
      return { kind: shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { kind: 'redo' };
    case 'a':
      return { kind: 'select-all' };
    case 'home':
      return { kind: 'move', to: { row: 0, column: 0 }, extends: shiftKey };
    case 'end':
      return { kind: 'move', to: { row: rows - 1, column: columns - 1 }, extends: shiftKey };
    case 'arrowdown':
      return { kind: 'move', to: { ...at, row: rows - 1 }, extends: shiftKey };
    case 'arrowup':
      return { kind: 'move', to: { ...at, row: 0 }, extends: shiftKey };
    default:
      return null;
  }
}

function moved(
  key: string,
  shiftKey: boolean,
  { row, column }: CellPlace,
  { rows, columns, pageRows }: Extent,
): CellPlace | null {
  const to = (nextRow: number, nextColumn: number): CellPlace => ({
    row: Math.min(Math.max(nextRow, 0), Math.max(rows - 1, 0)),
    column: Math.min(Math.max(nextColumn, 0), columns - 1),
  });
  switch (key) {
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'Tab':
      return to(row, column + (shiftKey ? -1 : 1));
    case 'Home':
      return to(row, 0);
    case 'End':
      return to(row, columns - 1);
    case 'PageDown':
      return to(row + pageRows, column);
    case 'PageUp':
      return to(row - pageRows, column);
    default:
      return null;
  }
}
