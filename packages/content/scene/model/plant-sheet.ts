import sharp from 'sharp';
import type { FileGroup, ReadScene } from '../file/scene-file.ts';
import { at } from '../geometry/numbers.ts';
import type { Vector } from '../geometry/plane.ts';

/** How a plant lies in its cell: the height of the cell's middle, and half the cell, in metres. */
export interface PlantKind {
  readonly kind: string;
  readonly middle: number;
  readonly radius: number;
}

export interface PlantSheet {
  /** WebP: colours as square roots, and alpha. */
  readonly bytes: Uint8Array;
  readonly columns: number;
  readonly rows: number;
  /** Degrees above the horizon from which each plant is drawn, one cell each. */
  readonly elevations: readonly number[];
  readonly kinds: readonly PlantKind[];
}

const KINDS = [
  'pine0',
  'pine1',
  'cypress0',
  'cypress1',
  'broad0',
  'broad1',
  'broad2',
  'palm0',
  'palm1',
  'shrub0',
  'shrub1',
  'shrub2',
  'maquis',
  'lo_pine0',
  'lo_pine1',
  'lo_cypress0',
  'lo_cypress1',
  'lo_broad0',
  'lo_broad1',
  'lo_broad2',
];
/** Boxes from afar, leaves from near: it has no picture, and so no cell. */
const WITHOUT_PICTURE = 'hedge';
const ELEVATIONS = [5, 32, 65];
/** Sharp enough for what is so far that its leaves are not drawn one by one. */
const CELL_PX = 128;
const COLUMNS = 10;
const ROWS = Math.ceil((KINDS.length * ELEVATIONS.length) / COLUMNS);
/** Pixels that are drawn for each of a cell, along each side. */
const SUPER = 2;
const DRAWN_PX = CELL_PX * SUPER;
const WIDTH_PX = CELL_PX * COLUMNS;
const HEIGHT_PX = CELL_PX * ROWS;
const MARGIN = 1.03;
/** Alpha of pixels that are leaves through and through. */
const DENSE_ALPHA = 200;

/** A plant as it is drawn, pixel by pixel. */
interface Drawn {
  readonly depth: Float32Array;
  readonly rgb: Float32Array;
}

/** Draws each plant from three heights into one sheet, without shadows. */
export async function plantSheet(scene: ReadScene): Promise<PlantSheet> {
  const sheet = Buffer.alloc(WIDTH_PX * HEIGHT_PX * 4);
  const kinds = KINDS.map((kind, number): PlantKind => {
    const plant = plantOf(scene, kind);
    const { middle, radius } = sizeOf(scene, plant);
    ELEVATIONS.forEach((elevation, e) => {
      copyInto(sheet, number * ELEVATIONS.length + e, draw(scene, plant, { middle, radius, elevation }));
    });
    return { kind, ...roundedSize({ middle, radius }) };
  });
  for (let cell = 0; cell < COLUMNS * ROWS; cell += 1) fillEmpty(sheet, cell);
  const boxed = { kind: WITHOUT_PICTURE, ...roundedSize(sizeOf(scene, plantOf(scene, WITHOUT_PICTURE))) };
  const bytes = await sharp(sheet, { raw: { width: WIDTH_PX, height: HEIGHT_PX, channels: 4 } })
    .webp({ quality: 70, alphaQuality: 70, effort: 4, exact: true })
    .toBuffer();
  return { bytes, columns: COLUMNS, rows: ROWS, elevations: ELEVATIONS, kinds: [...kinds, boxed] };
}

function plantOf({ protos }: ReadScene, kind: string): FileGroup {
  const plant = protos.find(({ name }) => name === kind);
  if (!plant) throw new Error(`The scene has no ${kind}`);
  return plant;
}

type Size = Omit<PlantKind, 'kind'>;

const roundedSize = ({ middle, radius }: Size): Size => ({
  middle: +middle.toFixed(3),
  radius: +radius.toFixed(3),
});

function sizeOf(scene: ReadScene, plant: FileGroup): Size {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let reach = 0;
  for (const { p } of plant.prims) {
    const points = scene.floats(p);
    for (let i = 0; i < points.length; i += 3) {
      const z = at(points, i + 2);
      low = Math.min(low, Math.max(0, z));
      high = Math.max(high, z);
      reach = Math.max(reach, Math.hypot(at(points, i), at(points, i + 1)));
    }
  }
  return { middle: (low + high) / 2, radius: Math.max((high - low) / 2, reach) * MARGIN };
}

interface Look {
  readonly middle: number;
  readonly radius: number;
  readonly elevation: number;
}

