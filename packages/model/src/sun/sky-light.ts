/** Linear red, green and blue. */
export type LinearColor = readonly [red: number, green: number, blue: number];

type ByAltitude = readonly (readonly [altitude: number, color: LinearColor])[];

/**
 * What level ground gets from the air that the sun reaches (`engine/sky-glsl.ts`), over the hemisphere: as shares of what it
 * gets at the sun of the pictures, by degrees of the sun over the horizon. Red goes last.
 */
const SHARE_OF_DAY: ByAltitude = [
  [31, [1, 1, 1]],
  [20, [0.943, 0.911, 0.874]],
  [10, [0.825, 0.729, 0.637]],
  [6, [0.722, 0.572, 0.457]],
  [4, [0.643, 0.459, 0.34]],
  [2, [0.528, 0.317, 0.214]],
  [0, [0.341, 0.155, 0.106]],
  [-2, [0.1225, 0.0465, 0.0368]],
  [-4, [0.0234, 0.0078, 0.0075]],
  [-6, [0.0022, 0.0008, 0.0008]],
  [-8, [0, 0, 0]],
];

/**
 * What the whole sky sends besides: light that was scattered more than once, which is drowned by day and is all there is of the
 * blue hour; at night that of stars and towns.
 */
const TWILIGHT: ByAltitude = [
  [10, [0, 0, 0]],
  [0, [0.03, 0.042, 0.075]],
  [-3, [0.024, 0.036, 0.072]],
  [-6, [0.009, 0.014, 0.033]],
  [-9, [0.004, 0.006, 0.013]],
];

/** Between two rows what lies between them; beyond the last ones as there. */
function colorAt(table: ByAltitude, altitude: number): LinearColor {
  const below = table.findIndex(([row]) => row <= altitude);
  const lower = table.at(below)?.[1] ?? [0, 0, 0];
  const [from, to] = [table[below], table[below - 1]];
  if (!from || !to) return lower;
  const share = (altitude - from[0]) / (to[0] - from[0]);
  return mapColor(lower, (value, channel) => value + (to[1][channel] - value) * share);
}

/** The light of the air beside that at the sun of the pictures; no more than that where the sun stands higher. */
export const shareOfDay = (altitude: number): LinearColor => colorAt(SHARE_OF_DAY, altitude);

/** Brightness that the sky has besides, in the measure in which it is drawn. */
export const twilight = (altitude: number): LinearColor => colorAt(TWILIGHT, altitude);

export const mapColor = (
  color: LinearColor,
  change: (value: number, channel: 0 | 1 | 2) => number,
): LinearColor => [change(color[0], 0), change(color[1], 1), change(color[2], 2)];

export const luminance = ([red, green, blue]: LinearColor): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;
