import { type FactName, type Facts, type GridRow, takesFact } from './grid-row.ts';

/** What was typed and not saved yet, by the id of the unit. */
export type Edits = ReadonlyMap<number, Partial<Facts>>;

/** One change of a cell. */
export interface Edit<Name extends FactName = FactName> {
  readonly id: number;
  readonly field: Name;
  readonly value: Facts[Name];
}

/** What is typed, and the states to go back and forth to. */
export interface EditState {
  readonly edits: Edits;
  readonly past: readonly Edits[];
  readonly future: readonly Edits[];
}

export const NO_EDITS: EditState = { edits: new Map(), past: [], future: [] };

export type EditAction =
  | { readonly kind: 'edit'; readonly edits: readonly Edit[] }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** Cells that stay as somebody else has left them. */
  | { readonly kind: 'drop'; readonly cells: readonly Pick<Edit, 'id' | 'field'>[] }
  /** The rows were read anew: what they say now is typed no more. */
  | { readonly kind: 'settle' }
  | { readonly kind: 'clear' };

type Rows = ReadonlyMap<number, GridRow>;

/** The state after an action; several cells that are changed at once are undone at once. */
export function editReducer(rows: Rows) {
  return (state: EditState, action: EditAction): EditState => {
    switch (action.kind) {
      case 'edit':
        return remembered(state, withEdits(state.edits, action.edits, rows));
      case 'clear':
        return remembered(state, state.edits.size === 0 ? state.edits : new Map());
      case 'undo':
        return undone(state);
      case 'redo':
        return redone(state);
      case 'drop':
        return dropped(state, action.cells);
      case 'settle': {
        const cells = settledCells(state.edits, rows);
        return cells.length === 0 ? state : dropped(state, cells);
      }
    }
  };
}

function remembered(state: EditState, edits: Edits): EditState {
  return edits === state.edits ? state : { edits, past: [...state.past, state.edits], future: [] };
}

function undone(state: EditState): EditState {
  const last = state.past.at(-1);
  if (!last) return state;
  return { edits: last, past: state.past.slice(0, -1), future: [state.edits, ...state.future] };
}

function redone(state: EditState): EditState {
  const [next, ...later] = state.future;
  return next ? { edits: next, past: [...state.past, state.edits], future: later } : state;
}

type Cell = Pick<Edit, 'id' | 'field'>;

/** The states before name values that are others now. */
function dropped({ edits }: EditState, cells: readonly Cell[]): EditState {
  const next = new Map(edits);
  for (const { id, field } of cells) {
    const { [field]: _, ...others } = next.get(id) ?? {};
    put(next, id, others);
  }
  return { edits: next, past: [], future: [] };
}

/** Cells whose rows say what was typed. */
function settledCells(edits: Edits, rows: Rows): Cell[] {
  return [...edits].flatMap(([id, own]) =>
    (Object.keys(own) as FactName[])
      .filter((field) => rows.get(id)?.[field] === own[field])
      .map((field) => ({ id, field })),
  );
}

function put(edits: Map<number, Partial<Facts>>, id: number, own: Partial<Facts>): void {
  if (Object.keys(own).length > 0) edits.set(id, own);
  else edits.delete(id);
}

/** An edit that says what the row says anyway is none; the same edits where nothing becomes another. */
function withEdits(edits: Edits, made: readonly Edit[], rows: Rows): Edits {
  const next = new Map(edits);
  let isChanged = false;
  for (const { id, field, value } of made) {
    const row = rows.get(id);
    if (!row || !takesFact(row, field) || factOf(row, next.get(id), field) === value) continue;
    isChanged = true;
    const { [field]: _, ...others } = next.get(id) ?? {};
    put(next, id, row[field] === value ? others : { ...others, [field]: value });
  }
  return isChanged ? next : edits;
}

/** What a cell shows: what was typed, else what the row says. */
export function factOf<Name extends FactName>(
  row: GridRow,
  own: Partial<Facts> | undefined,
  field: Name,
): Facts[Name] {
  return own && field in own ? (own[field] as Facts[Name]) : row[field];
}

/** A cell that is changed, with what it was and what it is to become. */
export interface Change {
  readonly row: GridRow;
  readonly field: FactName;
  readonly was: Facts[FactName];
  readonly becomes: Facts[FactName];
}

/** Everything that is typed and not saved, in the order of the rows. */
export function changesIn(edits: Edits, rows: readonly GridRow[]): Change[] {
  return rows.flatMap((row) => {
    const own = edits.get(row.id);
    if (!own) return [];
    return Object.entries(own).flatMap(([name, becomes]) => {
      const field = name as FactName;
      return row[field] === becomes ? [] : [{ row, field, was: row[field], becomes }];
    });
  });
}