function draw(scene: ReadScene, plant: FileGroup, look: Look): Drawn {
  const { middle, radius, elevation } = look;
  const drawn: Drawn = {
    depth: new Float32Array(DRAWN_PX * DRAWN_PX).fill(Number.NEGATIVE_INFINITY),
    rgb: new Float32Array(DRAWN_PX * DRAWN_PX * 3),
  };
  const angle = (elevation * Math.PI) / 180;
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const seen = ([x, y, z]: Vector): Vector => [
    (x / radius / 2 + 0.5) * DRAWN_PX,
    (0.5 - (y * s + (z - middle) * c) / radius / 2) * DRAWN_PX,
    -y * c + (z - middle) * s,
  ];
  for (const { p, i, c: colours } of plant.prims) {
    const points = scene.floats(p);
    const index = scene.integers(i);
    const colour = scene.floats(colours);
    const point = (corner: number): Vector => {
      const first = 3 * at(index, corner);
      return [at(points, first), at(points, first + 1), at(points, first + 2)];
    };
    for (let corner = 0; corner < index.length; corner += 3) {
      const corners: Corners = [point(corner), point(corner + 1), point(corner + 2)];
      const shade = shadeOf(corners);
      const first = 3 * at(index, corner);
      const tone = [0, 1, 2].map((k) => at(colour, first + k) * shade) as Vector;
      fill(drawn, corners.map(seen) as Corners, tone);
    }
  }
  return drawn;
}

type Corners = [Vector, Vector, Vector];

/** Leaves face all ways: light from above and the side gives each its own tone. */
function shadeOf([a, b, c]: Corners): number {
  const u: Vector = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const w: Vector = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const nx = u[1] * w[2] - u[2] * w[1];
  const ny = u[2] * w[0] - u[0] * w[2];
  const nz = u[0] * w[1] - u[1] * w[0];
  return 0.2 + 1.05 * (Math.abs(nx * 0.32 - ny * 0.4 + nz * 0.86) / (Math.hypot(nx, ny, nz) || 1));
}

/** A triangle in pixels and depth, where nothing nearer is. */
function fill({ depth, rgb }: Drawn, [a, b, c]: Corners, tone: Vector): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (Math.abs(area) < 1e-6) return;
  const last = DRAWN_PX - 1;
  const right = Math.min(last, Math.max(a[0], b[0], c[0]));
  const bottom = Math.min(last, Math.max(a[1], b[1], c[1]));
  for (let y = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1]))); y <= bottom; y += 1)
    for (let x = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0]))); x <= right; x += 1) {
      const px = x + 0.5;
      const py = y + 0.5;
      const w0 = ((b[0] - px) * (c[1] - py) - (b[1] - py) * (c[0] - px)) / area;
      const w1 = ((c[0] - px) * (a[1] - py) - (c[1] - py) * (a[0] - px)) / area;
      if (w0 < 0 || w1 < 0 || w0 + w1 > 1) continue;
      const near = w0 * a[2] + w1 * b[2] + (1 - w0 - w1) * c[2];
      const pixel = y * DRAWN_PX + x;
      if (near <= at(depth, pixel)) continue;
      depth[pixel] = near;
      rgb.set(tone, pixel * 3);
    }
}

const cornerOf = (cell: number): [left: number, top: number] => [
  (cell % COLUMNS) * CELL_PX,
  Math.floor(cell / COLUMNS) * CELL_PX,
];

function copyInto(sheet: Buffer, cell: number, drawn: Drawn): void {
  const [left, top] = cornerOf(cell);
  for (let y = 0; y < CELL_PX; y += 1)
    for (let x = 0; x < CELL_PX; x += 1) copyPixel(sheet, ((top + y) * WIDTH_PX + left + x) * 4, drawn, x, y);
}

/** The mean of the pixels that were drawn for one of the sheet. */
function copyPixel(sheet: Buffer, byte: number, { depth, rgb }: Drawn, x: number, y: number): void {
  let hits = 0;
  const sum: Vector = [0, 0, 0];
  for (let j = 0; j < SUPER; j += 1)
    for (let i = 0; i < SUPER; i += 1) {
      const pixel = (y * SUPER + j) * DRAWN_PX + x * SUPER + i;
      if (at(depth, pixel) === Number.NEGATIVE_INFINITY) continue;
      hits += 1;
      for (const k of [0, 1, 2] as const) sum[k] += at(rgb, pixel * 3 + k);
    }
  if (hits > 0)
    for (const k of [0, 1, 2] as const)
      sheet[byte + k] = Math.min(255, Math.round(Math.sqrt(sum[k] / hits) * 255));
  sheet[byte + 3] = Math.round((hits / SUPER / SUPER) * 255);
}

/** Spreads the mean colour of the leaves into empty pixels, so that smaller copies of the sheet have no dark fringe. */
function fillEmpty(sheet: Buffer, cell: number): void {
  const bytes = pixelsOf(cell);
  const dense = bytes.filter((byte) => at(sheet, byte + 3) > DENSE_ALPHA);
  for (const k of [0, 1, 2]) {
    const sum = dense.reduce((total, byte) => total + at(sheet, byte + k), 0);
    const mean = dense.length > 0 ? sum / dense.length : 0;
    for (const byte of bytes) if (at(sheet, byte + 3) === 0) sheet[byte + k] = mean;
  }
}

/** First bytes of all pixels of a cell. */
function pixelsOf(cell: number): number[] {
  const [left, top] = cornerOf(cell);
  return Array.from({ length: CELL_PX * CELL_PX }, (_, i) => {
    const y = top + Math.floor(i / CELL_PX);
    return (y * WIDTH_PX + left + (i % CELL_PX)) * 4;
  });
}
