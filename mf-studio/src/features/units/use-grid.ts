import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import { parseCell } from './cells.ts';
import { COLUMNS } from './columns.ts';
import { type Edit, type EditAction, type Edits, factOf } from './edits.ts';
import { commandOf } from './grid-keys.ts';
import type { FactName, GridRow } from './grid-row.ts';
import { type CellPlace, pasteBlock } from './paste.ts';
import { useCellTexts, useFactText } from './use-cell-texts.ts';
import { blockOf, useSelection } from './use-selection.ts';

const PAGE_ROWS = 12;
const CAN_BE_EMPTY: readonly FactName[] = ['priceEur', 'orientation', 'terraceArea'];

/** A cell that is being typed in; `text` is what was pressed to begin, null to begin with what is there. */
export interface Editing extends CellPlace {
  readonly text: string | null;
}

/** Where the frame goes after typing; `away`: somewhere else has the focus already. */
export type Leave = 'down' | 'right' | 'left' | 'stay' | 'away';

interface GridInput {
  readonly rows: readonly GridRow[];
  readonly edits: Edits;
  readonly fields: readonly (FactName | null)[];
  readonly dispatch: (action: EditAction) => void;
}

/** Keys, pointer and clipboard of the grid. */
export function useGrid({ rows, edits, fields, dispatch }: GridInput) {
  const texts = useCellTexts();
  const factText = useFactText();
  const ref = useRef<HTMLTableElement>(null);
  const { selection, select, setSelection } = useSelection(rows.length);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [pasted, setPasted] = useState<{ readonly changed: number; readonly refused: number } | null>(null);
  const block = blockOf(selection);
  const extent = { rows: rows.length, columns: COLUMNS.length, pageRows: PAGE_ROWS };

  /** The same for every cell of the block that takes it. */
  const fill = (edit: (row: GridRow, field: FactName, column: number) => Edit | null) => {
    const made = rows.slice(block.from.row, block.to.row + 1).flatMap((row) =>
      fields.flatMap((field, column) => {
        if (!field || column < block.from.column || column > block.to.column) return [];
        return edit(row, field, column) ?? [];
      }),
    );
    dispatch({ kind: 'edit', edits: made });
  };
  const fillDown = () => {
    const top = rows[block.from.row];
    if (top) fill((row, field) => ({ id: row.id, field, value: factOf(top, edits.get(top.id), field) }));
  };
  const clear = () =>
    fill((row, field) => (CAN_BE_EMPTY.includes(field) ? { id: row.id, field, value: null } : null));

  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || event.target !== ref.current) return;
    const command = commandOf(event, selection.to, extent);
    if (!command) return;
    if (command.kind === 'edit') {
      const isEditable = fields[selection.at.column];
      if (!isEditable) return;
      event.preventDefault();
      setEditing({ ...selection.at, text: command.text });
      return;
    }
    event.preventDefault();
    switch (command.kind) {
      case 'move':
        select(command.to, command.extends);
        break;
      case 'fill-down':
        fillDown();
        break;
      case 'clear':
        clear();
        break;
      case 'select-all':
        setSelection({
          at: { row: 0, column: selection.at.column },
          to: { row: rows.length - 1, column: selection.at.column },
        });
        break;
      default:
        dispatch({ kind: command.kind });
    }
  };

  const onCopy = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    const lines = rows.slice(block.from.row, block.to.row + 1).map((row) =>
      COLUMNS.slice(block.from.column, block.to.column + 1)
        .map(({ key, field }) =>
          field ? factText(field, factOf(row, edits.get(row.id), field)) : String(row[key] ?? ''),
        )
        .join('\t'),
    );
    event.clipboardData.setData('text/plain', lines.join('\n'));
  };

  const onPaste = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    const grid = { ids: rows.map(({ id }) => id), fields, texts };
    const made = pasteBlock(grid, block.from, block.to, event.clipboardData.getData('text/plain'));
    dispatch({ kind: 'edit', edits: made.edits });
    setPasted({ changed: made.edits.length, refused: made.refused });
  };

  const onPointerDown = (event: PointerEvent) => {
    const place = placeOf(event.target);
    if (place && event.button === 0) select(place, event.shiftKey);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (place && fields[place.column]) setEditing({ ...place, text: null });
  };
  const take = (place: CellPlace, text: string) => {
    const row = rows[place.row];
    const field = fields[place.column];
    const parsed = row && field ? parseCell(field, text, texts) : null;
    setPasted(parsed ? null : { changed: 0, refused: 1 });
    if (parsed && row && field)
      dispatch({ kind: 'edit', edits: [{ id: row.id, field, value: parsed.value }] });
  };
  const commit = (text: string | null, leave: Leave) => {
    if (!editing) return;
    if (text !== null) take(editing, text);
    setEditing(null);
    if (leave === 'away') return;
    select(placeAfter(editing, leave, extent));
    ref.current?.focus({ preventScroll: true });
  };
  const handlers = { onKeyDown, onCopy, onPaste, onPointerDown, onDoubleClick };
  return { ref, selection, block, editing, pasted, commit, ...handlers };
}

/** The cell that something lies in; null beside all cells. */
function placeOf(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
}

function placeAfter(
  { row, column }: CellPlace,
  leave: Leave,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): CellPlace {
  if (leave === 'down') return { row: Math.min(row + 1, rows - 1), column };
  if (leave === 'right') return { row, column: Math.min(column + 1, columns - 1) };
  if (leave === 'left') return { row, column: Math.max(column - 1, 0) };
  return { row, column };
}
