import { readMadeModel } from '@suite/content/made-model';
import { pickUnit, unitVolumes, type VolumeMesh } from '@suite/model/units';
import { type Figure, median, rounded } from '../figure.ts';
import { DEMO_FOLDER } from './folder.ts';

const PICKS = 400;
const ROUNDS = 7;
const MANY_UNITS = 5000;
/** Homes of a made place stand in a square, so many metres apart. */
const APART_M = 12;
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** Twelve triangles of a box. */
const BOX = [
  0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5,
];

/** What needs no browser: cameras against shapes, picking, and sun and sea of all homes. */
export async function* offlineFigures(): AsyncIterable<Figure> {
  const made = await readMadeModel(DEMO_FOLDER);
  const checks = made.checkCameras();
  const worst = checks.reduce((a, b) => (b.meanPx > a.meanPx ? b : a));
  yield {
    name: `model-camera-worst-${worst.view}`,
    value: rounded(worst.meanPx, 2),
    unit: 'px',
    limit: '0.5',
  };
  yield {
    name: 'model-camera-mean',
    value: rounded(checks.reduce((sum, { meanPx }) => sum + meanPx, 0) / checks.length, 2),
    unit: 'px',
  };
  const before = process.cpuUsage();
  const rows = made.light();
  const { user, system } = process.cpuUsage(before);
  yield {
    name: `model-light-${rows.length}-homes`,
    value: rounded((user + system) / 1000),
    unit: 'ms',
    limit: '5000',
  };
  for (const count of [made.unitVolumes.length, MANY_UNITS])
    yield { name: `model-pick-${count}-homes`, value: rounded(pickMs(count), 3), unit: 'ms', limit: '2' };
}

function madePlace(count: number): VolumeMesh {
  const side = Math.ceil(Math.sqrt(count));
  const at = Array.from({ length: count }, (_, home) => [
    (home % side) * APART_M,
    Math.floor(home / side) * APART_M,
  ]);
  return {
    positions: Float32Array.from(
      at.flatMap(([x = 0, z = 0]) =>
        CORNERS.flatMap((bits) => [x + (bits & 1) * 8, ((bits >> 1) & 1) * 3, z + (bits >> 2) * 8]),
      ),
    ),
    triangles: at.flatMap((_, home) => BOX.map((corner) => home * CORNERS.length + corner)),
    volumeOf: at.flatMap((_, home) => CORNERS.map(() => home)),
  };
}

/** Milliseconds of one look for the home under the pointer, from above the place. */
function pickMs(count: number): number {
  const mesh = madePlace(count);
  const volumes = unitVolumes(mesh, count);
  const width = Math.ceil(Math.sqrt(count)) * APART_M;
  const times = Array.from({ length: ROUNDS }, () => {
    const startedMs = performance.now();
    for (let pick = 0; pick < PICKS; pick += 1) {
      const [x, z] = [((pick * 7919) % 1000) / 1000 - 0.5, ((pick * 104_729) % 1000) / 1000 - 0.5];
      const length = Math.hypot(x, 0.8, z);
      const direction = [x / length, -0.8 / length, z / length] as const;
      pickUnit(mesh, volumes, { origin: [width / 2, width * 0.8, width / 2], direction }, () => true);
    }
    return (performance.now() - startedMs) / PICKS;
  });
  return median(times);
}
