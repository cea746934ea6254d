import { EYE_M } from '../../src/make-model/terraces.ts';
import { rounded } from '../../src/make-model/triangles.ts';
import type { Unit } from '../buildings/unit.ts';
import type { Camera } from '../cameras/cameras.ts';
import type { ReadScene } from '../file/scene-file.ts';
import { meanOf, type Vector } from '../geometry/plane.ts';
import { ON_EARTH, PICTURE_SUN } from '../site/layout.ts';
import type { PlantSheet } from './plant-sheet.ts';
import { facingOf } from './scene-light.ts';
import type { SceneShade } from './scene-shade.ts';
import { terraceOf } from './terraces.ts';

/** Pictures that are no view of the project. */
const NO_VIEWS: ReadonlySet<string> = new Set(['hero']);
/** Views of communities come first, in this order; then each building, its front first. */
const FIRST_VIEWS = ['masterplan', 'hills', 'bay', 'marina'];

const yUp = ([x, y, z]: Vector): Vector => [x, z, -y];

/** `model/model.json`, one line for each thing of a list. */
export function modelFile(scene: ReadScene, plants: PlantSheet, shade: SceneShade['buildings']): string {
  const names = scene.buildings.map(({ n }) => n);
  const lines = (entries: readonly string[], indent: string) =>
    entries.map((one) => `${indent}${one}`).join(',\n');
  const keyed = (entries: Readonly<Record<string, unknown>>) =>
    Object.entries(entries).map(([key, value]) => `"${key}": ${spaced(value)}`);
  const files = Object.fromEntries(names.map((name) => [name, `model/building-${name}.glb`]));
  return `{
  "timeZone": "${ON_EARTH.timeZone}",
  "pictureSun": ${spaced(PICTURE_SUN)},
  "scene": "model/scene.glb",
  "ground": "model/ground.webp",
  "groundHigh": "model/ground-high.webp",
  "sea": "model/sea.webp",
  "groundSky": "model/ground-sky.webp",
  "plants": {
    "file": "model/plants.webp",
    "leaves": "model/leaves.glb",
    "columns": ${plants.columns},
    "rows": ${plants.rows},
    "elevations": ${spaced(plants.elevations)},
    "kinds": [
${lines(plants.kinds.map(spaced), '      ')}
    ]
  },
  "shade": {
    "file": "model/shade.bin",
    "buildings": {
${lines(keyed(shade), '      ')}
    }
  },
  "buildings": {
${lines(keyed(files), '    ')}
  },
  "cameras": [
${lines(camerasInOrder(scene).map(cameraText), '    ')}
  ],
  "units": [
${lines(scene.units.map(unitText), '    ')}
  ]
}
`;
}

/** JSON on one line with spaces, as people write it. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, one]) => `"${key}": ${spaced(one)}`);
  return `{${fields.join(', ')}}`;
}

function camerasInOrder({ cams, buildings }: ReadScene): Camera[] {
  const order = [...FIRST_VIEWS, ...buildings.flatMap(({ n }) => [`${n}-front`, `${n}-back`])];
  return cams
    .filter(({ name }) => !NO_VIEWS.has(name))
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

const cameraText = ({ name, pos, tgt, fov }: Camera): string =>
  spaced({ view: name.toLowerCase(), position: yUp(pos), target: yUp(tgt), fov });

function unitText(unit: Unit): string {
  const terrace = terraceOf(unit);
  const [x, y] = meanOf([...unit.poly]);
  const place = (east: number, height: number, north: number) => [
    rounded(east),
    rounded(height),
    rounded(-north),
  ];
  return spaced({
    unit: unit.key,
    at: [x, (unit.z0 + unit.z1) / 2, -y].map((value) => +value.toFixed(2)),
    eye: place(terrace.eye[0], terrace.floor + EYE_M, terrace.eye[1]),
    facing: Math.round(facingOf(terrace)),
  });
}
