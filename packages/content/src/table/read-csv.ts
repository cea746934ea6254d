import { parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import type { Cell, TableResult, TableRow } from './table.ts';

const DELIMITERS = [
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
] as const;
/** What the library gives with `info` and `raw`. */
interface CsvRecord {
  readonly record: readonly string[];
  readonly raw: string;
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
      raw: true,
      info: true,
    }) as unknown as readonly CsvRecord[];
    for (const { record, raw, info } of records) {
      const line = info.lines + (stated ? 1 : 0) - linesWithin(raw);
      if (record.some((field) => field !== ''))
        rows.push({ line, cells: cellsOf(record, raw, delimiter, line) });
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

/** Line breaks in quoted fields; that of the end is none of them. */
function linesWithin(raw: string): number {
  return raw.trim().split('\n').length - 1;
}

function cellsOf(record: readonly string[], raw: string, delimiter: string, line: number): Cell[] {
  const starts = fieldStarts(raw.replace(/^[\r\n]+/, ''), delimiter);
  return record.map((text, index) => ({
    text,
    value: null,
    place: { line, column: (starts[index] ?? 0) + 1 },
  }));
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
