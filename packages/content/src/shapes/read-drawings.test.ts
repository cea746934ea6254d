import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSource } from '../document/source-document.ts';
import { type Drawing, DrawingError } from './drawing.ts';
import { isGeoJson, readGeoJson } from './read-geojson.ts';
import { isLabelMe, readLabelMe } from './read-labelme.ts';
import { readSvg } from './read-svg.ts';
import { isWebAnnotations, readWebAnnotations } from './read-web-annotations.ts';

const PICTURE = { width: 1600, height: 900 };
const fixture = (name: string) =>
  readSource(readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8'));
const summary = ({ shapes, issues }: Drawing) => ({
  shapes: shapes.map(({ names, ring }) => [names[0], ring]),
  issues: issues.map(({ severity, message }) => `${severity}: ${message}`),
});

describe('shapes of other programs', () => {
  const first = [
    [212, 184],
    [431.5, 176.25],
    [436, 311],
    [209, 318.5],
  ];
  const clicked = [
    [212, 184],
    [431, 176],
    [436, 311],
    [209, 318],
  ];
  const second = [
    [452, 176],
    [662, 176],
    [662, 308],
    [452, 308],
  ];

  it('are read from QGIS, which counts upwards', () => {
    const document = fixture('qgis.geojson');
    expect(isGeoJson(document.value)).toBe(true);
    expect(summary(readGeoJson(document))).toEqual({
      shapes: [
        ['301', first],
        ['302', second],
      ],
      issues: ['warning: Feature 3 is no polygon.'],
    });
  });

  it('are read from LabelMe, in the size of the picture', () => {
    const document = fixture('labelme.json');
    expect(isLabelMe(document.value)).toBe(true);
    expect(summary(readLabelMe(document, PICTURE))).toEqual({
      shapes: [
        ['301', first],
        ['302', second],
      ],
      issues: ['warning: “door” is a point, which encloses nothing.'],
    });
    expect(() => readLabelMe(document, { width: 1600, height: 1200 })).toThrow(
      'The drawing is 800 × 450; the picture is 1600 × 1200.',
    );
  });

  it('are read from Annotorious, as annotations of the web', () => {
    const document = fixture('annotorious.json');
    expect(isWebAnnotations(document.value)).toBe(true);
    const { shapes, issues } = readWebAnnotations(document, PICTURE);
    expect(issues).toEqual([]);
    // Annotorious keeps the fractions of its own arithmetic.
    const rounded = shapes.map(({ names, ring }) => [names[0], ring.map((point) => point.map(Math.round))]);
    expect(rounded).toEqual([
      ['301', clicked],
      ['302', second],
    ]);
    const page = readSource(JSON.stringify({ type: 'AnnotationPage', items: document.value }));
    expect(isWebAnnotations(page.value)).toBe(true);
    expect(summary(readWebAnnotations(page, PICTURE)).shapes).toHaveLength(2);
  });

  it('are told apart', () => {
    const documents = ['qgis.geojson', 'labelme.json', 'annotorious.json'].map((name) => fixture(name).value);
    const kinds = documents.map((value) => [isGeoJson(value), isLabelMe(value), isWebAnnotations(value)]);
    expect(kinds).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });
});

const svg = (content: string, attributes = 'viewBox="0 0 1600 900"') =>
  readSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`, PICTURE);

it('a rectangle at the edge is read, where a fraction of nothing is left of it', () => {
  const selector = { type: 'FragmentSelector', value: 'xywh=pixel:-1.4e-14,0,210,132.5' };
  const [shape] = readWebAnnotations(
    readSource(JSON.stringify([{ type: 'Annotation', body: '301', target: { selector } }])),
    PICTURE,
  ).shapes;
  expect(shape?.ring).toEqual([
    [0, 0],
    [210, 0],
    [210, 132.5],
    [0, 132.5],
  ]);
});

describe('an SVG', () => {
  it('is fitted to a picture of another size', () => {
    const { shapes } = svg(
      '<rect id="a" x="10" y="20" width="30" height="40"/>',
      'width="800px" height="450px"',
    );
    expect(shapes[0]?.ring).toEqual([
      [20, 40],
      [80, 40],
      [80, 120],
      [20, 120],
    ]);
  });

  it.each([
    ['<svg/>', /neither a viewBox nor a width/],
    ['<html/>', /no SVG/],
    ['<svg viewBox="0 0 100 100"/>', /The drawing is 100 × 100; the picture is 1600 × 900/],
    ['<svg viewBox="0 0 1600 900"><g></svg>', /No valid SVG/],
    [`<svg viewBox="0 0 1600 900">${'<g>'.repeat(5000)}`, /too many elements/],
    ['<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><svg>&b;</svg>', /undefined entity/],
    ['<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>', /undefined entity/],
  ])('%#. is refused', (text, message) => {
    expect(() => readSvg(text, PICTURE)).toThrow(DrawingError);
    expect(() => readSvg(text, PICTURE)).toThrow(message);
  });

  it('names the element that leads nowhere or to itself', () => {
    const { shapes, issues } = svg(
      '\n<g id="a"><use href="#a"/></g>\n<use href="https://evil.example/x.svg#b"/>\n<path d="M 0,0 Lx"/>',
    );
    expect(shapes).toEqual([]);
    expect(issues.map(({ place, message }) => [place?.line, message])).toEqual([
      [2, 'There is nothing to use at “#a”.'],
      [3, 'There is nothing to use at “https://evil.example/x.svg#b”.'],
      [4, 'The path cannot be read.'],
    ]);
  });

  it.each([
    'style="transform: rotate3d(1, 1, 1, 45deg)"',
    'style="transform: rotate(45)x"',
    'style="transform-box: fill-box; transform-origin: center; transform: rotate(45deg)"',
    'transform="rotate(9)" transform-origin="3dpi"',
  ])('says that it does not read %s', (attributes) => {
    const { shapes, issues } = svg(`\n<rect width="9" height="9" ${attributes}/>`);
    expect([shapes.length, issues.map(({ place, message }) => [place?.line, message])]).toEqual([
      0,
      [[2, 'The transform cannot be read.']],
    ]);
  });

  it('ends where copies of copies would not', () => {
    const levels = Array.from(
      { length: 10 },
      (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
    );
    expect(() => svg(`<rect id="l0" width="1" height="1"/>${levels.toReversed().join('')}`)).toThrow(
      'The drawing has too many shapes.',
    );
  });
});
