import { describe, expect, it } from 'vitest';
import { type LandingData, landingTarget, rootMasterplan, rootMasterplanId } from './landing.ts';

const masterplan = (id: number, parentId: number, publish = true, community = false) => ({
  id,
  parentId,
  publish,
  community,
});
const building = (id: number, masterplansId: number, publish = true) => ({ id, masterplansId, publish });
const toMasterplan = (id: number) => ({ kind: 'masterplan', id }) as const;
const toBuilding = (id: number, masterplanId: number) => ({ kind: 'building', id, masterplanId }) as const;
const NOT_FOUND = { kind: 'not-found' } as const;

const hidden = masterplan(1, 0, false);

describe('the landing of a masterplan', () => {
  it.each<[string, LandingData]>([
    ['with nothing beneath', { masterplans: [masterplan(1, 0)], buildings: [] }],
    ['with one building', { masterplans: [masterplan(1, 0)], buildings: [building(12, 1)] }],
    ['with one nested masterplan', { masterplans: [masterplan(1, 0), masterplan(2, 1)], buildings: [] }],
  ])('[R2.032] is itself when it is published, %s', (_, data) => {
    expect(landingTarget(1, data)).toEqual(toMasterplan(1));
  });

  it.each<[string, LandingData]>([
    ['one building there', { masterplans: [hidden, masterplan(2, 1)], buildings: [building(12, 2)] }],
    [
      'one published and one unpublished building there',
      { masterplans: [hidden, masterplan(2, 1)], buildings: [building(12, 2), building(13, 2, false)] },
    ],
    [
      'an unpublished sibling and an unpublished own building beside it',
      {
        masterplans: [hidden, masterplan(2, 1), masterplan(4, 1, false)],
        buildings: [building(12, 2), building(14, 1, false), building(15, 4)],
      },
    ],
  ])('[R2.033] is the only building of its only nested masterplan: %s', (_, data) => {
    expect(landingTarget(1, data)).toEqual(toBuilding(12, 2));
  });

  it.each<[string, LandingData['buildings']]>([
    ['none', []],
    ['only unpublished ones', [building(12, 2, false)]],
    ['several', [building(12, 2), building(13, 2)]],
  ])('[R2.034] is its only nested masterplan when the buildings there are %s', (_, buildings) => {
    expect(landingTarget(1, { masterplans: [hidden, masterplan(2, 1)], buildings })).toEqual(toMasterplan(2));
  });

  it('[R2.035] is its only published building when no nested masterplan is published', () => {
    const masterplans = [hidden, masterplan(2, 1, false)];
    const buildings = [building(12, 1), building(13, 1, false), building(14, 2)];
    expect(landingTarget(1, { masterplans, buildings })).toEqual(toBuilding(12, 1));
  });

  it.each<[string, LandingData]>([
    ['two nested masterplans', { masterplans: [hidden, masterplan(2, 1), masterplan(3, 1)], buildings: [] }],
    ['two buildings', { masterplans: [hidden], buildings: [building(12, 1), building(13, 1)] }],
    ['one of each', { masterplans: [hidden, masterplan(2, 1)], buildings: [building(12, 1)] }],
  ])('[R2.036] is itself, as a chooser, when it has %s', (_, data) => {
    expect(landingTarget(1, data)).toEqual(toMasterplan(1));
  });

  it.each<[string, LandingData]>([
    ['nothing beneath it', { masterplans: [hidden], buildings: [] }],
    [
      'only unpublished children',
      {
        masterplans: [hidden, masterplan(2, 1, false)],
        buildings: [building(12, 1, false), building(13, 2)],
      },
    ],
    ['itself as its parent', { masterplans: [masterplan(1, 1, false)], buildings: [] }],
    [
      'its own child as its parent',
      { masterplans: [masterplan(1, 2, false), masterplan(2, 1, false)], buildings: [] },
    ],
    ['no entry in the list', { masterplans: [masterplan(2, 0)], buildings: [building(12, 2)] }],
  ])('[R2.037] is not found when it has %s', (_, data) => {
    expect(landingTarget(1, data)).toEqual(NOT_FOUND);
  });

  it('[R2.037] ends in a circle of parents at the published one in it', () => {
    const masterplans = [masterplan(1, 2, false), masterplan(2, 1)];
    expect(landingTarget(1, { masterplans, buildings: [] })).toEqual(toMasterplan(2));
    expect(landingTarget(2, { masterplans, buildings: [] })).toEqual(toMasterplan(2));
  });
});

describe('the root masterplan', () => {
  it.each([
    ['the one with parentId 0', [masterplan(5, 4), masterplan(6, 0, true, true)], 6],
    [
      'else the first that is no community',
      [masterplan(5, 4, true, true), masterplan(6, 4), masterplan(7, 4)],
      6,
    ],
    ['else the first', [masterplan(5, 4, true, true), masterplan(6, 4, true, true)], 5],
  ])('[R2.039] is %s', (_, masterplans, expected) => {
    expect(rootMasterplan(masterplans)?.id).toBe(expected);
  });

  it('is none in an empty list', () => {
    expect(rootMasterplan([])).toBeNull();
  });
});

describe('the id of the root masterplan', () => {
  it.each<[string, LandingData, number | null]>([
    [
      'that of the one with parentId 0',
      { masterplans: [masterplan(5, 4), masterplan(6, 0)], buildings: [] },
      6,
    ],
    [
      'the parent that is not in the list',
      { masterplans: [masterplan(2, 1, true, true), masterplan(3, 1, true, true)], buildings: [] },
      1,
    ],
    ['that of the building without its masterplan', { masterplans: [], buildings: [building(12, 1)] }, 1],
    [
      'not a parent that lies deeper than the root',
      { masterplans: [masterplan(1, 0)], buildings: [building(12, 9)] },
      1,
    ],
    [
      'that of the first no community in a circle',
      { masterplans: [masterplan(1, 2), masterplan(2, 1)], buildings: [] },
      1,
    ],
    ['none where there is nothing', { masterplans: [], buildings: [] }, null],
  ])('is %s', (_, data, expected) => {
    expect(rootMasterplanId(data)).toBe(expected);
  });
});
