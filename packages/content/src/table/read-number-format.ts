import type { IssueList } from '../issues.ts';
import { type NumberFormat, numberFormat } from './number-format.ts';
import type { Cell } from './table.ts';

/** One mark before three digits. */
const MAY_BE_THOUSANDS = /^\D*\d{1,3}[.,]\d{3}\D*$/;

/** How the numbers of a table are written; null, and reported, where some have a comma and others a point. */
export function readNumberFormat(
  file: string,
  cells: readonly Cell[],
  hasCommas: boolean,
  issues: IssueList,
): NumberFormat | null {
  const format = numberFormat(cells, hasCommas);
  if ('kind' in format) {
    const { comma, point } = format;
    const other = `line ${comma.place.line} has “${comma.text}”`;
    issues.error(file, point.place, `“${point.text}” has a decimal point, but ${other}.`, 'Use one of them.');
    return null;
  }
  const unclear = cells.find((cell) => cell.value === null && MAY_BE_THOUSANDS.test(cell.text));
  if (!format.isShown && unclear) {
    const isDecimal = unclear.text.includes(format.decimal);
    issues.warning(
      file,
      unclear.place,
      `“${unclear.text}” may have decimals or thousands; it was read with ${isDecimal ? 'decimals' : 'thousands'}.`,
      'Write any number with one or two decimals, and there is no doubt.',
    );
  }
  return format;
}
