import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, KHRDracoMeshCompression } from '@gltf-transform/extensions';
import draco from 'draco3dgltf';
import { MeshoptDecoder } from 'meshoptimizer';
import { afterEach, expect, it } from 'vitest';
import { issueText } from '../issues.ts';
import { readFolder } from '../load/content-folder.ts';
import { checkContent } from '../load/load-content.ts';
import { smallFolder } from '../load/small-folder.ts';
import { type MadeBox, type MadeCamera, madeSource } from './made-source.ts';
import { makeModel, writeModel } from './make-model.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Two homes side by side that look south over the sea, a wall behind them, a pane before one. */
const BOXES: readonly MadeBox[] = [
  { name: 'A-1', from: [-10, 0, -8], to: [0, 3, 0] },
  { name: 'A-2', from: [0, 0, -8], to: [10, 3, 0] },
  { name: 'solid:A', from: [-11, 0, -9], to: [11, 4, -8.5], color: [0.5, 0.25, 0.1, 1] },
  { name: 'A', from: [-11, 3.2, -9], to: [11, 3.4, -6], color: [0.25, 0.25, 0.25, 1] },
  { name: 'Pane of A', from: [-10, 0, -3], to: [0, 3, -2.9], color: [0.6, 0.7, 0.8, 0.2] },
  { name: 'ground', from: [-60, -2, -60], to: [60, 0, 60] },
  { name: 'sea', from: [-4000, -3, 60], to: [4000, -2.5, 8000] },
];
const FOV = 40;
const FRONT: MadeCamera = { name: 'front', at: [0, 1.5, 30], fov: FOV };
const [WIDTH, HEIGHT] = [800, 600];

/** The front of a home as the camera sees it, by the rule of the pinhole: the picture was drawn by another program. */
function front(unit: string, left: number, right: number, aside = 0) {
  const scale = HEIGHT / 2 / Math.tan((FOV * Math.PI) / 360) / 30;
  const x = (metres: number) => WIDTH / 2 + metres * scale + aside;
  const y = (metres: number) => HEIGHT / 2 - (metres - 1.5) * scale;
  const ring = [
    [x(left), y(3)],
    [x(right), y(3)],
    [x(right), y(0)],
    [x(left), y(0)],
    [x(left), y(3)],
  ];
  const label = [(x(left) + x(right)) / 2, HEIGHT / 2];
  return { id: `A-${unit}`, kind: 'unit', building: 'A', unit, label, area: 100, ring };
}

const shapes = (aside = 0) =>
  JSON.stringify({
    view: 'front',
    width: WIDTH,
    height: HEIGHT,
    shapes: [front('1', -10, 0, aside), front('2', 0, 10, aside)],
  });

async function projectWith(model: Uint8Array | null, aside = 0): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'make-model-'));
  folders.push(folder);
  const small = smallFolder({ 'front.json': shapes(aside) });
  const project = small.get('project.yaml')?.toString('utf8') ?? '';
  small.set(
    'project.yaml',
    Buffer.from(project.replace('image: front.svg', 'image: front.svg, shapes: front.json')),
  );
  for (const [name, bytes] of small) await writeFile(path.join(folder, name), bytes);
  if (model) await writeFile(path.join(folder, 'model.glb'), model);
  return folder;
}

const OPTIONS = { timeZone: 'Europe/Belgrade' };

it('makes a project with a model of a GLB with named boxes', async () => {
  const folder = await projectWith(await madeSource(BOXES, [FRONT]));
  const { warnings } = await writeModel(folder, OPTIONS);
  expect(warnings).toEqual(['Views without a camera: site.']);
  const { content, issues } = await checkContent(await readFolder(folder));
  expect(issues.map(issueText).filter((text) => !text.includes('Views without a camera'))).toEqual([]);
  expect(content?.model).toMatchObject({ timeZone: 'Europe/Belgrade', scene: 'model/scene.glb' });
  const [camera] = content?.model?.cameras ?? [];
  // It looks at the middle of the homes, about which pages turn the model.
  expect(camera).toMatchObject({ view: 'front', position: [0, 1.5, 30], target: [0, 1.5, -4], fov: FOV });
  expect(content?.model?.units).toEqual([
    { unit: 'A-1', at: [-5, 1.5, -4], eye: [-5, 1.65, -1.35], facing: 180 },
    { unit: 'A-2', at: [5, 1.5, -4], eye: [5, 1.65, -1.35], facing: 180 },
  ]);
});

it('packs volumes, house and place by what pages know', async () => {
  const folder = await projectWith(await madeSource(BOXES, [FRONT]));
  const { files } = await makeModel(folder, OPTIONS);
  await MeshoptDecoder.ready;
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  const root = (await io.readBinary(files.get('model/scene.glb') ?? new Uint8Array())).getRoot();
  expect(root.listExtensionsRequired().map(({ extensionName }) => extensionName)).toContain(
    'EXT_meshopt_compression',
  );
  const named = new Map(
    root.listNodes().map((node) => [node.getName(), node.getMesh()?.listPrimitives()[0]]),
  );
  expect([...named.keys()].toSorted()).toEqual(
    ['Pane of A', 'ground', 'home-edges', 'homes', 'sea', 'solid:A', 'solid:A'].filter(
      (name, at, all) => all.indexOf(name) === at,
    ),
  );
  const numbers = named.get('homes')?.getAttribute('_HOME')?.getArray() ?? [];
  expect([...new Set(numbers)]).toEqual([0, 1]);
  // Twelve edges of a box, two ends each.
  expect(named.get('home-edges')?.getIndices()?.getCount()).toBe(2 * 12 * 2);
});

