import type { Place } from '../issues.ts';

/** A cell as it was written. */
export interface Cell {
  readonly text: string;
  readonly place: Place;
  /** Where the file itself says that it is a number, as spreadsheets do. */
  readonly value: number | null;
}

export interface TableRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** A table of a file, without its empty lines. */
export interface Table {
  readonly rows: readonly TableRow[];
  /** How it was read, for the report: `UTF-8, semicolons`. */
  readonly format: string;
  /** Whether its fields are divided by commas, so that a comma within one is not likely. */
  readonly hasCommas: boolean;
}

/** Something in a file that cannot be read as a table. */
export interface TableError {
  readonly place: Place | null;
  readonly message: string;
  readonly expected: string | null;
}

export type TableResult =
  | { readonly kind: 'table'; readonly table: Table; readonly errors: readonly TableError[] }
  | { readonly kind: 'unreadable'; readonly error: TableError };
