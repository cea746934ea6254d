import { describe, expect, it } from 'vitest';
import { aProjectModel } from '../fixtures/model.ts';
import { projectModel } from './model.ts';

describe('the document of a model', () => {
  it('takes one with everything, and the made-up one is such', () => {
    const model = aProjectModel();
    expect(projectModel.parse(model)).toEqual(model);
  });

  it('takes a scene alone: no plants, shade or ground, no building in full, homes without a terrace', () => {
    const { place, units, buildings, views, projectId } = aProjectModel();
    const { pictureSun: _sun, ...bare } = place;
    const plain = {
      projectId,
      place: bare,
      files: { scene: '/scene.glb' },
      buildings: buildings.map(({ id, key }) => ({ id, key })),
      views,
      units: units.map(({ eye: _eye, facing: _facing, ...unit }) => unit),
    };
    expect(projectModel.parse(plain)).toEqual(plain);
    expect(projectModel.safeParse({ ...plain, files: {} }).success).toBe(false);
  });
});