it('computes sun, sea and shade of the terraces', async () => {
  const folder = await projectWith(await madeSource(BOXES, [FRONT]));
  await writeModel(folder, OPTIONS);
  const { content } = await checkContent(await readFolder(folder));
  const [first, second] = content?.light ?? [];
  expect(first).toMatchObject({ building: 'A', number: '1', facing_deg: 180, sea_view: 'open' });
  // Nothing stands south of them: they have the sun of the whole short day, and of the long one until it is behind the wall.
  expect(first?.sun_dec).toBeGreaterThan(7);
  expect(first?.sun_jun).toBeGreaterThan(first?.sun_dec ?? 24);
  // The neighbours see the same sun, mirrored: the one in the east has the evening that the other has in the morning.
  expect(Math.abs((first?.sun_mar ?? 0) - (second?.sun_mar ?? 0))).toBeLessThan(0.5);
  const shade = await readFile(path.join(folder, 'model/shade.bin'));
  expect(Math.max(...shade)).toBe(255);
  expect(Math.min(...shade)).toBeLessThan(100);
});

it('has no evening sun and no sea behind a wall', async () => {
  const wall: MadeBox = { name: 'Hill', from: [-9000, -5, 20], to: [9000, 300, 24] };
  const west: MadeBox = { name: 'Hill in the west', from: [-60, 0, -200], to: [-56, 300, 200] };
  const folder = await projectWith(await madeSource([...BOXES, wall, west]));
  await writeModel(folder, OPTIONS);
  const { content } = await checkContent(await readFolder(folder));
  for (const row of content?.light ?? [])
    expect(row).toMatchObject({ evening_mar: 0, sea_deg: 0, sea_view: 'none' });
});

it('says which picture its camera does not fit', async () => {
  const right = await makeModel(await projectWith(await madeSource(BOXES, [FRONT])), OPTIONS);
  expect(right.lines.join('\n')).toMatch(/front: shapes and model differ by 0\.[0-4]\d px/);
  const moved = await makeModel(await projectWith(await madeSource(BOXES, [FRONT]), 3), OPTIONS);
  expect(moved.warnings.join('\n')).toMatch(
    /The camera of front does not fit its shapes: front: .* by 1\.\d\d px/,
  );
});

it('takes a terrace where the model says it is', async () => {
  const terrace: MadeBox = { name: 'A-1:terrace', from: [-14, 0.2, -6], to: [-10, 0.3, -2] };
  const folder = await projectWith(await madeSource([...BOXES, terrace], [FRONT]));
  await writeModel(folder, OPTIONS);
  const { content } = await checkContent(await readFolder(folder));
  expect(content?.model?.units[0]).toMatchObject({ eye: [-12, 1.85, -4], facing: 270 });
});

it('makes the same bytes of the same model', async () => {
  const folder = await projectWith(await madeSource(BOXES, [FRONT]));
  const first = await writeModel(folder, OPTIONS);
  const second = await makeModel(folder, OPTIONS);
  for (const [name, bytes] of first.files)
    expect(Buffer.from(bytes).equals(second.files.get(name) ?? new Uint8Array()), name).toBe(true);
});

it('reads meshes that were packed with Draco, as Blender does', async () => {
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'draco3d.encoder': await draco.createEncoderModule() });
  const document = await io.readBinary(await madeSource(BOXES, [FRONT]));
  document.createExtension(KHRDracoMeshCompression).setRequired(true);
  const { files } = await makeModel(await projectWith(await io.writeBinary(document)), OPTIONS);
  const read = (name: string) => new TextDecoder().decode(files.get(name));
  expect(JSON.parse(read('model/model.json'))).toMatchObject({
    units: [{ unit: 'A-1', facing: 180 }, { unit: 'A-2' }],
  });
  expect(read('model/scene.glb')).not.toContain('draco');
});

it('keeps cameras, sun and pictures of a model that was there', async () => {
  const folder = await projectWith(await madeSource(BOXES));
  await mkdir(path.join(folder, 'model'));
  const site = { view: 'site', position: [0, 90, 0.1], target: [0, 0, 0], fov: 50 };
  await writeFile(
    path.join(folder, 'model/model.json'),
    JSON.stringify({ timeZone: 'Europe/Rome', pictureSun: { altitude: 31, azimuth: 212 }, cameras: [site] }),
  );
  await writeModel(folder, { timeZone: null });
  const { content } = await checkContent(await readFolder(folder));
  expect(content?.model).toMatchObject({
    timeZone: 'Europe/Rome',
    pictureSun: { altitude: 31, azimuth: 212 },
    cameras: [site],
  });
});

const CUT = (await madeSource(BOXES)).slice(0, 2000);

it.each<[string, Uint8Array | null, string]>([
  ['is not there', null, 'model.glb: error: The file is missing. Put the model there as binary glTF (GLB).'],
  ['is something else', Buffer.from('v 0 0 0'), 'The file cannot be read as glTF.'],
  ['was cut off', CUT, 'The file cannot be read as glTF. It ends before it should.'],
])('a model that %s is refused', async (_, bytes, message) => {
  await expect(makeModel(await projectWith(bytes), OPTIONS)).rejects.toThrow(message);
});

it('warns of what is called like a home and is none', async () => {
  const unknown: MadeBox = { name: 'A-99', from: [20, 0, 0], to: [29, 3, 9] };
  const { warnings } = await makeModel(await projectWith(await madeSource([...BOXES, unknown])), OPTIONS);
  expect(warnings).toContain('Named like a home, but no home of the project: A-99.');
});

it('a model without a volume of a home is refused', async () => {
  const bytes = await madeSource([{ name: 'Tower', from: [0, 0, 0], to: [9, 9, 9] }]);
  await expect(makeModel(await projectWith(bytes), OPTIONS)).rejects.toThrow(
    'No mesh has the name of a home.',
  );
});
