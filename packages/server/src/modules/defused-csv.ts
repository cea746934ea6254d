import { stringify } from 'csv-stringify/sync';

/**
 * CSV (RFC 4180), with a byte order mark, without which spreadsheets take č for something else. People write these
 * texts, and a spreadsheet would run what begins like a formula: see `defuse`.
 */
export function defusedCsv(
  rows: readonly object[],
  columns: readonly string[],
  { header = true } = {},
): string {
  return stringify([...rows], {
    columns: [...columns],
    header,
    bom: header,
    record_delimiter: 'windows',
    cast: { boolean: String, string: defuse },
  });
}

/** Begins a formula, after whatever a spreadsheet may take for the border of a cell, by its settings and not by ours. */
const FORMULA = /(^|[,;|\t\r\n])([\s"']*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** Leads what could be a formula with an apostrophe, at every place where a cell could begin. */
function defuse(text: string): string {
  return text.replaceAll(FORMULA, "$1$2'");
}
