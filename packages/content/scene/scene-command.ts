import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildScene } from './build-scene.ts';
import { camerasOf } from './cameras/cameras.ts';
import { demoFiles } from './demo-files.ts';
import { plainSceneBytes, readScene, sceneBytes, writeScene } from './file/scene-file.ts';
import { PICTURES } from './pictures/pictures.ts';
import { renderPicture } from './pictures/render-picture.ts';
import { dollhouseScene, interiorScene } from './plans/room-scenes.ts';

const DEMO = path.resolve(import.meta.dirname, '../demo');
/** Of `scene.bin`: a change of the place is meant. */
const SCENE_SHA256 = '14107a321547e02688f996f6c199f7cd745622c968bd861413e2bfccf75dc1fd';
/** Folders of the scenes below the one of the place. */
const FOLDERS = { exterior: '.', interior: 'interior', dollhouse: 'dollhouse' };

export interface SceneOptions {
  /** Where the scene is, or will be. */
  readonly folder: string;
  /** Which picture is rendered. */
  readonly picture: string | null;
  /** Share of its size and samples. */
  readonly scale: number;
  readonly report: (sentence: string) => void;
}

/** Gives whether all is well. */
type Command = (options: SceneOptions) => Promise<boolean>;

const build: Command = async ({ folder, report }) => {
  const { scene, pictures } = await buildScene();
  const bytes = sceneBytes(scene, camerasOf(scene.buildings, scene.units));
  await writeScene(folder, bytes, pictures);
  for (const [name, { groups, cams }] of [
    ['interior', interiorScene()],
    ['dollhouse', dollhouseScene()],
  ] as const)
    await writeScene(path.join(folder, FOLDERS[name]), plainSceneBytes(groups, cams));
  const isKnown = createHash('sha256').update(bytes.bin).digest('hex') === SCENE_SHA256;
  report(`${scene.units.length} homes, ${scene.instances.length} plants and stones in ${folder}.`);
  report(isKnown ? 'It is the place that the demo shows.' : 'It is another place than the demo shows.');
  return true;
};

const demo: Command = async ({ folder, report }) => {
  const files = await demoFiles(await readScene(folder), DEMO, report);
  for (const [name, bytes] of files) await writeFile(path.join(DEMO, name), bytes);
  report(`${files.size} files are written into ${DEMO}.`);
  return true;
};

const check: Command = async ({ folder, report }) => {
  const files = await demoFiles(await readScene(folder), DEMO, report);
  const others: string[] = [];
  for (const [name, bytes] of files)
    if (!(await readFile(path.join(DEMO, name))).equals(bytes)) others.push(name);
  report(`${files.size - others.length} of ${files.size} files are those of the demo, byte for byte.`);
  for (const name of others) report(`${name} differs.`);
  return others.length === 0;
};

const picture: Command = async ({ folder, picture: name, scale, report }) => {
  const wanted = PICTURES.filter((one) => name === null || one.name === name);
  if (wanted.length === 0) {
    report(`There is no picture ${name}. There are: ${PICTURES.map((one) => one.name).join(', ')}.`);
    return false;
  }
  const out = path.join(folder, 'pictures');
  await mkdir(out, { recursive: true });
  for (const one of wanted)
    report(await renderPicture(path.join(folder, FOLDERS[one.kind]), one, { out, scale }));
  return true;
};

export const SCENE_COMMANDS: Readonly<Record<string, Command>> = { build, demo, check, picture };
