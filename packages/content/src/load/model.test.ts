import { writeFile } from 'node:fs/promises';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { describe, expect, it } from 'vitest';
import { DEMO_DIR } from '../index.ts';
import { issueText } from '../issues.ts';
import { MADE_MODEL, madeGlb, modelFolder, sceneOf } from '../model/made-model.ts';
import { readFolder } from './content-folder.ts';
import { checkContent } from './load-content.ts';
import { madeZip } from './made-zip.ts';
import { readZip } from './read-zip.ts';
import { smallFolder } from './small-folder.ts';

const issuesOf = async (files: ReturnType<typeof modelFolder>) =>
  (await checkContent(files)).issues.map(issueText);
const changed = (change: object) => ({ 'model/model.json': JSON.stringify({ ...MADE_MODEL, ...change }) });

describe('the model of a project folder', () => {
  it('is read with all of its files, and without one there is none', async () => {
    const { content, issues } = await checkContent(modelFolder());
    expect(issues).toEqual([]);
    expect(content?.model).toMatchObject({ timeZone: 'Europe/Belgrade', units: MADE_MODEL.units });
    expect(content?.sizes.get('model/ground.png')).toEqual({ width: 1, height: 1 });
    expect((await checkContent(smallFolder())).content?.model).toBeNull();
  });

  it('needs its scene and units alone', async () => {
    const { timeZone, scene, units, cameras } = MADE_MODEL;
    const files = smallFolder({
      'model/model.yaml': JSON.stringify({ timeZone, scene, units, cameras }),
      'model/scene.glb': madeGlb(sceneOf(2)),
    });
    expect(await issuesOf(files)).toEqual([]);
  });

  it('of the demo has nothing wrong with it: all views have a camera, all homes a volume', async () => {
    const { content, issues } = await checkContent(await readFolder(DEMO_DIR));
    expect(issues.filter(({ file }) => file.startsWith('model/'))).toEqual([]);
    expect([content?.model?.cameras.length, content?.model?.units.length]).toEqual([19, 371]);
  });

  const [first, second] = MADE_MODEL.units;
  const [site, front] = MADE_MODEL.cameras;
  const { A: shade } = MADE_MODEL.shade.buildings;
  it.each<[string, Parameters<typeof modelFolder>[0], string]>([
    [
      'a scene that is no GLB',
      { 'model/scene.glb': 'solid' },
      'model/scene.glb: error: The file is no binary',
    ],
    [
      'a scene without volumes',
      { 'model/scene.glb': madeGlb(sceneOf(2, { nodes: [{ name: 'homes' }] })) },
      'model/scene.glb: error: The scene has no volumes of homes.',
    ],
    [
      'more volumes than homes',
      { 'model/scene.glb': madeGlb(sceneOf(3)) },
      'model/scene.glb: error: The scene has a volume number 2; model/model.json has 2 homes.',
    ],
    [
      'a building that is too large',
      { 'model/building-a.glb': Buffer.alloc(33 * 1024 * 1024) },
      'model/building-a.glb: error: The file has 33.0 MB. At most 32 MB.',
    ],
    [
      'a picture that is none',
      { 'model/ground.png': 'grass' },
      'model/ground.png: error: The file is no picture that can be read.',
    ],
    [
      'a shade that is too short',
      { 'model/shade.bin': Buffer.alloc(15) },
      'The shade of A ends at byte 16; model/shade.bin has 15.',
    ],
    [
      'an unknown home',
      changed({ units: [first, { ...second, unit: 'A-9' }] }),
      'The project has no home A-9.',
    ],
    ['a home twice', changed({ units: [first, first] }), 'The home A-1 is there twice.'],
    [
      'an unknown view',
      changed({ cameras: [site, { ...front, view: 'back' }] }),
      'The project has no view back.',
    ],
    ['a view twice', changed({ cameras: [site, site] }), 'The view site is there twice.'],
    [
      'an unknown building',
      changed({ buildings: { B: 'model/building-a.glb' } }),
      'The project has no building B.',
    ],
    [
      'the shade of an unknown building',
      changed({ shade: { file: 'model/shade.bin', buildings: { B: shade } } }),
      'The project has no building B.',
    ],
    [
      'a file that is not there',
      changed({ sea: 'model/sea.webp' }),
      'model/sea.webp: error: The file is missing.',
    ],
    [
      'a file of elsewhere',
      changed({ scene: 'pictures/scene.glb' }),
      'scene is "pictures/scene.glb". Must be a file in the folder model.',
    ],
    [
      'a time zone that is none',
      changed({ timeZone: 'Mars' }),
      'timeZone is "Mars". Must be the name of a time',
    ],
    ['no camera angle', changed({ cameras: [{ ...site, fov: 0 }, front] }), 'cameras.0.fov is 0.'],
    [
      'two descriptions',
      { 'model/model.yaml': 'scene: x' },
      'model/model.yaml: error: model/model.json is there',
    ],
  ])('is refused for %s', async (_what, changes, message) => {
    const issues = await issuesOf(modelFolder(changes));
    expect(issues).toContainEqual(expect.stringContaining(message));
    expect(issues).toContainEqual(expect.stringContaining(': error: '));
  });

  it('says where in its file a name is wrong', async () => {
    const text = JSON.stringify(MADE_MODEL, null, 2).replace('"A-2"', '"A-7"');
    const line = text.slice(0, text.indexOf('"A-7"')).split('\n').length;
    expect(await issuesOf(modelFolder({ 'model/model.json': text }))).toContainEqual(
      expect.stringMatching(`^model/model.json:${line}:\\d+: error: The project has no home A-7\\.$`),
    );
  });

  it('is warned of what visitors would miss or wait for, and of files that it does not use', async () => {
    const large = madeGlb(sceneOf(1, { extras: 'x'.repeat(5 * 1024 * 1024) }));
    const files = modelFolder({
      ...changed({ cameras: [site], units: [first] }),
      'model/scene.glb': large,
      'model/old.glb': madeGlb({ asset: { version: '2.0' } }),
    });
    expect(await issuesOf(files)).toEqual([
      'model/model.json: warning: Views without a camera: front.',
      'model/model.json: warning: Homes without a volume: A-2.',
      'model/old.glb: warning: The model does not use this file.',
      'model/scene.glb: warning: The file has 5.0 MB. Above 4 MB visitors wait for it.',
    ]);
  });

  it('has pictures of what is seen from terraces, and is warned of those that no home shows', async () => {
    const picture = modelFolder().get('model/ground.png') ?? Buffer.alloc(0);
    const names = ['A-1', 'A-2', 'A-9'].map((key) => `model/terraces/${key}.png`);
    const files = modelFolder(Object.fromEntries(names.map((name) => [name, picture])));
    const { content, issues } = await checkContent(files);
    expect(content?.sizes.get('model/terraces/A-1.png')).toEqual({ width: 1, height: 1 });
    expect(issues.map(issueText)).toEqual([
      'model/terraces/A-2.png: warning: The model has no terrace of A-2.',
      'model/terraces/A-9.png: warning: The model has no terrace of A-9.',
    ]);
  });

  it('comes in an archive too, with the folder around it', async () => {
    await using folder = await temporaryFolder();
    const file = `${folder.path}/project.zip`;
    const entries = [...modelFolder()].map(([name, data]) => ({ name: `house/${name}`, data }));
    await writeFile(file, madeZip(entries));
    expect([...(await readZip(file)).keys()]).toContain('model/shade.bin');
  });
});
