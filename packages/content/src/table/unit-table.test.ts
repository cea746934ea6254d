import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { IssueList, issueText } from '../issues.ts';
import type { UnitRow } from './unit-row.ts';
import { readUnits } from './unit-table.ts';

const HINTS = { onlyBuilding: null, typeTitles: new Map() };

async function read(bytes: Uint8Array, file = 'units.csv', hints: Parameters<typeof readUnits>[2] = HINTS) {
  const issues = new IssueList();
  const { placed, format, keys } = await readUnits(file, bytes, hints, issues);
  return {
    units: placed.map(({ unit }) => unit),
    format,
    keys: keys && [...keys],
    issues: issues.sorted().map(issueText),
  };
}

/** As Excel for Serbia saves “CSV”: Windows-1250, semicolons, decimal commas. */
function windows1250(text: string): Uint8Array {
  const codes: Record<string, number> = {
    š: 0x9a,
    ž: 0x9e,
    č: 0xe8,
    ć: 0xe6,
    đ: 0xf0,
    Š: 0x8a,
    '€': 0x80,
    '²': 0x32,
  };
  return Uint8Array.from([...text], (letter) => codes[letter] ?? letter.charCodeAt(0));
}
/** As Excel saves “Unicode text”: UTF-16 with its mark, tabs. */
function utf16(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
}

const SERBIAN =
  'Zgrada;Broj stana;Sprat;Struktura;Površina (m²);Terasa;Cena (€);Status;Orijentacija;Vešeraj\r\n' +
  'Lamela 1;12;2;Dve spavaće sobe;68,35;7,2;1.245.500,00;Rezervisano;S;da\r\n' +
  'Lamela 1;13;2;Garsonjera;31,00;;;Slobodan;JZ;\r\n';
const SERBIAN_UNITS = [
  {
    building: 'Lamela 1',
    number: '12',
    floor: 2,
    type: 'two_bedroom',
    rooms: 3,
    net_area: 68.35,
    terrace_area: 7.2,
    price_eur: 1_245_500,
    status: 'reserved',
    orientation: 'N',
    laundry: 'yes',
    pool: '',
  },
  { number: '13', type: 'studio', net_area: 31, terrace_area: null, price_eur: null, orientation: 'SW' },
];

describe('a table of units', () => {
  it.each([
    ['Windows-1250, semicolons, decimal comma', windows1250(SERBIAN)],
    ['UTF-16LE, tabs, decimal comma', utf16(SERBIAN.replaceAll(';', '\t'))],
    ['UTF-8, semicolons, decimal comma', new TextEncoder().encode(`\uFEFF${SERBIAN}`)],
    ['UTF-8, semicolons, decimal comma', new TextEncoder().encode(`sep=;\r\n${SERBIAN}`)],
    [
      'UTF-8, commas, decimal point',
      new TextEncoder().encode(
        SERBIAN.replace('1.245.500,00', '"1 245 500"').replaceAll(',', '.').replaceAll(';', ','),
      ),
    ],
  ])('is read as %s', async (format, bytes) => {
    const table = await read(bytes);
    expect(table.issues).toEqual([]);
    expect(table.format).toBe(format);
    expect(table.units).toMatchObject(SERBIAN_UNITS);
    expect(table.keys).toEqual(['Lamela 1-12', 'Lamela 1-13']);
  });

  const english = (line: string, headings = 'Number,Building,Floor,Type,Net area') =>
    read(new TextEncoder().encode(`${headings}\n${line}\n`));

  it.each<[string, string, string, Partial<UnitRow>]>([
    ['thousands in English', 'Price', '"1,245,500"', { price_eur: 1_245_500 }],
    ['a currency', 'Price', '€ 245500', { price_eur: 245_500 }],
    ['south in English', 'Orientation', 'S', { orientation: 'S' }],
    ['north in Serbian', 'Orijentacija', 'S', { orientation: 'N' }],
    ['a direction in full', 'Facing', 'south-west', { orientation: 'SW' }],
    ['a status by another name', 'Status', 'For sale', { status: 'available' }],
    ['a status of two words', 'Status', 'pending reservation', { status: 'pending-reservation' }],
    ['an amenity by a sign', 'Garažno mesto', '–', { garage: 'no' }],
    ['rooms that are stated', 'Rooms', '4', { rooms: 4 }],
    ['rooms that follow from the type', 'Rooms', '', { rooms: 2 }],
  ])('reads %s', async (_what, heading, value, expected) => {
    const table = await english(
      `1,A,1,One bedroom,50.5,${value}`,
      `Number,Building,Floor,Type,Net area,${heading}`,
    );
    expect(table.issues).toEqual([]);
    expect(table.units[0]).toMatchObject(expected);
  });

  it.each([
    ['=1+1,A,1,studio,30', /^units\.csv:2:1: error: number is “=1\+1”\. At most 20/],
    ['1,A,ground,studio,30', /^units\.csv:2:5: error: floor is “ground”\. A whole number; 1 is the ground/],
    ['1,A,1,dvosoban,30', /^units\.csv:2:7: error: type is “dvosoban”\. One of studio, /],
    ['1,A,1,studio,-30', /^units\.csv:2:14: error: net_area is “-30”\. Square metres, above 0\.$/],
    ['1,A,1,studio,1.2.3', /^units\.csv:2:14: error: net_area is “1\.2\.3”\./],
    ['"1,A,1,studio,30', /^units\.csv:.*No valid CSV: /],
  ])('refuses %s by its place', async (line, expected) => {
    expect((await english(line)).issues).toEqual([expect.stringMatching(expected)]);
  });

  it('counts lines and columns past quoted fields', async () => {
    const { issues } = await english(
      '"A\n1",A,1,studio,30\n2,"A,B",1,studio,x',
      'Unit,Building,Floor,Type,Area',
    );
    expect(issues).toEqual([
      expect.stringMatching(/^units\.csv:2:1: error: number is “A\n1”\./),
      expect.stringMatching(/^units\.csv:4:18: error: net_area is “x”\./),
    ]);
  });

  it('does not guess where decimals are written in two ways', async () => {
    const { issues, units } = await read(
      new TextEncoder().encode('Broj;Zgrada;Sprat;Tip;Površina\n1;A;1;studio;30,5\n2;A;1;studio;31.5\n'),
    );
    expect(units).toEqual([]);
    expect(issues).toEqual([
      'units.csv:3:14: error: “31.5” has a decimal point, but line 2 has “30,5”. Use one of them.',
    ]);
  });

  it('says how it took numbers that may be read in two ways', async () => {
    const { issues, units } = await read(
      new TextEncoder().encode('Broj;Zgrada;Sprat;Tip;Površina;Cena\n1;A;1;studio;30;90.000\n'),
    );
    expect(units[0]?.price_eur).toBe(90_000);
    expect(issues).toEqual([
      'units.csv:2:17: warning: “90.000” may have decimals or thousands; it was read with thousands. ' +
        'Write any number with one or two decimals, and there is no doubt.',
    ]);
  });

  it('needs no building where there is one only', async () => {
    const bytes = new TextEncoder().encode('Unit,Floor,Type,Area\n7,1,studio,30\n');
    const { units, keys } = await read(bytes, 'units.csv', { ...HINTS, onlyBuilding: 'A' });
    expect([units[0]?.building, keys]).toEqual(['A', ['A-7']]);
    expect((await read(bytes)).issues).toEqual([
      'units.csv:1:1: error: There is no column building. Head one building / zgrada.',
    ]);
  });
});

