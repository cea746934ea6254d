import { describe, expect, it } from 'vitest';
import { aBuilding, aCommunity } from '../../../fixtures/entities.ts';
import {
  buildingChild,
  type ChildrenInput,
  childMode,
  communityChild,
  masterplanChildren,
} from './children.ts';

const HILLS = aCommunity(2, 'Hills');
const BAY = aCommunity(3, 'Bay');
const OWN = aBuilding(10, 'Gate');
const IN_HILLS = aBuilding(11, 'H1', { masterplansId: 2 });
const ELSEWHERE = aBuilding(12, 'X1', { masterplansId: 99 });

function namesOf(more: Partial<ChildrenInput>): string[] {
  const input: ChildrenInput = {
    masterplanId: 1,
    mode: 'communities',
    nested: [HILLS, BAY],
    own: [OWN],
    all: null,
    locale: 'en',
    ...more,
  };
  return masterplanChildren(input).map(({ name }) => name);
}

describe('children of a masterplan', () => {
  it('are its communities and its own buildings', () => {
    expect(namesOf({})).toEqual(['Hills', 'Bay', 'Gate']);
  });

  it('are all buildings below it in the building view', () => {
    expect(namesOf({ mode: 'buildings', all: [OWN, IN_HILLS, ELSEWHERE] })).toEqual(['Gate', 'H1']);
  });

  it('are its own buildings where it has no communities', () => {
    expect(namesOf({ mode: 'buildings', nested: [] })).toEqual(['Gate']);
  });

  it('are only those that are published', () => {
    expect(
      namesOf({ nested: [HILLS, { ...BAY, publish: false }], own: [{ ...OWN, publish: false }] }),
    ).toEqual(['Hills']);
  });
});

describe('a click on a child', () => {
  it('leads to the masterplan of a community', () => {
    expect(communityChild(HILLS, 'en').href).toBe('/masterplan/2');
    expect(communityChild(HILLS, 'rs').href).toBe('/rs/masterplan/2');
  });

  it('leads to the page of a building, in the masterplan that it stands in', () => {
    expect(buildingChild(IN_HILLS, 'en').href).toBe('/masterplan/2/building/11');
  });
});

it('calls a building by its title and keeps its number beside it', () => {
  expect(buildingChild({ ...IN_HILLS, title: 'Pine Terrace' }, 'en')).toMatchObject({
    name: 'Pine Terrace',
    shortName: 'H1',
  });
  expect(buildingChild(IN_HILLS, 'en')).toMatchObject({ name: 'H1', shortName: null });
});

it.each([
  [false, [HILLS], 'communities'],
  [true, [HILLS], 'buildings'],
  [false, [], 'buildings'],
] as const)('building view %s with communities %j shows %s', (isBuildingView, nested, mode) => {
  expect(childMode(isBuildingView, nested)).toBe(mode);
});
