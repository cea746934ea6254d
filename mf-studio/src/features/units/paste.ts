import { type CellTexts, parseCell } from './cells.ts';
import type { Edit } from './edits.ts';
import type { FactName } from './grid-row.ts';

/** A cell by its place on the screen, from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export interface Grid {
  /** Ids of the units in the order in which they stand. */
  readonly ids: readonly number[];
  /** What each column changes; null where it changes nothing, or the person may not. */
  readonly fields: readonly (FactName | null)[];
  readonly texts: CellTexts;
}

/** What a block of cells comes to. */
export interface Pasted {
  readonly edits: readonly Edit[];
  /** Cells that take no such value, or none at all. */
  readonly refused: number;
}

/** Lines and cells of a block as spreadsheets copy it; cells in quotes may hold tabs, lines and quotes. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, plain = '', end] = match;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  // A copied block ends with a line end.
  if (rows.at(-1)?.every((one) => one === '')) rows.pop();
  return rows;
}

/** A block from a spreadsheet, from a cell on; a single value fills the whole range. */
export function pasteBlock(grid: Grid, from: CellPlace, to: CellPlace, text: string): Pasted {
  const block = filling(readBlock(text), from, to);
  const edits: Edit[] = [];
  let refused = 0;
  for (const [row, cells] of block.entries()) {
    for (const [column, cell] of cells.entries()) {
      const edit = editOf(grid, { row: from.row + row, column: from.column + column }, cell);
      if (edit) edits.push(edit);
      else refused += 1;
    }
  }
  return { edits, refused };
}

/** The block, or one that is as large as the range where it is a single value. */
function filling(block: string[][], from: CellPlace, to: CellPlace): string[][] {
  const [[only] = [], ...others] = block;
  if (only === undefined || others.length > 0 || (block[0]?.length ?? 0) > 1) return block;
  const line = Array.from({ length: to.column - from.column + 1 }, () => only);
  return Array.from({ length: to.row - from.row + 1 }, () => line);
}

function editOf({ ids, fields, texts }: Grid, { row, column }: CellPlace, text: string): Edit | null {
  const id = ids[row];
  const field = fields[column];
  if (id === undefined || !field) return null;
  const parsed = parseCell(field, text, texts);
  return parsed && { id, field, value: parsed.value };
}
