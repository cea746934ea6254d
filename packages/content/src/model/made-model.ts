import { smallFolder } from '../load/small-folder.ts';

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const VOLUME_NUMBER = '_HOME';

/** A binary glTF of a description alone, so that a test can say in it what it likes. */
export function madeGlb(description: unknown, { version = 2, missingBytes = 0 } = {}): Buffer {
  const text = Buffer.from(typeof description === 'string' ? description : JSON.stringify(description));
  const json = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')]);
  const head = Buffer.alloc(20);
  head.writeUInt32LE(MAGIC, 0);
  head.writeUInt32LE(version, 4);
  head.writeUInt32LE(head.length + json.length + missingBytes, 8);
  head.writeUInt32LE(json.length, 12);
  head.writeUInt32LE(JSON_CHUNK, 16);
  return Buffer.concat([head, json]);
}

/** What a scene with the volumes of so many homes says of itself. */
export function sceneOf(units: number, more: object = {}): object {
  return {
    asset: { version: '2.0' },
    nodes: [{ name: 'ground' }, { name: 'homes', mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, [VOLUME_NUMBER]: 1 } }] }],
    accessors: [{ count: 8 }, { count: 8, max: [units - 1] }],
    ...more,
  };
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** `model/model.json` of the project of `smallFolder`, with a file of every kind. */
export const MADE_MODEL = {
  timeZone: 'Europe/Belgrade',
  scene: 'model/scene.glb',
  ground: 'model/ground.png',
  plants: {
    file: 'model/plants.png',
    leaves: 'model/leaves.glb',
    columns: 1,
    rows: 1,
    elevations: [30],
    kinds: [{ kind: 'lime', middle: 4, radius: 4.5 }],
  },
  shade: {
    file: 'model/shade.bin',
    buildings: {
      A: { offset: 4, size: [2, 2, 3], step: [1, 1, 0.8], origin: [0, 0, 0], turn: 0.2, min: [-1, -1, 0] },
    },
  },
  buildings: { A: 'model/building-a.glb' },
  cameras: [
    { view: 'site', position: [0, 50, 80], target: [0, 0, 0], fov: 40 },
    { view: 'front', position: [0, 10, 40], target: [0, 5, 0], fov: 35 },
  ],
  units: [
    { unit: 'A-1', at: [-4, 1.5, 0], eye: [-4, 1.65, 5], facing: 180 },
    { unit: 'A-2', at: [4, 1.5, 0] },
  ],
} as const;

/** The project of `smallFolder` with a model; `changes` are of its files. */
export function modelFolder(changes: Readonly<Record<string, string | Buffer>> = {}): Map<string, Buffer> {
  return smallFolder({
    'model/model.json': JSON.stringify(MADE_MODEL, null, 2),
    'model/scene.glb': madeGlb(sceneOf(2)),
    'model/building-a.glb': madeGlb({ asset: { version: '2.0' } }),
    'model/ground.png': PIXEL,
    'model/plants.png': PIXEL,
    'model/leaves.glb': madeGlb({ asset: { version: '2.0' } }),
    'model/shade.bin': Buffer.alloc(16, 200),
    ...changes,
  });
}
