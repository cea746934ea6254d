import { expect, it } from 'vitest';
import type { ModelFile } from './model-file.ts';
import { terracePictures, terracesToDraw } from './terrace-pictures.ts';

type ModelUnit = ModelFile['units'][number];

const unit = (key: string, eye: ModelUnit['eye'], facing?: number): ModelUnit => ({
  unit: key,
  at: [0, 0, 0],
  ...(eye && { eye }),
  ...(facing !== undefined && { facing }),
});

const GROUND = unit('A-1', [0, 2, 0], 355);

it.each<[string, ModelUnit, boolean]>([
  ['two storeys above', unit('A-2', [0, 8.4, 0], 355), false],
  ['beside, round the corner of north', unit('A-2', [6, 2, 0], 4), false],
  ['four storeys above', unit('A-2', [0, 14.8, 0], 355), true],
  ['at the end of the house', unit('A-2', [30, 2, 0], 355), true],
  ['on the other side', unit('A-2', [0, 2, 6], 175), true],
  ['without a terrace', unit('A-2', undefined), false],
  ['whose direction nobody knows', unit('A-2', [90, 2, 0]), false],
])('the view of a home %s is drawn: %s', (_, other, isDrawn) => {
  expect(terracesToDraw([GROUND, other])).toEqual(isDrawn ? ['A-1', 'A-2'] : ['A-1']);
});

it('a home has its own picture, else the nearest of nearly the same view, else none', () => {
  const units = [
    GROUND,
    unit('A-2', [0, 5.2, 0], 355),
    unit('A-3', [0, 8.4, 0], 355),
    unit('A-4', [50, 2, 0], 355),
    unit('A-5', undefined),
  ];
  const files = ['model/ground.webp', 'model/terraces/A-1.webp', 'model/terraces/A-3.jpg', 'plans/A-2.svg'];
  expect([...terracePictures(units, files)]).toEqual([
    ['A-1', 'model/terraces/A-1.webp'],
    ['A-2', 'model/terraces/A-1.webp'],
    ['A-3', 'model/terraces/A-3.jpg'],
  ]);
});

it('every home with a terrace has a picture once those that are to be drawn are', () => {
  const tower = Array.from({ length: 60 }, (_, index) =>
    unit(`T-${index}`, [(index % 4) * 5, Math.floor(index / 4) * 3.2, 0], 180),
  );
  const drawn = terracesToDraw(tower);
  expect(drawn.length).toBeLessThan(tower.length / 2);
  expect(
    terracePictures(
      tower,
      drawn.map((key) => `model/terraces/${key}.webp`),
    ).size,
  ).toBe(tower.length);
});
