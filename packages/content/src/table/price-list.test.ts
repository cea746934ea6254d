import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { IssueList, issueText } from '../issues.ts';
import { readXlsx } from './read-xlsx.ts';
import { readUnits } from './unit-table.ts';

const HINTS = { onlyBuilding: null, typeTitles: new Map() };

it.each([
  ['price-list.xlsx', 'first sheet of the workbook, decimal comma'],
  ['windows-1250.csv', 'Windows-1250, semicolons, decimal comma'],
  ['utf-16.csv', 'UTF-16LE, tabs, decimal comma'],
  ['utf-8.csv', 'UTF-8, semicolons, decimal comma'],
])('the price list that LibreOffice wrote as %s is read', async (name, expected) => {
  const issues = new IssueList();
  const bytes = readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
  const { placed, format } = await readUnits(name, bytes, HINTS, issues);
  expect(issues.sorted().map(issueText)).toEqual([
    expect.stringMatching(/:1:\d+: warning: The column “Rok” is unknown and not read\.$/),
  ]);
  expect(format).toBe(expected);
  const both = { building: 'Lamela Č', floor: 2 };
  expect(placed.map(({ unit }) => unit)).toMatchObject([
    {
      ...both,
      number: '12',
      type: 'two_bedroom',
      net_area: 68.35,
      price_eur: 683_500,
      status: 'reserved',
      laundry: 'yes',
    },
    {
      ...both,
      number: '13',
      type: 'studio',
      net_area: 1031,
      price_eur: null,
      status: 'sold',
      laundry: 'no',
    },
  ]);
});

it.each([
  [
    'excel-values.xlsx',
    [
      ['Text', 'I am Text'],
      ['Number', 3.14],
      ['Integer', 5],
      ['Date', '2016-05-17'],
      ['Formula', 'I am Text'],
      ['Hyperlink', 'exceljs'],
    ],
  ],
  ['excel-1904.xlsx', [['', '1904-01-01']]],
])('the workbook %s that Excel saved is read', async (name, expected) => {
  const result = await readXlsx(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));
  if (result.kind === 'unreadable') throw new Error(result.error.message);
  expect(result.table.rows.map(({ cells }) => cells.map(({ value, text }) => value ?? text))).toEqual(
    expected,
  );
  expect(result.errors).toEqual([]);
});
