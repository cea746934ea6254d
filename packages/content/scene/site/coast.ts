import { at, clamp } from '../geometry/numbers.ts';
import { curve, type Ground } from '../geometry/plane.ts';

const COAST: readonly Ground[] = [
  [-9000, -3000],
  [-3000, -1500],
  [-1500, -420],
  [-1000, -260],
  [-760, -140],
  [-600, -70],
  [-500, -40],
  [-430, -15],
  [-360, 12],
  [-290, 8],
  [-220, 16],
  [-130, 34],
  [-20, 44],
  [80, 38],
  [150, 24],
  [185, 18],
  [200, 40],
  [260, 44],
  [330, 42],
  [405, 40],
  [425, 5],
  [480, -40],
  [570, -110],
  [700, -150],
  [900, -220],
  [1300, -250],
  [2000, -800],
  [4000, -2500],
  [9000, -4000],
];
const coastPoint = (index: number): Ground => at(COAST, clamp(index, 0, COAST.length - 1));

/** Northing of the coast at an easting: a cubic through its points. Land is north of it. */
export function coastY(x: number): number {
  let i = 0;
  while (i < COAST.length - 2 && coastPoint(i + 1)[0] < x) i += 1;
  const slope = (index: number) => {
    const [before, after] = [coastPoint(index - 1), coastPoint(index + 1)];
    return (after[1] - before[1]) / (after[0] - before[0]);
  };
  const [a, b] = [coastPoint(i), coastPoint(i + 1)];
  const length = b[0] - a[0];
  const t = clamp((x - a[0]) / (b[0] - a[0]));
  const t2 = t * t;
  const t3 = t2 * t;
  return (
    (2 * t3 - 3 * t2 + 1) * a[1] +
    (t3 - 2 * t2 + t) * length * slope(i) +
    (-2 * t3 + 3 * t2) * b[1] +
    (t3 - t2) * length * slope(i + 1)
  );
}

/** Of stones in the sea: its line, the height of its top, and how wide it is at the foot. Metres. */
export interface Mole {
  readonly line: readonly Ground[];
  readonly height: number;
  readonly foot: number;
}

export const BREAKWATER: Mole = {
  line: curve(
    [
      [452, -8],
      [470, -60],
      [440, -105],
      [370, -122],
      [290, -118],
      [235, -100],
    ],
    10,
  ),
  height: 3.2,
  foot: 9,
};
export const GROYNE: Mole = {
  line: curve(
    [
      [-245, 12],
      [-250, -20],
      [-238, -48],
    ],
    6,
  ),
  height: 1.8,
  foot: 6,
};
