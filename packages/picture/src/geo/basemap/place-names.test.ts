import { describe, expect, it } from 'vitest';
import { type MapPoint, resolutionOfZoom } from '../mercator.ts';
import type { AreaName, Town } from './basemap-data.ts';
import { lettersOfNames, type NameSpace, placeNames } from './place-names.ts';

const ZOOM = 11;
const SCALE = 1 / resolutionOfZoom(ZOOM);
const SPACE: NameSpace = { scale: SCALE, originX: 0, originY: 0, width: 800, height: 600 };
const SEVEN_PX_A_LETTER = (text: string) => text.length * 7;

function at(x: number, y: number): MapPoint {
  return [x / SCALE, y / SCALE];
}

function town(name: string, x: number, y: number, rank = 1): Town {
  return { name, rank, at: at(x, y) };
}

function country(overrides: Partial<AreaName> = {}): AreaName {
  return {
    kind: 'country',
    text: { en: 'Montenegro', sr: 'Crna Gora' },
    at: at(400, 300),
    fromZoom: 0,
    toZoom: Number.POSITIVE_INFINITY,
    ...overrides,
  };
}

function textsOf(towns: readonly Town[], areaNames: readonly AreaName[] = [], space = SPACE): string[] {
  return placeNames({ towns, areaNames }, space, 'en', SEVEN_PX_A_LETTER, []).map(({ text }) => text);
}

describe('names on the map', () => {
  it('give way to the more important one that stands too near', () => {
    expect(textsOf([town('Budva', 300, 300), town('Bečići', 305, 302)])).toEqual(['Budva']);
    expect(textsOf([town('Budva', 300, 300), town('Bar', 305, 400)])).toEqual(['Budva', 'Bar']);
  });

  it('stand left of their dot where the right is taken', () => {
    const names = placeNames(
      { towns: [town('Tivat', 300, 300)], areaNames: [] },
      SPACE,
      'en',
      SEVEN_PX_A_LETTER,
      [[305, 290, 360, 310]],
    );
    expect(names).toMatchObject([{ text: 'Tivat', align: 'right', x: 292 }]);
  });

  it('are left out under pins and outside the canvas', () => {
    expect(
      placeNames({ towns: [town('Kotor', 300, 300)], areaNames: [] }, SPACE, 'en', SEVEN_PX_A_LETTER, [
        [200, 250, 400, 350],
      ]),
    ).toEqual([]);
    expect(textsOf([town('Kotor', 900, 300)])).toEqual([]);
  });

  it('of small places wait for a near zoom', () => {
    const far = { ...SPACE, scale: 1 / resolutionOfZoom(7) };
    const small: Town = { name: 'Spuž', rank: 5, at: [300 / far.scale, 300 / far.scale] };
    expect(textsOf([small], [], far)).toEqual([]);
    expect(textsOf([town('Spuž', 300, 300, 5)])).toEqual(['Spuž']);
  });

  it('of countries are in capitals and in the language of the page', () => {
    const serbian = placeNames({ towns: [], areaNames: [country()] }, SPACE, 'sr', SEVEN_PX_A_LETTER, []);
    expect(serbian.map(({ text }) => text)).toEqual(['CRNA GORA']);
    expect(textsOf([], [country()])).toEqual(['MONTENEGRO']);
  });

  it('stand only within their zoom levels', () => {
    expect(textsOf([], [country({ toZoom: ZOOM })])).toEqual([]);
    expect(textsOf([], [country({ fromZoom: ZOOM + 1 })])).toEqual([]);
    expect(textsOf([], [country({ fromZoom: ZOOM - 1, toZoom: ZOOM + 1 })])).toEqual(['MONTENEGRO']);
  });
});

it('their letters are those in sight, as they are drawn in the language', () => {
  const data = {
    towns: [town('Bar', 100, 100), town('Rač', 200, 200), town('Žabljak', 900, 100)],
    areaNames: [country(), country({ text: { en: 'Ö', sr: 'Ö' }, at: at(1200, 100) })],
  };
  expect([...lettersOfNames(data, SPACE, 'en')]).toEqual([
    ['town', 'BarRč'],
    ['country', 'MONTEGR'],
  ]);
  expect(lettersOfNames(data, SPACE, 'sr').get('country')).toBe('CRNA GO');
});
