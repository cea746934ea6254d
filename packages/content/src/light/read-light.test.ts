import { describe, expect, it } from 'vitest';
import { IssueList, issueText } from '../issues.ts';
import { checkContent, loadContent } from '../load/load-content.ts';
import { smallFolder } from '../load/small-folder.ts';
import { readLight } from './read-light.ts';

const HEAD = 'building,number,sun_mar,sun_jun,evening_mar,last_sun_jun_utc1,sea_deg,sea_deg_trees,sea_view';
const KEYS = new Set(['A-1', 'A-2']);

function read(text: string, hints: Partial<Parameters<typeof readLight>[1]> = {}) {
  const issues = new IssueList();
  const light = readLight(Buffer.from(text), { onlyBuilding: null, unitKeys: KEYS, ...hints }, issues);
  return { light, issues: issues.sorted().map(issueText) };
}

describe('light.csv', () => {
  it('is read column by column, and what is empty or has no column is nothing', () => {
    const { light, issues } = read(`${HEAD}\nA,1,10.7,12.1,2.5,18:00,116,108,open\nA,2,0,0,,,0,,none\n`);
    expect(issues).toEqual([]);
    expect(light[0]).toEqual({
      building: 'A',
      number: '1',
      facing_deg: null,
      sun_mar: 10.7,
      sun_jun: 12.1,
      sun_dec: null,
      morning_mar: null,
      evening_mar: 2.5,
      evening_jun: null,
      last_sun_jun_utc1: '18:00',
      sea_deg: 116,
      sea_deg_trees: 108,
      sea_view: 'open',
    });
    expect(light[1]).toMatchObject({ sun_mar: 0, evening_mar: null, sea_deg_trees: null, sea_view: 'none' });
  });

  it('has semicolons and decimal commas too, and no building where there is one only', () => {
    const { light, issues } = read('number;sun_mar\n1;10,7\n2;9,5\n', { onlyBuilding: 'A' });
    expect(issues).toEqual([]);
    expect(light.map(({ building, number, sun_mar }) => [building, number, sun_mar])).toEqual([
      ['A', '1', 10.7],
      ['A', '2', 9.5],
    ]);
  });

  it('is told of everything that is wrong at once, by line and column', () => {
    const rows = ['A,1,24.5,many,1.5,25:00,361,-1,wide', 'A,3,1.5,,,,,,', 'A,2,1.5,,,,,,', 'A,2,1.5,,,,,,'];
    expect(read([HEAD, ...rows].join('\n')).issues).toEqual([
      'light.csv:2:5: error: sun_mar is “24.5”. Hours from 0 to 24, or nothing.',
      'light.csv:2:10: error: sun_jun is “many”. Hours from 0 to 24, or nothing.',
      'light.csv:2:19: error: last_sun_jun_utc1 is “25:00”. A time such as 18:00, or nothing.',
      'light.csv:2:25: error: sea_deg is “361”. Degrees from 0 to 360, or nothing.',
      'light.csv:2:29: error: sea_deg_trees is “-1”. Degrees from 0 to 360, or nothing.',
      'light.csv:2:32: error: sea_view is “wide”. One of open, partial, glimpse, none, or nothing.',
      'light.csv:3:1: error: There is no unit A-3.',
      'light.csv:5:1: error: Unit A-2 is on line 4 already.',
    ]);
  });

  it('is told of columns that are unknown, there twice or missing, and passes over those that repeat others', () => {
    expect(read('building,number,sun_mai,evening_sun,orientation\nA,1,2,yes,S\n').issues).toEqual([
      'light.csv:1:17: warning: The column “sun_mai” is unknown and not read.',
    ]);
    expect(read('building,sun_mar,sun_mar\nA,1,2\n').issues).toEqual([
      'light.csv:1:1: error: There is no column number.',
      'light.csv:1:18: error: “sun_mar” is there twice. Take one away.',
    ]);
    expect(read('building,number,sun_mar\nA,1,1.5\nA,2,"2,5"\n').issues).toEqual([
      'light.csv:2:5: error: “1.5” has a decimal point, but line 3 has “2,5”. Use one of them.',
    ]);
  });

  it('is a part of the content of its folder, and none is no error', async () => {
    expect((await loadContent(smallFolder())).light).toEqual([]);
    const light = 'building,number,sun_mar\nA,2,3.5\n';
    expect((await loadContent(smallFolder({ 'light.csv': light }))).light).toMatchObject([
      { building: 'A', number: '2', sun_mar: 3.5 },
    ]);
    const { issues } = await checkContent(smallFolder({ 'light.csv': light.replace('A,2', 'A,9') }));
    expect(issues.map(issueText)).toEqual(['light.csv:2:1: error: There is no unit A-9.']);
  });
});
