import { parse } from 'csv-parse/sync';
import type { Place } from '../issues.ts';
import { decodeText } from './decode-text.ts';
import type { Cell, TableResult, TableRow } from './table.ts';

const DELIMITERS = [
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
] as const;
/** What the library gives with `info`. */
interface CsvRecord {
  readonly record: readonly string[];
  /** The line that the record ends in. */
  readonly info: { readonly lines: number };
}
/** Excel writes the delimiter above the headings when it is told to. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/;

/** Reads a CSV file of any of the usual programs; encoding and delimiter are found out. */
export function readCsv(bytes: Uint8Array): TableResult {
  const { text, encoding } = decodeText(bytes);
  const stated = SEPARATOR_LINE.exec(text);
  const body = stated ? text.slice(stated[0].length) : text;
  const [delimiter, name] = DELIMITERS.find(([one]) => one === stated?.[1]) ?? delimiterOf(body);
  const rows: TableRow[] = [];
  try {
    const records = parse(body, {
      delimiter,
      bom: true,
      trim: true,
      relaxColumnCount: true,
      info: true,
    }) as unknown as readonly CsvRecord[];
    const source = new CsvSource(text, delimiter);
    let end = stated ? 1 : 0;
    for (const { record, info } of records) {
      const line = end + 1;
      end = info.lines + (stated ? 1 : 0);
      const lines = { line, end };
      if (record.some((field) => field !== ''))
        rows.push({ line, cells: record.map((one, index) => new CsvCell(one, source, lines, index)) });
    }
  } catch (error) {
    return { kind: 'unreadable', error: csvError(error) };
  }
  const format = `${encoding}, ${name}`;
  return { kind: 'table', table: { rows, format, hasCommas: delimiter === ',' }, errors: [] };
}

/** The one that the first line has most of outside of quotes: headings hold none of them. */
function delimiterOf(text: string): (typeof DELIMITERS)[number] {
  const heading = (text.trimStart().split(/\r?\n/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = ([delimiter]: (typeof DELIMITERS)[number]) => heading.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? DELIMITERS[0];
}

/** Where it stands is only found out when it is asked for: a table has 60,000 fields, and errors in a few. */
class CsvCell implements Cell {
  readonly value = null;
  readonly text: string;
  readonly #source: CsvSource;
  readonly #lines: Lines;
  readonly #index: number;

  constructor(text: string, source: CsvSource, lines: Lines, index: number) {
    this.text = text;
    this.#source = source;
    this.#lines = lines;
    this.#index = index;
  }

  get place(): Place {
    return { line: this.#lines.line, column: this.#source.columnOf(this.#lines, this.#index) };
  }
}

/** Of a record, the first and the last; quoted fields may have line breaks. */
interface Lines {
  readonly line: number;
  readonly end: number;
}

/** The text of a file, in which its fields are found again. */
class CsvSource {
  readonly #text: string;
  readonly #delimiter: string;
  #lines: readonly string[] | null = null;

  constructor(text: string, delimiter: string) {
    this.#text = text;
    this.#delimiter = delimiter;
  }

  columnOf({ line, end }: Lines, index: number): number {
    this.#lines ??= this.#text.split(/\r\n|\r|\n/);
    const record = this.#lines.slice(line - 1, end).join('\n');
    return (fieldStarts(record, this.#delimiter)[index] ?? 0) + 1;
  }
}

/** Where each field of a record begins. */
function fieldStarts(raw: string, delimiter: string): number[] {
  const starts = [0];
  let isQuoted = false;
  for (let offset = 0; offset < raw.length; offset += 1) {
    if (raw[offset] === '"') isQuoted = !isQuoted;
    else if (raw[offset] === delimiter && !isQuoted) starts.push(offset + 1);
  }
  return starts;
}

function csvError(error: unknown) {
  const line = error instanceof Error && 'lines' in error ? Number(error.lines) : null;
  return {
    place: line === null ? null : { line, column: 1 },
    message: `No valid CSV: ${error instanceof Error ? error.message : String(error)}.`,
    expected: 'A quotation mark within a quoted field is written twice.',
  };
}
