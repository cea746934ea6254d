import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { IssueList, issueText } from '../issues.ts';
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
