import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { Cell, TableError, TableResult } from './table.ts';

/** What a workbook may have unpacked: one of 100,000 units has less than a tenth of it. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_FILES = 2000;
const SAVE_AGAIN = 'Save it as an Excel workbook (.xlsx) without a password, or as CSV.';

/** Reads the first sheet of a workbook; of formulas what they came to when it was saved. */
export async function readXlsx(bytes: Uint8Array): Promise<TableResult> {
  try {
    const errors = errorCells(bytes);
    // A copy: the bytes of a small file lie in a buffer together with those of others.
    const rows = (await readSheet(new Uint8Array(bytes).buffer)).map((values, index) => ({
      line: index + 1,
      cells: values.map((value, column) => cellOf(value, index + 1, column + 1)),
    }));
    const table = {
      rows: rows.filter(({ cells }) => cells.some(({ text }) => text !== '')),
      format: 'first sheet of the workbook',
      hasCommas: false,
    };
    return { kind: 'table', table, errors };
  } catch (error) {
    const message =
      error instanceof WorkbookError ? error.message : 'The file is no workbook that can be read.';
    return { kind: 'unreadable', error: { place: null, message, expected: SAVE_AGAIN } };
  }
}

class WorkbookError extends Error {
  override readonly name = 'WorkbookError';
}

function cellOf(value: unknown, line: number, column: number): Cell {
  const place = { line, column };
  if (typeof value === 'number') return { text: String(value), place, value };
  if (value instanceof Date) return { text: value.toISOString().slice(0, 10), place, value: null };
  if (typeof value === 'boolean') return { text: value ? 'yes' : 'no', place, value: null };
  return { text: typeof value === 'string' ? value.trim() : '', place, value: null };
}

/** Formulas that came to an error: the library reads them as empty. Refuses what unpacks to too much. */
function errorCells(bytes: Uint8Array): TableError[] {
  let total = 0;
  let count = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    total += originalSize;
    count += 1;
    if (total > MOST_BYTES || count > MOST_FILES)
      throw new WorkbookError('The workbook unpacks to too much.');
    return /^xl\/worksheets\/sheet1\.xml$/.test(name);
  };
  const [sheet] = Object.values(unzipSync(bytes, { filter }));
  if (!sheet) return [];
  const cells = strFromU8(sheet).matchAll(/<c r="([A-Z]+)(\d+)"[^>]*\st="e"[^>]*>.*?<v>([^<]*)<\/v>/g);
  return [...cells].map(([, letters = '', line = '', text = '']) => ({
    place: { line: Number(line), column: columnOf(letters) },
    message: `The formula in ${letters}${line} came to ${text}.`,
    expected: 'Mend the formula, or type the value.',
  }));
}

function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
