import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { issueText } from '../issues.ts';
import { checkContent } from './load-content.ts';
import { smallFolder } from './small-folder.ts';

const PROJECT = smallFolder().get('project.yaml')?.toString() ?? '';
const withShapes = (file: string) =>
  PROJECT.replace('image: front.svg }', `image: front.svg, shapes: ${file} }`);
const svg = (content: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">\n${content}\n</svg>`;
const units = (line: string) => `Broj,Zgrada,Sprat,Tip,Površina,Cena\n1,A,1,studio,30.5,90000\n${line}\n`;

type Files = Record<string, string | Buffer>;

const shapes = (content: string, before?: string): Files => ({
  'project.yaml': withShapes('front-shapes.svg'),
  'front-shapes.svg': svg(content, before),
});
const geoJson = (coordinates: string): Files => ({
  'project.yaml': withShapes('s.json'),
  's.json': `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"broj":"1"},\n"geometry":{"type":"Polygon","coordinates":[${coordinates}]}}]}`,
});

/** A table as a workbook; `units.csv` goes. */
async function issuesOf(files: Files): Promise<string[]> {
  const folder = smallFolder(files);
  if ('units.xlsx' in files) folder.delete('units.csv');
  const { content, issues } = await checkContent(folder);
  if (issues.some(({ severity }) => severity === 'error')) expect(content).toBeNull();
  return issues.map(issueText);
}

const sheet = (name: string, text: string): Buffer => Buffer.from(zipSync({ [name]: strToU8(text) }));
const NO_WORKBOOK = 'units.xlsx: error: The file is no workbook that can be read. Save it as';
const LAUGHS = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>`;

describe('a hostile file', { timeout: 20_000 }, () => {
  it.each<[string, Files, string]>([
    [
      'a formula for a number',
      { 'units.csv': units(`=1+1,A,1,studio,30.5,1`) },
      'units.csv:3:1: error: number is “=1+1”.',
    ],
    [
      'a formula that calls a program',
      { 'units.csv': units(`"=cmd|'/c calc'!A1",A,1,studio,30.5,1`) },
      `units.csv:3:1: error: number is “=cmd|'/c calc'!A1”.`,
    ],
    [
      'a formula by another sign',
      { 'units.csv': units('@SUM(A1),A,1,studio,30.5,1') },
      'units.csv:3:1: error: number is “@SUM(A1)”.',
    ],
    [
      'a formula behind a tab',
      { 'units.csv': units('"\t=1+1",A,1,studio,30.5,1') },
      'units.csv:3:1: error: number is “\t=1+1”.',
    ],
    [
      'a formula for a building',
      { 'units.csv': units('2,=A1,1,studio,30.5,1') },
      'units.csv:3:3: error: There is no building “=A1”.',
    ],
    [
      'a price that is none',
      { 'units.csv': units('2,A,1,studio,30.5,NaN') },
      'units.csv:3:19: error: price_eur is “NaN”.',
    ],
    [
      'a price without end',
      { 'units.csv': units('2,A,1,studio,30.5,1e400') },
      'units.csv:3:19: error: price_eur is “1e400”.',
    ],
    [
      'a quotation mark without end',
      { 'units.csv': units('"2,A,1') },
      'units.csv:3:1: error: No valid CSV: Quote Not Closed',
    ],
    ['zeros', { 'units.csv': Buffer.alloc(4000) }, 'units.csv:'],
    [
      'a workbook that breaks off',
      { 'units.xlsx': sheet('xl/workbook.xml', '<workbook/>').subarray(0, 40) },
      NO_WORKBOOK,
    ],
    ['a workbook without sheets', { 'units.xlsx': sheet('xl/workbook.xml', '<workbook/>') }, NO_WORKBOOK],
    [
      'a workbook with a password',
      { 'units.xlsx': Buffer.from('d0cf11e0a1b11ae1'.padEnd(2048, '0'), 'hex') },
      NO_WORKBOOK,
    ],
    [
      'a workbook of entities',
      { 'units.xlsx': sheet('xl/workbook.xml', `${LAUGHS}<workbook>&c;</workbook>`) },
      NO_WORKBOOK,
    ],
    [
      'entities of entities',
      shapes('<text>&c;</text>', LAUGHS),
      'front-shapes.svg:2:10: error: No valid SVG: undefined entity.',
    ],
    [
      'an entity of the machine',
      shapes('<rect id="&x;"/>', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      'front-shapes.svg:2:14: error: No valid SVG: undefined entity.',
    ],
    [
      'coordinates without end',
      shapes('<path id="1" d="M0 0H1e999V9z"/>'),
      'front-shapes.svg:2:1: error: The path cannot be read.',
    ],
    [
      'coordinates far away',
      shapes('<path id="1" d="M0 0H1e200V1e200z"/>'),
      'front-shapes.svg:2:1: error: A-1: the shape lies far outside the picture.',
    ],
    [
      'coordinates that are none',
      shapes('<path id="1" d="M0 NaN L9 9 9 0z"/>'),
      'front-shapes.svg:2:1: error: The path cannot be read.',
    ],
    [
      'a scale without end',
      shapes('<rect id="1" width="9" height="9" transform="scale(1e300)"/>'),
      'front-shapes.svg:2:1: error: A-1: the shape lies far outside the picture.',
    ],
    ['groups without end', shapes('<g>'.repeat(100_000)), 'front-shapes.svg:2:'],
    [
      'GeoJSON far away',
      geoJson('[[0,0],[1e300,0],[9,9],[0,0]]'),
      's.json:1:41: error: A-1: the shape lies far outside the picture.',
    ],
    [
      'GeoJSON without end',
      geoJson('[[0,0],[1e999,0],[9,9],[0,0]]'),
      's.json:1:41: warning: Feature 1 is no polygon.',
    ],
    ['brackets without end', { 'project.yaml': '['.repeat(50_000) }, 'project.yaml:1:1: error: '],
    [
      'aliases of aliases',
      {
        'project.yaml': `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c]\n`,
      },
      'project.yaml:1:1: error: Excessive alias count',
    ],
    [
      'a prototype',
      { 'project.yaml': `${PROJECT}__proto__: { title: x }\n` },
      'project.yaml:14:1: error: __proto__ is unknown.',
    ],
  ])('with %s is told with its place, and nothing is imported', async (_what, files, start) => {
    const found = await issuesOf(files);
    expect(found).toEqual(expect.arrayContaining([expect.stringContaining(start)]));
  });

  it('that draws beside what it runs gives its shapes only', async () => {
    const content =
      '<script>alert(1)</script><foreignObject><svg><rect id="2" width="9" height="9"/></svg></foreignObject>';
    const { content: read, issues } = await checkContent(
      smallFolder(shapes(`${content}<rect id="1" width="90" height="90" onclick="alert(1)"/>`)),
    );
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(JSON.stringify([...(read?.polygons.values() ?? [])])).not.toContain('alert');
    expect([...(read?.polygons.get('front')?.shapes ?? [])].map(({ id }) => id)).toEqual(['A-1']);
  });
});
