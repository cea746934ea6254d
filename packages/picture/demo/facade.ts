/** The picture of examples, bench and tests: large enough to be served in tiles. */
export const FACADE_WIDTH = 4608;
export const FACADE_HEIGHT = 2592;

/** Where the plugin of `pictures-plugin.ts` serves it; `width` in pixels makes it smaller. */
export const FACADE_PATH = '/demo/facade.jpg';
export const TILES_PATH = '/demo/tiles/';
export const TILE_SIZE = 512;

export const FLOORS = 9;
/** On each floor. */
export const UNITS = 7;
export const UNIT_WIDTH = 480;
export const FLOOR_HEIGHT = 210;
const LEFT = 620;
const TOP = 330;

function rectangle(left: number, top: number, width: number, height: number, fill: string): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${fill}"/>`;
}

/** The top left corner of a home; the ground floor is 1, and homes are counted from 0. */
export function unitCorner(floor: number, unit: number): readonly [left: number, top: number] {
  return [LEFT + unit * UNIT_WIDTH, TOP + (FLOORS - floor) * FLOOR_HEIGHT];
}

/** A window with a balcony before it, and its number, so that one sees what is sharp. */
function unitSvg(floor: number, unit: number): string {
  const [left, top] = unitCorner(floor, unit);
  const bars = Array.from({ length: 26 }, (_, bar) =>
    rectangle(left + 34 + bar * 16, top + 128, 4, 52, '#6d6a62'),
  );
  return [
    rectangle(left + 40, top + 26, 240, 118, '#5f7f8f'),
    rectangle(left + 156, top + 26, 8, 118, '#e9e4d8'),
    rectangle(left + 306, top + 26, 130, 154, '#7d97a3'),
    rectangle(left + 30, top + 122, 420, 6, '#55524b'),
    ...bars,
    `<text x="${left + 60}" y="${top + 90}" font-size="34" fill="#dfe9ec">${floor}0${unit + 1}</text>`,
  ].join('');
}

/** A house by the sea as SVG. */
export function facadeSvg(): string {
  const units = Array.from({ length: FLOORS * UNITS }, (_, index) =>
    unitSvg(1 + Math.floor(index / UNITS), index % UNITS),
  );
  const waves = Array.from({ length: 90 }, (_, index) =>
    rectangle((index * 947) % FACADE_WIDTH, 1610 + ((index * 61) % 420), 120, 3, '#9fc0cf'),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FACADE_WIDTH}" height="${FACADE_HEIGHT}" font-family="sans-serif">`,
    '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#8fb4d6"/><stop offset="1" stop-color="#efe7d8"/></linearGradient></defs>',
    rectangle(0, 0, FACADE_WIDTH, 1600, 'url(#sky)'),
    rectangle(0, 1600, FACADE_WIDTH, 440, '#6f9db3'),
    ...waves,
    rectangle(0, 2030, FACADE_WIDTH, FACADE_HEIGHT - 2030, '#8d9a72'),
    rectangle(LEFT - 40, TOP - 60, UNITS * UNIT_WIDTH + 80, FLOORS * FLOOR_HEIGHT + 130, '#efe9dd'),
    ...units,
    '</svg>',
  ].join('');
}
