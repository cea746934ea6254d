import { LIGHT_COLUMNS } from '../../src/light/light-row.ts';
import {
  clockText,
  DAYS,
  DOWNWARDS,
  type Place,
  SIDEWAYS,
  SIDEWAYS_STEP,
  seaViewOf,
  sunDay,
  sunHours,
} from '../../src/make-model/light.ts';
import { type Obstacles, obstaclesOf } from '../../src/make-model/obstacles.ts';
import { merged, type Vector } from '../../src/make-model/triangles.ts';
import type { ReadScene } from '../file/scene-file.ts';
import { crownsOf, opaqueOfPlace } from './obstacles.ts';
import { type SceneTerrace, terraceOf } from './terraces.ts';

const [BUILDING, NUMBER, ...FACTS] = LIGHT_COLUMNS;
/** Two columns more than an import needs, for who reads it. */
const HEAD = [BUILDING, NUMBER, 'orientation', ...FACTS, 'evening_sun'];
/** Hours on 20 March from which a home has evening sun. */
const EVENING_SUN_H = 1.5;
const EYE_M = 1.6;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Degrees clockwise from north. */
export const facingOf = ({ outwards }: SceneTerrace): number =>
  ((Math.atan2(outwards[0], outwards[1]) * 180) / Math.PI + 360) % 360;

/**
 * `light.csv`: sun and sea of all homes, with the trees before the sea.
 *
 * @param orientations of the homes by their keys, in letters such as `SW`.
 */
export function sceneLight(
  scene: ReadScene,
  place: Place,
  orientations: ReadonlyMap<string, string>,
): string {
  const obstacles = obstaclesOf(merged(opaqueOfPlace(scene)));
  const trees = obstaclesOf(merged(crownsOf(scene)));
  const days = { mar: sunDay(DAYS.mar, place), jun: sunDay(DAYS.jun, place), dec: sunDay(DAYS.dec, place) };
  const rows = scene.units.map((unit) => {
    const terrace = terraceOf(unit);
    const { points, eye, floor, outwards } = terrace;
    const south = {
      floor,
      eye: [eye[0], floor, -eye[1]] as Vector,
      outwards,
      points: points.map(([x, y]) => [x, -y] as const),
    };
    const [march, june, december] = [days.mar, days.jun, days.dec].map((day) =>
      sunHours(south, day, obstacles),
    );
    if (!march || !june || !december) throw new Error('There are three days');
    const sea = seaDegrees(terrace, obstacles, trees);
    return [
      unit.building,
      unit.key.split('-')[1],
      orientations.get(unit.key) ?? '',
      facingOf(terrace).toFixed(0),
      march.all,
      june.all,
      december.all,
      march.morning,
      march.evening,
      june.evening,
      clockText(june.lastMinute) ?? '',
      sea.bare,
      sea.planted,
      seaViewOf(sea.planted),
      march.evening >= EVENING_SUN_H ? 'yes' : '',
    ].join();
  });
  return `${[HEAD.join(), ...rows].join('\n')}\n`;
}

interface SeaDegrees {
  readonly bare: number;
  /** Where no tree stands before the water either. */
  readonly planted: number;
}

/** Degrees of the view, 150 about the direction outwards, that reach open water. */
function seaDegrees(
  { eye, floor, outwards }: SceneTerrace,
  obstacles: Obstacles,
  trees: Obstacles,
): SeaDegrees {
  const from: Vector = [eye[0], floor + EYE_M, -eye[1]];
  const facing = Math.atan2(outwards[0], outwards[1]);
  let [bare, planted] = [0, 0];
  for (let aside = -SIDEWAYS; aside <= SIDEWAYS; aside += SIDEWAYS_STEP) {
    const looks = DOWNWARDS.map((down) => lookDown(from, facing + radians(aside), down));
    const open = looks.filter(({ to, far }) => isFree(obstacles, from, to, far - 0.01));
    if (open.length > 0) bare += SIDEWAYS_STEP;
    if (open.some(({ to, far }) => isFree(trees, from, to, far))) planted += SIDEWAYS_STEP;
  }
  return { bare, planted };
}

const isFree = (obstacles: Obstacles, from: Vector, to: Vector, far: number): boolean =>
  obstacles.free(from, to, far) === Number.POSITIVE_INFINITY;

/** A direction, and how far the sea is there. */
function lookDown(
  from: Vector,
  bearing: number,
  down: number,
): { readonly to: Vector; readonly far: number } {
  const height = radians(-down);
  const to: Vector = [
    Math.sin(bearing) * Math.cos(height),
    Math.sin(height),
    -Math.cos(bearing) * Math.cos(height),
  ];
  return { to, far: from[1] / Math.sin(-height) };
}
