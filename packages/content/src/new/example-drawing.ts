/** A house of two storeys with three homes each, as a picture and as shapes over it. */
const PICTURE = { width: 1600, height: 1000 } as const;
const FRONT = { left: 280, top: 300, width: 1040, height: 480 } as const;
const FLOORS = [2, 1] as const;
const PLACES = [1, 2, 3] as const;

interface Cell {
  readonly number: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function cells(): Cell[] {
  const [width, height] = [FRONT.width / PLACES.length, FRONT.height / FLOORS.length];
  return FLOORS.flatMap((floor, row) =>
    PLACES.map((place, column) => ({
      number: `${floor}0${place}`,
      x: Math.round(FRONT.left + column * width),
      y: FRONT.top + row * height,
      width: Math.round(width),
      height,
    })),
  );
}

const OPEN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">`;

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

/** The façade, drawn; rendered when the folder is made. */
export function facadePicture(): string {
  const windows = cells().flatMap(({ x, y, width }) => [
    rect(x + 40, y + 50, width - 80, 130, '#7f9aa6'),
    rect(x + 30, y + 180, width - 60, 8, '#5c5348'),
  ]);
  return [
    OPEN,
    rect(0, 0, PICTURE.width, PICTURE.height, '#d9e4e8'),
    rect(0, 760, PICTURE.width, 240, '#9aa583'),
    rect(FRONT.left, FRONT.top, FRONT.width, FRONT.height, '#efe7db'),
    rect(FRONT.left - 30, FRONT.top - 40, FRONT.width + 60, 40, '#8a5f4d'),
    ...windows,
    '</svg>',
  ].join('');
}

/** The site from above. */
export function sitePicture(): string {
  return [
    OPEN,
    rect(0, 0, PICTURE.width, PICTURE.height, '#b7c1a3'),
    rect(0, 800, PICTURE.width, 120, '#cfcac0'),
    rect(500, 300, 600, 340, '#a9745c'),
    rect(500, 460, 600, 20, '#8a5f4d'),
    '</svg>',
  ].join('');
}

/** As a drawing program writes shapes: the id of each is the number of a home. */
export function facadeShapes(): string {
  const shapes = cells().map(
    ({ number, x, y, width, height }) =>
      `  <rect id="${number}" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
  );
  return [OPEN, ...shapes, '</svg>', ''].join('\n');
}

export function siteShapes(): string {
  return [OPEN, '  <path id="A" d="M500 300h600v340h-600z"/>', '</svg>', ''].join('\n');
}
