import { orientationsOf } from '../facts/demo-units.ts';
import type { ReadScene } from '../file/scene-file.ts';
import { ON_EARTH } from '../site/layout.ts';
import { groundPictures } from './ground-pictures.ts';
import { ModelDocument } from './model-document.ts';
import { modelFile } from './model-file.ts';
import { partsOf } from './parts.ts';
import { placeModel } from './place-model.ts';
import { plantLeaves } from './plant-leaves.ts';
import { plantSheet } from './plant-sheet.ts';
import { sceneLight } from './scene-light.ts';
import { sceneShade } from './scene-shade.ts';

/** Tells what is being made. */
export type Report = (sentence: string) => void;

/**
 * What visitors walk round in, by paths in the folder of the demo: `model/*` and `light.csv`. Two minutes of one core, most
 * of them for the shade; the same scene gives the same bytes.
 */
export async function sceneModel(
  scene: ReadScene,
  report: Report = () => {},
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const add = (name: string, bytes: Uint8Array) => {
    files.set(name, bytes);
    report(`${name}: ${Math.round(bytes.length / 1000)} kB`);
  };
  const plants = await plantSheet(scene);
  add('model/plants.webp', plants.bytes);
  add(
    'model/leaves.glb',
    await plantLeaves(
      scene,
      plants.kinds.map(({ kind }) => kind),
    ),
  );
  add('model/scene.glb', await placeModel(scene, plants.kinds));
  for (const { n } of scene.buildings) add(`model/building-${n}.glb`, await buildingModel(scene, n));
  const pictures = await groundPictures(scene, plants.kinds);
  add('model/ground.webp', pictures.ground);
  add('model/ground-high.webp', pictures.groundHigh);
  add('model/sea.webp', pictures.sea);
  add('model/ground-sky.webp', pictures.groundSky);
  const shade = sceneShade(scene);
  add('model/shade.bin', shade.bytes);
  add('model/model.json', Buffer.from(modelFile(scene, plants, shade.buildings)));
  add('light.csv', Buffer.from(sceneLight(scene, ON_EARTH, orientationsOf(scene))));
  return files;
}

/** A building with rooms, frames and furniture. */
export async function buildingModel(scene: ReadScene, name: string): Promise<Uint8Array> {
  const model = new ModelDocument();
  for (const group of scene.groups.filter((one) => one.name === name))
    for (const [node, part] of partsOf(scene, group, () => true)) model.add(node, part);
  return model.bytes();
}
