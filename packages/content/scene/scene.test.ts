import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_DIR } from '../src/index.ts';
import { buildingGroups, emptyLists } from './build-scene.ts';
import { camerasOf } from './cameras/cameras.ts';
import { underLabels } from './demo-files.ts';
import { demoUnits } from './facts/demo-units.ts';
import { openScene, plainSceneBytes, type ReadScene, sceneBytes } from './file/scene-file.ts';
import { modelFile } from './model/model-file.ts';
import type { PlantSheet } from './model/plant-sheet.ts';
import { buildingModel } from './model/scene-model.ts';
import type { SceneShade } from './model/scene-shade.ts';
import { DEFINITIONS } from './plans/patterns.ts';
import { PlanDrawing } from './plans/plan-drawing.ts';
import { PLANS } from './plans/plans.ts';
import { dollhouseScene, interiorScene } from './plans/room-scenes.ts';
import { plantPrototypes } from './plants/plants.ts';
import { placeBuildings } from './site/placed-buildings.ts';

const demo = (name: string) => readFile(path.join(DEMO_DIR, name));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** What is drawn and baked for the model, which takes minutes. */
interface KeptModel {
  readonly plants: PlantSheet;
  readonly shade: SceneShade;
}

/** The place without its ground, what grows and what stands on it: a second instead of a minute. */
function builtUp(): ReadScene {
  const lists = emptyLists();
  const buildings = placeBuildings();
  const groups = buildingGroups(buildings, lists);
  const { units, instances, solids } = lists;
  const scene = {
    groups,
    prototypes: new Map(),
    instances,
    units,
    solids,
    buildings,
    grid: { height: () => 0 },
  };
  return openScene('', sceneBytes(scene, camerasOf(buildings, units)));
}

describe('the scene of the demo', () => {
  const scene = builtUp();

  it('has the homes of the demo with their prices, statuses and amenities', async () => {
    expect(demoUnits(scene)).toBe((await demo('units.csv')).toString());
  });

  it('has the cameras of the pictures, and the homes and terraces of the model', async () => {
    const kept = (await demo('model/model.json')).toString();
    const { plants, shade } = JSON.parse(kept) as KeptModel;
    expect(modelFile(scene, plants, shade.buildings)).toBe(kept);
  });

  it('has the buildings of the model, byte for byte', async () => {
    for (const name of ['H4', 'M4'])
      expect(sha256(await buildingModel(scene, name))).toBe(sha256(await demo(`model/building-${name}.glb`)));
  });

  it.each(Object.entries(PLANS))('has the plans of the type %s', async (name, plan) => {
    const drawing = DEFINITIONS + new PlanDrawing(plan).home();
    for (const language of ['', '.sr']) {
      const kept = (await demo(`plans/${name}${language}.svg`)).toString();
      expect(underLabels(kept, drawing)).toBe(kept);
    }
  });

  it.each([
    [
      'plants',
      () => plainSceneBytes([...plantPrototypes().values()], []).bin,
      'b0b945ec3ead3d34f776fa3f57030fdaad2a41a453de073f25c98639a2254509',
    ],
    [
      'the dollhouse',
      () => plainSceneBytes(dollhouseScene().groups, []).bin,
      '6dfc6371afac62f2352d3d04732fdde230d2e26d7ba012d33791844eddf172f4',
    ],
    [
      'the rooms',
      () => plainSceneBytes(interiorScene().groups, []).bin,
      'd741aa0e11becd43601b1e7882eef6578a2a38be30c710e1d89a40622ccea2e5',
    ],
  ])('draws %s from the same seeds alike', (_, bytes, hash) => {
    expect(sha256(bytes())).toBe(hash);
  });
});
