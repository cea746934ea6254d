import { TYPE_KEYS } from '@suite/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { PolygonFile } from '../format/project-file.ts';
import { DEMO_DIR } from '../index.ts';
import { issueText } from '../issues.ts';
import { type ContentFolder, readFolder } from './content-folder.ts';
import { type CheckResult, checkContent, loadContent } from './load-content.ts';

/** Many shapes of the demo are small on a phone; the columns that are unknown are told all the same. */
function errorsOf({ issues }: CheckResult): string[] {
  return issues.map(issueText).filter((text) => !text.includes('hard to touch'));
}

/** JSON is read too, and easily changed. */
async function demoInJson(): Promise<ContentFolder> {
  const files = new Map(await readFolder(DEMO_DIR));
  const project: unknown = parse(files.get('project.yaml')?.toString() ?? '');
  files.delete('project.yaml');
  return files.set('project.json', Buffer.from(JSON.stringify(project, null, 1)));
}

describe('a content folder', () => {
  let demo: ContentFolder;
  beforeAll(async () => {
    demo = await demoInJson();
  });

  const text = (file: string) => demo.get(file)?.toString('utf8') ?? '';
  const lineOf = (file: string, part: string) =>
    text(file).slice(0, text(file).indexOf(part)).split('\n').length;

  /** What is wrong with the demo after these changes of text. */
  async function issues(changes: Record<string, (text: string) => string | null>): Promise<string[]> {
    const files = new Map(demo);
    for (const [file, change] of Object.entries(changes)) {
      const changed = change(text(file));
      expect(changed).not.toBe(text(file));
      if (changed === null) files.delete(file);
      else files.set(file, Buffer.from(changed));
    }
    return errorsOf(await checkContent(files));
  }

  it('of the demo project has nothing wrong with it', async () => {
    const { project, units, polygons, sizes } = await loadContent(demo);
    expect(project.title.en).toBe('Porto Vala');
    expect(units).toHaveLength(371);
    expect(polygons.size).toBe(19);
    expect(sizes.get('plans/studio.svg')).toEqual({ width: 940, height: 1120 });
  });

  it('is told of all wrong units at once, by line and column', async () => {
    const change = (csv: string) => {
      const lines = csv.trimEnd().split('\n');
      lines[1] = '101,H1,1,two_bedroom,3,127.0,31.5,484500,sould,S,maybe,,,,,,,,,';
      lines[2] = '102,H9,1,one_bedroom,2,95.0,23.9,368000,reserved,S,,,,,,,,,,';
      lines[3] = '103,H1,9,one_bedroom,two,95.0,-1,365000,available,S,,,,,,,,,,';
      lines[4] = '104,H1,1';
      lines[5] = '105,H1,5,duplex,3,127.0,31.5,484500,available,S,,,,,,,,,,';
      return `${lines.join('\n')}\n106,H1,1,studio,1,40,,,sold,,,,,,,,,,,\n`;
    };
    expect(await issues({ 'units.csv': change })).toEqual([
      'light.csv:3:1: error: There is no unit H1-102.',
      'model/model.json:93:14: error: The project has no home H1-102.',
      'shapes/h1-front.json:3:1: error: H1-102: there is no unit H1-102.',
      'units.csv:2:42: error: status is “sould”. One of available, pending-reservation, reserved, sold, unavailable.',
      'units.csv:2:50: error: parking is “maybe”. yes, no, or nothing when it is not known.',
      'units.csv:3:5: error: There is no building “H9”.',
      'units.csv:4:22: error: rooms is “two”. A whole number.',
      'units.csv:4:31: error: terrace_area is “-1”. Square metres, above 0, or nothing.',
      `units.csv:5:8: error: type is empty. One of ${TYPE_KEYS.join(', ')}.`,
      'units.csv:5:8: error: net_area is empty. Square metres, above 0.',
      'units.csv:6:8: error: Floor 5: H1 has 4 floors.',
      'units.csv:6:10: error: The type duplex is not among the types of project.json.',
      'units.csv:373:1: error: Unit H1-106 is on line 7 already.',
    ]);
  });

  it('is told of columns that are missing or unknown', async () => {
    const rename = (csv: string) => csv.replace('net_area', 'netto').replace('doorman', 'rooms');
    const found = await issues({ 'units.csv': rename });
    expect(found).toEqual([
      'units.csv:1:1: error: There is no column net_area. Head one net area / površina.',
      'units.csv:1:34: warning: The column “netto” is unknown and not read.',
      'units.csv:1:150: error: “rooms” is a second column for rooms. Take one away.',
    ]);
  });

  it('is told of wrong values in project.json by line', async () => {
    const change = (json: string) =>
      json
        .replace('"floors": 4', '"floors": "four"')
        .replace('"latitude": 42.1935', '"latitude": 99')
        .replace('"replyDays": 1', '"site": null');
    const at = (part: string) => `project.json:${lineOf('project.json', part)}`;
    expect(await issues({ 'project.json': change })).toEqual([
      expect.stringMatching(
        /^project\.json:\d+:3: error: organisation\.site is unknown\. Known here: id, name, website, /,
      ),
      `${at('"latitude"')}:15: error: location.latitude is 99. Too big: expected number to be <=90.`,
      `${at('"floors": 4')}:14: error: buildings.0.floors is "four". Expected number.`,
    ]);
  });

  it('is told of what does not fit together', async () => {
    const change = (json: string) =>
      json
        .replace('"accent": "#1D4657"', '"accent": "#8fb3c2"')
        .replace('"community": "hills"', '"community": "valley"')
        .replace('"name": "H2"', '"name": "H1"')
        .replace('"type": "two_bedroom"', '"type": "duplex"')
        .replace('"image": "pictures/masterplan.jpg"', '"image": "pictures/masterplan.jpg", "width": 2561');
    const found = await issues({ 'project.json': change });
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^project\.json:\d+:\d+: error: accent #8fb3c2 on paper #FBF9F5 has a contrast of 2\.\d+, less than 4\.5\.$/,
        ),
        expect.stringMatching(/^project\.json:\d+:\d+: error: H1: no community valley\.$/),
        expect.stringMatching(/^project\.json:\d+:\d+: error: H1 is there twice\.$/),
        expect.stringMatching(
          /^project\.json:\d+:\d+: error: dollhouse-two_bedroom: a picture of a home needs one of the types\.$/,
        ),
        expect.stringMatching(
          /^project\.json:\d+:\d+: error: pictures\/masterplan\.jpg has 2560 × 1440 pixels, not 2561 × 1440\.$/,
        ),
        expect.stringMatching(
          /^shapes\/masterplan\.json:1:\d+: error: The shapes are for masterplan, 2560 × 1440; the view is masterplan, 2561 × 1440\.$/,
        ),
        expect.stringMatching(/^units\.csv:\d+:\d+: error: There is no building “H2”\.$/),
      ]),
    );
  });

  it('is told of shapes that cannot be drawn or stand for nothing', async () => {
    const file = 'shapes/bay.json';
    const found = await issues({
      [file]: (json) =>
        json
          .replace(/"building":"B1","label":\[\d+,\d+\]/, '"building":"B9","label":[1,1]')
          .replace(/("id":"B2".*"ring":\[\[)[\d.]+,/, '$1-5,')
          .replace('"id":"B4"', '"id":"B3"')
          .replace('"poi":"lagoon"', '"poi":"pool"'),
    });
    expect(found).toEqual([
      expect.stringMatching(/^shapes\/bay\.json:\d+:1: error: B1: there is no building B9\.$/),
      expect.stringMatching(/^shapes\/bay\.json:\d+:1: error: B1: the label is outside the ring\.$/),
      expect.stringMatching(/^shapes\/bay\.json:\d+:1: error: B2: the ring is not closed\.$/),
      expect.stringMatching(/^shapes\/bay\.json:\d+:1: error: B2: a point is outside the picture\.$/),
      expect.stringMatching(/^shapes\/bay\.json:\d+:1: error: B2: the label is outside the ring\.$/),
      'shapes/bay.json:3:1: warning: B2: the outline crosses itself. Put its corners in order.',
      expect.stringMatching(/^shapes\/bay\.json:\d+:1: error: B3: the shape is there twice\.$/),
      expect.stringMatching(/^shapes\/bay\.json:\d+:1: error: lagoon: there is no poi pool\.$/),
    ]);
  });

  it('takes shapes of a drawing program for what they are called', async () => {
    const own = JSON.parse(text('shapes/h1-front.json')) as { shapes: { unit: string; ring: number[][] }[] };
    const shapes = own.shapes.map(({ unit, ring }) => `<polygon id="${unit}" points="${ring.join(' ')}"/>`);
    const files = new Map(demo);
    const draw = (...more: string[]) => {
      const drawing = `<svg viewBox="0 0 1600 900">\n${[...shapes, ...more].join('\n')}\n</svg>`;
      files.set('shapes/h1-front.svg', Buffer.from(drawing));
    };
    files.set(
      'project.json',
      Buffer.from(text('project.json').replace('shapes/h1-front.json', 'shapes/h1-front.svg')),
    );
    draw('<path d="M 0 0 h 9 v 9 z"/>');
    const checked = await checkContent(files);
    const { content } = checked;
    const read = content?.polygons.get('h1-front')?.shapes ?? [];
    const references = (list: readonly object[]) =>
      list.map((shape) => ({ kind: 'unit', building: 'H1', ...shape, label: null, area: null }));
    expect(references(read)).toEqual(references(own.shapes));
    expect(errorsOf(checked)).toEqual([
      `shapes/h1-front.svg:${shapes.length + 2}:1: warning: A shape has no name and is not taken.`,
    ]);
    draw('<rect id="H1-999" width="9" height="9"/>', '<rect id="101" x="1700" width="9" height="9"/>');
    expect(errorsOf(await checkContent(files))).toEqual([
      `shapes/h1-front.svg:${shapes.length + 2}:1: error: “H1-999” stands for nothing in the project. The number of a home, or the name of a building, a community or a point of interest.`,
      `shapes/h1-front.svg:${shapes.length + 3}:1: error: H1-101: the shape is there twice.`,
      `shapes/h1-front.svg:${shapes.length + 3}:1: error: H1-101: a point is outside the picture.`,
    ]);
  });

  it('is warned of shapes that are missing, cross themselves, or are hard to touch', async () => {
    const files = new Map(demo);
    const file = JSON.parse(text('shapes/h1-front.json')) as PolygonFile;
    const [first, second, ...others] = file.shapes;
    if (!first || !second) throw new TypeError('no shapes');
    const bow = [
      [700, 400],
      [760, 460],
      [760, 400],
      [700, 460],
      [700, 400],
    ];
    const crossed = { ...first, label: [705, 430], ring: bow };
    const tiny = [0, 40, 80].map((side) => [800 + side, 450 + (side % 80)] as [number, number]);
    const small = { ...second, label: [840, 460], ring: [...tiny, ...tiny.slice(0, 1)] };
    files.set(
      'shapes/h1-front.json',
      Buffer.from(JSON.stringify({ ...file, shapes: [crossed, small, ...others.slice(1)] })),
    );
    const { content, issues: found } = await checkContent(files);
    const texts = found
      .filter(({ file, message }) => file === 'shapes/h1-front.json' || message.startsWith('H1:'))
      .map(issueText);
    expect(content).not.toBeNull();
    expect(texts).toEqual([
      expect.stringMatching(
        /^project\.json:\d+:\d+: warning: H1: 1 of 24 homes have no shape in its views: 103\.$/,
      ),
      expect.stringMatching(
        /^shapes\/h1-front\.json: warning: \d+ of 23 shapes are hard to touch on a phone: H1-101, H1-102/,
      ),
      expect.stringMatching(/^shapes\/h1-front\.json:1:\d+: warning: H1-101: the outline crosses itself\./),
      expect.stringMatching(/^shapes\/h1-front\.json:1:\d+: warning: H1-204 and H1-102 overlap by 100 %/),
    ]);
  });

  it('is told of points of interest, menus, packages and galleries that name what is not there', async () => {
    const change = (json: string) =>
      json
        .replace('"id": "from-the-sea"', '"id": "beach"')
        .replace(
          '"community": "hills",\n   "type": "masterplan_info"',
          '"community": "hils",\n   "type": "plot"',
        )
        .replace('"building": "B2",\n   "type": "building_info"', '"building": "B2",\n   "type": "apartment"')
        .replace('"building": "T2",\n   "type": "building_info"', '"building": "T9",\n   "type": "plot"')
        .replace('"unit": "101"', '"unit": "999"')
        .replace('"poi": "harbour"', '"poi": "airport"')
        .replace('"types": [\n    "one_bedroom"', '"types": [\n    "duplex"')
        .replace('"marina",\n    "interior-three_bedroom"', '"hero",\n    "cellar"');
    const at = (sentence: string) =>
      expect.stringMatching(new RegExp(`^project\\.json:\\d+:\\d+: error: ${sentence}\\.$`));
    expect(await issues({ 'project.json': change })).toEqual([
      at('beach is there twice'),
      at('pine-path: no community hils'),
      at('t2-terrace: a building has no point of interest of type plot'),
      at('t2-terrace: no building T9'),
      at('h1-101-garden: no unit H1-999'),
      at('explorer: no point of interest airport'),
      at('furniture: no type duplex'),
      at('impressions: no picture hero'),
      at('impressions: no picture cellar'),
    ]);
  });

  it('needs none of them', async () => {
    const bare = (json: string) => {
      const { pois: _p, apps: _a, packages: _k, galleries: _g, enquiryEmail: _e, ...rest } = JSON.parse(json);
      return JSON.stringify(rest);
    };
    // Then no shape may stand for one either.
    const withoutPoints = (json: string) =>
      json.replaceAll(/,\n\{"id":"[^"]+","kind":"poi".*\}(?=,?\n)/g, '');
    const pictures = ['masterplan', 'bay', 'hills', 'marina', 'b2-front', 't2-front'].map(
      (name) => `shapes/${name}.json`,
    );
    const changes = Object.fromEntries(pictures.map((file) => [file, withoutPoints]));
    expect(await issues({ 'project.json': bare, ...changes })).toEqual([]);
  });

  it('is told of missing and broken files', async () => {
    const found = await issues({
      'pictures/hero.jpg': () => null,
      'pictures/bay.jpg': () => 'no picture',
      'plans/studio.svg': () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'shapes/hills.json': () => '{"view": "hills",\n "width": ]',
    });
    expect(found).toEqual(
      expect.arrayContaining([
        'pictures/hero.jpg: error: The file is missing.',
        'pictures/bay.jpg: error: The file is no picture that can be read. JPEG, PNG, WebP, AVIF, TIFF or SVG.',
        'plans/studio.svg:1:1: error: The drawing has neither a viewBox nor a width and a height.',
        expect.stringMatching(/^shapes\/hills\.json:2:11: error: /),
      ]),
    );
    expect(found).toHaveLength(4);
  });

  it.each([
    '../secret.jpg',
    '/etc/passwd',
    'pictures/../../x.jpg',
    'https://x.example/y.jpg',
    'pictures\\x.jpg',
  ])('may not name the file %s outside of it', async (path) => {
    const found = await issues({
      'project.json': (json) => json.replace('"pictures/hero.jpg"', JSON.stringify(path)),
    });
    expect(found.join()).toMatch(/project\.json:\d+:13: error: extraImages\.0\.image is .*Must /);
  });
});
