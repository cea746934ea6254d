import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { issueText } from '../issues.ts';
import { checkContent } from './load-content.ts';
import { madePdf } from './made-pdf.ts';
import { smallFolder } from './small-folder.ts';

const RED = '1 0 0';
const BLUE = '0 0 1';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm"/>';

const check = async (changes: Parameters<typeof smallFolder>[0]) => {
  const { content, issues } = await checkContent(smallFolder(changes));
  return { content, issues: issues.map(issueText) };
};
const typePlan = (plan: string) =>
  smallFolder()
    .get('project.yaml')
    ?.toString()
    .replace('title: Studio }', `title: Studio, plan: ${plan} }`) ?? '';

describe('a plan', { timeout: 30_000 }, () => {
  it('may be a page of a PDF, of which visitors get a picture', async () => {
    const { content, issues } = await check({
      'project.yaml': typePlan('{ en: plans/all.pdf#page=1, sr: plans/all.pdf#page=2 }'),
      'plans/all.pdf': madePdf([RED, BLUE]),
    });
    expect(issues).toEqual([]);
    const colours = await Promise.all(
      [...(content?.pages ?? [])].map(async ([name, png]) => {
        const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
        const right = (Math.floor(info.height / 2) * info.width + info.width - 9) * info.channels;
        return [
          name,
          info.width,
          info.height,
          [...data.subarray(0, 3)],
          [...data.subarray(right, right + 3)],
        ];
      }),
    );
    const white = [255, 255, 255];
    expect(colours).toEqual([
      ['plans/all.pdf#page=1', 2400, 1600, [255, 0, 0], white],
      ['plans/all.pdf#page=2', 2400, 1600, [0, 0, 255], white],
    ]);
    expect(content?.sizes.get('plans/all.pdf#page=2')).toEqual({ width: 2400, height: 1600 });
  });

  it('may be one for both languages, and a picture', async () => {
    const png = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { content, issues } = await check({
      'project.yaml': typePlan('plans/studio.png'),
      'plans/studio.png': png,
    });
    expect(issues).toEqual([]);
    expect(content?.project.types[0]?.plan).toEqual({ en: 'plans/studio.png', sr: 'plans/studio.png' });
    expect(content?.sizes.get('plans/studio.png')).toEqual({ width: 60, height: 80 });
  });

  it('belongs to the home that it is called like, in one language or both', async () => {
    const { content, issues } = await check({
      'plans/A-1.svg': SVG,
      'plans/A-1.sr.svg': SVG,
      'plans/2.pdf': madePdf([RED]),
    });
    expect(issues).toEqual([]);
    expect([...(content?.unitPlans ?? [])]).toEqual([
      ['A-1', { en: 'plans/A-1.svg', sr: 'plans/A-1.sr.svg' }],
      ['A-2', { en: 'plans/2.pdf', sr: 'plans/2.pdf' }],
    ]);
    expect(content?.sizes.get('plans/A-1.svg')).toEqual({ width: 794, height: 1123 });
  });

  it.each<[string, Record<string, string | Buffer>, string]>([
    [
      'that nobody is called like',
      { 'plans/A-9.svg': SVG },
      'plans/A-9.svg: warning: Nothing shows this plan. Call it as its home: plans/B2-304.pdf.',
    ],
    [
      'that is there twice',
      { 'plans/A-1.svg': SVG, 'plans/A-1.png': 'x' },
      'plans/A-1.png: error: plans/A-1.svg is there too. Keep one of them.',
    ],
    [
      'of several pages',
      { 'plans/A-1.pdf': madePdf([RED, BLUE]) },
      'plans/A-1.pdf: error: The PDF has 2 pages. Name one: plans/A-1.pdf#page=1, or put it into a file of its own.',
    ],
    [
      'of a page that is not there',
      { 'project.yaml': typePlan('plans/a.pdf#page=3'), 'plans/a.pdf': madePdf([RED]) },
      'plans/a.pdf: error: The PDF has 1 page, and no page 3. Name one up to 1.',
    ],
    [
      'that is no PDF',
      { 'plans/A-1.pdf': '%PDF-1.4 and nothing else' },
      'plans/A-1.pdf: error: The file is no PDF that can be read. Save it again as PDF without a password, or as SVG or PNG.',
    ],
    [
      'that is missing',
      { 'project.yaml': typePlan('plans/a.pdf') },
      'plans/a.pdf: error: The file is missing.',
    ],
    [
      'that names a page of no PDF',
      { 'project.yaml': typePlan("'plans/a.svg#page=1'") },
      'project.yaml:5:41: error: types.0.plan is "plans/a.svg#page=1". Must be a path below the content folder, of a PDF with #page=1 where it has several pages.',
    ],
    [
      'that runs',
      {
        'plans/A-1.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<script>alert(1)</script></svg>',
      },
      'plans/A-1.svg:2:1: error: The drawing has a script, which runs or fetches. Save it as plain SVG: shapes, texts and pictures within the file.',
    ],
  ])('%s is told', async (_what, changes, message) => {
    expect((await check(changes)).issues).toEqual(expect.arrayContaining([message]));
  });

  it('that is as long as a street is drawn within bounds', async () => {
    const { content } = await check({ 'plans/A-1.pdf': madePdf([RED], '14400 200') });
    expect(content?.sizes.get('plans/A-1.pdf')).toEqual({ width: 3000, height: 41 });
  });
});
