import { describe, expect, it } from 'vitest';
import { readUnitList, type UnitList } from './read-unit-list.ts';
import type { UnitColumn } from './unit-columns.ts';

const HINTS = { onlyBuilding: null, typeTitles: new Map() };
const read = async (text: string, chosen: readonly (readonly [string, UnitColumn | null])[] = []) =>
  (await readUnitList('list.csv', Buffer.from(text), HINTS, new Map(chosen))) as UnitList;

describe('a list of units', () => {
  it('may have as few columns as it likes', async () => {
    const { columns, rows, format } = await read('Objekat;Stan;Cena\nB2;304;412.000,00\nB2;305;');
    expect(columns.map(({ column }) => column)).toEqual(['building', 'number', 'price_eur']);
    expect(rows).toEqual([
      { line: 2, values: { building: 'B2', number: '304', price_eur: 412_000 }, refused: [] },
      { line: 3, values: { building: 'B2', number: '305', price_eur: null }, refused: [] },
    ]);
    expect(format).toBe('UTF-8, semicolons, decimal comma');
  });

  it('tells of cells that are wrong beside those that are right', async () => {
    const { rows } = await read('number;status;price\n304;maybe;400000\n;sold;ask us');
    expect(rows[0]).toMatchObject({
      values: { number: '304', price_eur: 400_000 },
      refused: [{ column: 'status', text: 'maybe' }],
    });
    expect(rows[1]).toMatchObject({
      values: { number: null, status: 'sold' },
      refused: [{ column: 'price_eur', text: 'ask us', expected: 'Whole euros, or nothing.' }],
    });
  });

  it('takes a column for what was chosen, before what its heading says', async () => {
    const text = 'Broj;Cena;Akcijska cena;Napomena\n304;400000;390000;ugao';
    expect((await read(text)).columns.map(({ column }) => column)).toEqual([
      'number',
      'price_eur',
      null,
      null,
    ]);
    const { columns, rows } = await read(text, [
      ['Akcijska cena', 'price_eur'],
      ['Napomena', null],
    ]);
    expect(columns.map(({ column }) => column)).toEqual(['number', null, 'price_eur', null]);
    expect(rows[0]?.values).toEqual({ number: '304', price_eur: 390_000 });
  });

  it('says why it is none', async () => {
    expect(await readUnitList('list.xlsx', Buffer.from('no workbook'), HINTS)).toEqual({
      errors: [expect.stringContaining('no workbook that can be read')],
    });
    expect(await read('')).toEqual({ errors: ['The file is empty.'] });
    expect(await read('number;price\n1;1,5\n2;1.5')).toEqual({
      errors: [expect.stringContaining('decimal point')],
    });
  });
});
