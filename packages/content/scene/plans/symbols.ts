import { upTo } from '../geometry/numbers.ts';
import type { Piece } from './plan.ts';

/** Units of a drawing for each metre. */
export const SCALE = 100;
/** A length of metres in a drawing. */
export const length = (metres: number): string => (metres * SCALE).toFixed(1);

const OUTLINE = 'stroke="#7b838a" stroke-width="1.4"';
const WHITE = `fill="#fff" ${OUTLINE}`;
const filled = (colour: string) => `fill="${colour}" ${OUTLINE}`;

/** About the middle of the piece: x to the right, y downwards, its back above. Metres. */
const box = (x: number, y: number, width: number, height: number, look = WHITE, round = 0.04): string =>
  `<rect x="${length(x)}" y="${length(y)}" width="${length(width)}" height="${length(height)}" rx="${length(round)}" ${look}/>`;

const disc = (x: number, y: number, radius: number, look = WHITE): string =>
  `<circle cx="${length(x)}" cy="${length(y)}" r="${length(radius)}" ${look}/>`;

const oval = (x: number, y: number, rx: number, ry: number, look: string, more = ''): string =>
  `<ellipse cx="${length(x)}" cy="${length(y)}" rx="${length(rx)}" ry="${length(ry)}" ${more}${look}/>`;

const line = (x0: number, y0: number, x1: number, y1: number): string =>
  `M${length(x0)},${length(y0)}L${length(x1)},${length(y1)}`;

const stroke = (path: string, colour: string, width: number): string =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}"/>`;

type Symbol = (width: number, depth: number) => string;

const whole =
  (look: string, round?: number): Symbol =>
  (w, d) =>
    box(-w / 2, -d / 2, w, d, look, round);

const crossed = (w: number, d: number, colour: string): string =>
  stroke(line(-w / 2, -d / 2, w / 2, d / 2) + line(w / 2, -d / 2, -w / 2, d / 2), colour, 1);

const seats = (w: number, d: number): string =>
  box(-w / 2, -d / 2, w, d, filled('#e9e2d6'), 0.1) +
  box(-w / 2 + 0.18, -d / 2 + 0.24, (w - 0.36) / 2, d - 0.24, filled('#f4efe6'), 0.06) +
  box(0, -d / 2 + 0.24, (w - 0.36) / 2, d - 0.24, filled('#f4efe6'), 0.06);
const cushions = (w: number, d: number): string =>
  box(-w / 2 + 0.25, -d / 2 + 0.2, 0.4, 0.16, 'fill="#b9c7c4"', 0.06) +
  box(w / 2 - 0.65, -d / 2 + 0.2, 0.4, 0.16, 'fill="#c9a27a"', 0.06);

/** Chairs along both sides of a table. */
const dining =
  (chairs: number): Symbol =>
  (w, d) =>
    [-1, 1]
      .flatMap((side) =>
        upTo(chairs).map((i) =>
          box(
            -w / 2 + ((i + 0.5) * w) / chairs - 0.22,
            side > 0 ? d / 2 - 0.12 : -d / 2 - 0.33,
            0.44,
            0.45,
            filled('#eee7da'),
            0.1,
          ),
        ),
      )
      .join('') + box(-w / 2, -d / 2, w, d, filled('#c9a982'), 0.06);

const PLATES = [
  [0.12, 0.2],
  [0.12, 0.44],
  [0.36, 0.2],
  [0.36, 0.44],
] as const;

function hangers(w: number, d: number): string {
  let paths = '';
  for (let x = -w / 2 + 0.15; x < w / 2 - 0.1; x += 0.16)
    paths += stroke(line(x, -d / 2 + 0.08, x + 0.05, d / 2 - 0.08), '#b9a98a', 1.2);
  return paths;
}

function leaves(w: number): string {
  return upTo(9)
    .map((i) => {
      const angle = i * 0.698;
      const [x, y] = [Math.cos(angle) * w * 0.28, Math.sin(angle) * w * 0.28];
      const turn = `transform="rotate(${angle * 57.3} ${length(x)} ${length(y)})" `;
      return oval(x, y, w * 0.3, w * 0.11, `fill="${i % 2 ? '#7f9d6a' : '#94b07c'}"`, turn);
    })
    .join('');
}

