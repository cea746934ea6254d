import { aProjectModel } from '@suite/api/fixtures';
import { expect, it } from 'vitest';
import { aUnit } from '../../../fixtures/building.ts';
import { shownUnits, viewOfModel } from './model-units.ts';

it('draws each home like its shape', () => {
  const units = [aUnit({ id: 101, status: 'sold' }), aUnit({ id: 102, status: 'available' })];
  expect(shownUnits(units, new Set([102]))).toEqual([
    { id: 101, appearance: { kind: 'unit', status: 'sold' }, filteredOut: true, text: '101' },
    { id: 102, appearance: { kind: 'unit', status: 'available' }, filteredOut: false, text: '102' },
  ]);
  expect(shownUnits(units, null).map(({ filteredOut }) => filteredOut)).toEqual([false, false]);
});

it('begins at the camera of the picture, else at that of another one of the building', () => {
  const [view] = aProjectModel().views;
  if (!view) throw new Error('The fixture has changed');
  const back = { ...view, kind: 'building' as const, ownerId: 12, mediaId: 72 };
  const front = { ...back, mediaId: 71 };
  const plan = { ...view, kind: 'masterplan' as const, ownerId: 12, mediaId: 99 };
  const model = { views: [plan, front, back] };
  expect(viewOfModel(model, 72, 12)).toEqual({ view: back, isOfPicture: true });
  expect(viewOfModel(model, 99, 12)).toEqual({ view: front, isOfPicture: false });
  expect(viewOfModel(model, null, 12)).toEqual({ view: front, isOfPicture: false });
  expect(viewOfModel(model, 71, 13)).toEqual({ view: front, isOfPicture: true });
  expect(viewOfModel({ views: [plan] }, 71, 12)).toBeNull();
});