const XMLNS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as Excel writes it: texts in a table of their own, a style for dates, formulas with what they came to. */
function workbook(rows: string): Uint8Array {
  const texts = [
    'Broj stana',
    'Zgrada',
    'Sprat',
    'Struktura',
    'Površina',
    'Cena',
    'Datum',
    'A',
    'Garsonjera',
  ];
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships ${RELATIONS}><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${XMLNS} xmlns:r="${OFFICE}"><sheets><sheet name="Cenovnik" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${RELATIONS}><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst ${XMLNS}>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet ${XMLNS}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${XMLNS}><sheetData><row r="1">${texts
      .slice(0, 7)
      .map((_, index) => `<c r="${'ABCDEFG'[index]}1" t="s"><v>${index}</v></c>`)
      .join('')}</row>${rows}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** The same archive, whose list of files claims another size for each of them. */
function claiming(sizeBytes: number, archive: Uint8Array): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset);
  for (let offset = 0; offset < archive.length - 28; offset += 1) {
    if (view.getUint32(offset, true) === 0x02014b50) view.setUint32(offset + 24, sizeBytes, true);
  }
  return archive;
}

describe('a workbook', () => {
  it('gives numbers, what formulas came to, and dates of columns that are not read', async () => {
    const row =
      '<row r="3"><c r="A3"><v>101</v></c><c r="B3" t="s"><v>7</v></c><c r="C3"><v>1</v></c>' +
      '<c r="D3" t="s"><v>8</v></c><c r="E3"><v>31.5</v></c><c r="F3"><f>E3*3000</f><v>94500</v></c>' +
      '<c r="G3" s="1"><v>45000</v></c></row>';
    const table = await read(workbook(row), 'units.xlsx');
    expect(table.units).toMatchObject([
      { number: '101', building: 'A', type: 'studio', net_area: 31.5, price_eur: 94_500 },
    ]);
    expect(table.issues).toEqual(['units.xlsx:1:7: warning: The column “Datum” is unknown and not read.']);
    expect(table.format).toBe('first sheet of the workbook, decimal comma');
  });

  it('is told of formulas that came to an error, by the cell', async () => {
    const row =
      '<row r="4"><c r="A4"><v>101</v></c><c r="B4" t="s"><v>7</v></c><c r="C4"><v>1</v></c>' +
      '<c r="D4" t="s"><v>8</v></c><c r="E4"><v>31.5</v></c><c r="F4" t="e"><f>E4*H9</f><v>#REF!</v></c></row>';
    expect((await read(workbook(row), 'units.xlsx')).issues).toContain(
      'units.xlsx:4:6: error: The formula in F4 came to #REF!. Mend the formula, or type the value.',
    );
  });

  it('is refused when it is none, or unpacks to too much', async () => {
    expect((await read(strToU8('PK no workbook'), 'units.xlsx')).issues).toEqual([
      'units.xlsx: error: The file is no workbook that can be read. Save it as an Excel workbook (.xlsx) without a password, or as CSV.',
    ]);
    const bomb = claiming(300 * 1024 * 1024, workbook(''));
    expect((await read(bomb, 'units.xlsx')).issues).toEqual([
      expect.stringMatching(/^units\.xlsx: error: The workbook unpacks to too much\./),
    ]);
  });
});