const SYMBOLS: Readonly<Record<string, Symbol>> = {
  sofa: (w, d) => seats(w, d) + cushions(w, d),
  'corner-sofa': (w, d) =>
    seats(w, d) + box(w / 2 - 0.95, d / 2 - 0.1, 0.95, 0.85, filled('#f4efe6'), 0.08) + cushions(w, d),
  rug: whole('fill="#d9d3c6" opacity=".85" stroke="#bcb4a4" stroke-width="2"', 0.02),
  'coffee-table': whole(filled('#c9a982'), 0.08),
  television: (w, d) =>
    box(-w / 2, -d / 2, w, d, filled('#cdb08b')) +
    box(-w / 2 + 0.25, -d / 2 + 0.1, w - 0.5, 0.08, 'fill="#2b2f33"', 0.01),
  dining: dining(2),
  'large-dining': dining(3),
  counter: (w, d) =>
    box(-w / 2, -d / 2, w, d, filled('#f3f1ed'), 0.01) +
    box(-w * 0.36, -d / 2 + 0.12, 0.5, 0.4, filled('#dfe6e8'), 0.05) +
    PLATES.map(([x, y]) => disc(w * 0.1 + x, -d / 2 + y - 0.02, 0.085, `fill="#3a3f44"`)).join(''),
  island: (w, d) =>
    box(-w / 2, -d / 2, w, d, filled('#f7f5f1'), 0.02) +
    upTo(3)
      .map((i) => disc(-w / 3 + (i * w) / 3, d / 2 + 0.22, 0.17, filled('#e9dcc8')))
      .join(''),
  fridge: (w, d) => box(-w / 2, -d / 2, w, d, filled('#e4e8ea'), 0.02) + crossed(w, d, '#a8b0b6'),
  bed: (w, d) =>
    box(-w / 2 - 0.1, -d / 2 - 0.02, w + 0.2, 0.1, 'fill="#b98f63"', 0.02) +
    box(-w / 2, -d / 2, w, d, WHITE, 0.06) +
    box(-w / 2, -d / 2 + 0.7, w, d - 0.7, filled('#dfe5e4'), 0.05) +
    box(-w / 2 + 0.1, -d / 2 + 0.12, w / 2 - 0.16, 0.42, filled('#f6f3ee'), 0.1) +
    box(0.06, -d / 2 + 0.12, w / 2 - 0.16, 0.42, filled('#f6f3ee'), 0.1) +
    box(-w / 2, d / 2 - 0.55, w, 0.35, 'fill="#b9a283"', 0.02) +
    box(-w / 2 - 0.55, -d / 2, 0.45, 0.4, filled('#cdb08b')) +
    box(w / 2 + 0.1, -d / 2, 0.45, 0.4, filled('#cdb08b')),
  daybed: (w, d) =>
    box(-w / 2, -d / 2, w, d, filled('#e9e2d6'), 0.08) +
    box(-w / 2 + 0.05, -d / 2 + 0.05, w - 0.1, 0.22, 'fill="#d3c5ae"', 0.06),
  wardrobe: (w, d) =>
    box(-w / 2, -d / 2, w, d, filled('#e8dcc8'), 0.01) +
    stroke(`M${length(-w / 2 + 0.05)},0L${length(w / 2 - 0.05)},0`, '#a89878', 1.4) +
    hangers(w, d),
  shower: (w, d) =>
    box(-w / 2, -d / 2, w, d, filled('#eaf3f5'), 0.02) +
    disc(0, 0, 0.07, `fill="none" ${OUTLINE}`) +
    crossed(w, d, '#b7c9cf'),
  bath: (w, d) =>
    box(-w / 2, -d / 2, w, d, WHITE, 0.06) +
    box(-w / 2 + 0.08, -d / 2 + 0.08, w - 0.16, d - 0.16, filled('#e6f1f4'), 0.28) +
    disc(w / 2 - 0.3, 0, 0.03),
  toilet: (w, d) => box(-w / 2, -d / 2, w, 0.2, WHITE, 0.03) + toiletBowl(),
  sink: (w, d) =>
    box(-w / 2, -d / 2, w, d, filled('#f3f1ed'), 0.02) +
    `<ellipse cx="0" cy="0" rx="${length(w * 0.32)}" ry="${length(d * 0.3)}" ${WHITE}/>`,
  desk: (w, d) =>
    box(-w / 2, -d / 2, w, d, filled('#cdb08b')) +
    disc(0, d / 2 + 0.28, 0.24, filled('#eee7da')) +
    box(-0.28, -d / 2 + 0.08, 0.56, 0.1, 'fill="#3a3f44"'),
  washer: (w, d) => box(-w / 2, -d / 2, w, d) + disc(0, 0, w * 0.34),
  plant: (w) => leaves(w) + disc(0, 0, w * 0.12, 'fill="#6f8c5c"'),
  lounge: (w, d) =>
    box(-d / 2, -w / 2, d, w, filled('#f4efe6'), 0.06) +
    box(-d / 2, -w / 2, d, w * 0.32, filled('#e0d6c4'), 0.06),
  bistro: () =>
    disc(0, 0, 0.36, filled('#c9a982')) +
    box(-0.72, -0.21, 0.4, 0.42, filled('#eee7da'), 0.1) +
    box(0.32, -0.21, 0.4, 0.42, filled('#eee7da'), 0.1),
};

function toiletBowl(): string {
  return `<ellipse cx="0" cy="${length(0.08)}" rx="${length(0.19)}" ry="${length(0.25)}" ${WHITE}/>`;
}

/** A piece about its middle, seen from above. */
export function symbolOf({ kind, width, depth }: Piece): string {
  const symbol = SYMBOLS[kind];
  if (!symbol) throw new Error(`There is no symbol for ${kind}`);
  return symbol(width, depth);
}
