import { describe, expect, it } from 'vitest';
import { aBuilding, aCommunity, aMasterplan } from '../fixtures/entities.ts';
import { landingPath, projectLandingPath, projectPath } from './landing.ts';

describe('landing of a project', () => {
  it.each([
    ['its root masterplan', [aCommunity(2, 'Hills'), aMasterplan({ id: 5 })], [], '/masterplan/5'],
    [
      'the only building of a root that is not published',
      [aMasterplan({ publish: false })],
      [aBuilding(9, 'B1')],
      '/masterplan/1/building/9',
    ],
    [
      'the only building of a root that is not in the list',
      [],
      [aBuilding(9, 'B1')],
      '/masterplan/1/building/9',
    ],
    ['the only community of a root that is not in the list', [aCommunity(2, 'Hills')], [], '/masterplan/2'],
    [
      'a chooser where a root that is not in the list has several children',
      [aCommunity(2, 'Hills'), aCommunity(3, 'Bay')],
      [],
      '/masterplan/1?project=7',
    ],
    ['nothing when the root is not published and empty', [aMasterplan({ publish: false })], [], null],
    ['nothing when the project has nothing', [], [], null],
  ])('is %s', (_, masterplans, buildings, path) => {
    expect(projectLandingPath(7, { masterplans, buildings }, 'en')).toBe(path);
  });

  it('has the path of the language', () => {
    expect(landingPath({ kind: 'masterplan', id: 3 }, 'rs')).toBe('/rs/masterplan/3');
    const parts = { masterplans: [aCommunity(2, 'Hills'), aCommunity(3, 'Bay')], buildings: [] };
    expect(projectLandingPath(7, parts, 'rs')).toBe('/rs/masterplan/1?project=7');
  });
});

it('gives a project an address before its landing is known', () => {
  expect(projectPath(7, 'en')).toBe('/masterplan?project=7');
  expect(projectPath(7, 'rs')).toBe('/rs/masterplan?project=7');
});
