import { aProjectModel } from '@suite/api/fixtures';
import { expect, it } from 'vitest';
import { viewOfModel } from './view-of-model.ts';

type Place = [number, number, number];

const [FIRST] = aProjectModel().views;
if (!FIRST) throw new Error('The fixture has changed');
const back = { ...FIRST, kind: 'building' as const, ownerId: 12, mediaId: 72 };
const front = { ...back, mediaId: 71 };
const plan = { ...FIRST, kind: 'masterplan' as const, ownerId: 12, mediaId: 99 };
const model = { views: [plan, front, back], units: [] };
const building = (id: number) => ({ kind: 'building' as const, id });

it.each([
  ['of the picture', 72, building(12), { view: back, isOfPicture: true }],
  ['of another picture, where this one has none', 99, building(12), { view: front, isOfPicture: false }],
  ['of any, where there is no picture', null, building(12), { view: front, isOfPicture: false }],
  ['of the picture, whoever has it', 71, building(13), { view: front, isOfPicture: true }],
  ['of a masterplan', 99, { kind: 'masterplan' as const, id: 12 }, { view: plan, isOfPicture: true }],
  ['of nothing', 71, { kind: 'masterplan' as const, id: 13 }, null],
])('the camera is that %s', (_, mediaId, owner, expected) => {
  expect(viewOfModel(model, mediaId, owner)).toEqual(expected);
});

it('is before the homes of a building whose pictures have no camera, and before all of them for a whole place', () => {
  const { units } = aProjectModel();
  const afar = units
    .slice(0, 1)
    .map((unit) => ({ ...unit, id: 9, buildingId: 13, at: [900, 3, 0] as Place }));
  const [own, all] = [building(12), { kind: 'masterplan' as const, id: 1 }].map((owner) =>
    viewOfModel({ views: [], units: [...units, ...afar] }, 72, owner),
  );
  expect(own?.isOfPicture).toBe(false);
  expect(own?.view.target[0]).toBeCloseTo(-75.5, 6);
  expect(all?.view.target[0]).toBeCloseTo(410, 6);
});
