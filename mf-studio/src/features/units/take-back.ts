import type { Change, Edit } from './edits.ts';
import type { FactName, Facts, GridRow } from './grid-row.ts';

/** A cell as it was before it was saved, and as it was saved. */
export interface SavedCell {
  readonly id: number;
  readonly field: FactName;
  readonly was: Facts[FactName];
  readonly becomes: Facts[FactName];
}

/** What was saved at once. */
export interface SavedBatch {
  /** ISO 8601. */
  readonly at: string;
  readonly cells: readonly SavedCell[];
}

type Cell = Pick<SavedCell, 'id' | 'field'>;

/** The cells of a saving, without those that the server refused; null where nothing is left. */
export function savedBatch(
  changes: readonly Change[],
  refused: readonly Cell[],
  at: string,
): SavedBatch | null {
  const cells = changes
    .filter(({ row, field }) => !refused.some((one) => one.id === row.id && one.field === field))
    .map(({ row, field, was, becomes }) => ({ id: row.id, field, was, becomes }));
  return cells.length > 0 ? { at, cells } : null;
}

/** What takes a saving back, and the cells that are another again since: those stay as they are. */
export interface TakenBack {
  readonly edits: readonly Edit[];
  readonly changedSince: readonly SavedCell[];
}

export function takeBack({ cells }: SavedBatch, rows: ReadonlyMap<number, GridRow>): TakenBack {
  const isAsSaved = ({ id, field, becomes }: SavedCell) => rows.get(id)?.[field] === becomes;
  return {
    edits: cells.filter(isAsSaved).map(({ id, field, was }) => ({ id, field, value: was })),
    changedSince: cells.filter((cell) => !isAsSaved(cell)),
  };
}
