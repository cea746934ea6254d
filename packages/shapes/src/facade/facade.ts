import { homographyOf, type Quad, UNIT_SQUARE } from '../geometry/homography.ts';
import { type Point, rounded } from '../geometry/point.ts';

/** A line of the grid by where it begins and ends: shares of the way along the two sides that it leads across. */
export type GridLine = readonly [start: number, end: number];

export interface FacadeFloor {
  /** How many cells each home has, from the left: `[1, 1, 2]` are three homes in four cells. */
  readonly spans: readonly number[];
}

/** A façade as four corners and lines between them. */
export interface Facade {
  /** Top left, top right, bottom right, bottom left. */
  readonly corners: Quad;
  /** The lowest first. */
  readonly floors: readonly FacadeFloor[];
  /** Between floors, the lowest first; shares of the height from the top, at the left and at the right side. */
  readonly floorLines: readonly GridLine[];
  /** Between cells, by how many cells a floor has; shares of the width from the left, at top and bottom. */
  readonly cellLines: Readonly<Record<number, readonly GridLine[]>>;
}

/** A home's cell: its floor from the lowest, 0; its place among the homes of the floor from the left, 0. */
export interface FacadeCell {
  readonly floor: number;
  readonly place: number;
  /** Of how many homes on its floor. */
  readonly places: number;
  /** Without the first point repeated. */
  readonly ring: readonly Point[];
}

const SIDES: readonly [GridLine, GridLine] = [
  [0, 0],
  [1, 1],
];
/** Points of lines that meet at one place. */
const SAME = 1e-6;

/** Lines at equal distances. `unitsOfFloors`: the lowest first. */
export function evenFacade(corners: Quad, unitsOfFloors: readonly number[]): Facade {
  const floors = unitsOfFloors.map((units) => ({ spans: Array.from({ length: units }, () => 1) }));
  const counts = new Set(unitsOfFloors);
  return {
    corners,
    floors,
    floorLines: evenLines(floors.length).toReversed(),
    cellLines: Object.fromEntries([...counts].map((count) => [count, evenLines(count)])),
  };
}

/** The lines between so many equal parts. */
export function evenLines(parts: number): GridLine[] {
  return Array.from({ length: Math.max(0, parts - 1) }, (_, index) => {
    const share = (index + 1) / parts;
    return [share, share];
  });
}

export function cellsOfFloor({ spans }: FacadeFloor): number {
  return spans.reduce((sum, span) => sum + span, 0);
}

/** Where a line across and a line down meet, as shares of width and height. */
function meet([left, right]: GridLine, [top, bottom]: GridLine): Point {
  const [slope, lean] = [right - left, bottom - top];
  const x = (top + lean * left) / (1 - lean * slope);
  return [x, left + slope * x];
}

/** Lines down between the homes of a floor, the two sides included. */
function linesOf(facade: Facade, floor: FacadeFloor): GridLine[] {
  const inner = facade.cellLines[cellsOfFloor(floor)] ?? evenLines(cellsOfFloor(floor));
  const all = [SIDES[0], ...inner, SIDES[1]];
  const ends = floor.spans.map((_, place) =>
    floor.spans.slice(0, place + 1).reduce((sum, span) => sum + span, 0),
  );
  return [SIDES[0], ...ends.map((cell) => all[cell] ?? SIDES[1])];
}

/** The lines above and below a floor. */
function storey({ floorLines }: Facade, index: number): { above: GridLine; below: GridLine } {
  return { above: floorLines[index] ?? SIDES[0], below: floorLines[index - 1] ?? SIDES[1] };
}

/**
 * The homes of a façade, floor by floor from the lowest, each from the left. Neighbours share the points of their common
 * edge, also where floors have different numbers of homes. Null where the corners are no façade.
 */
export function facadeCells(facade: Facade): FacadeCell[] | null {
  const onPicture = homographyOf(UNIT_SQUARE, facade.corners);
  if (!onPicture || !isConvex(facade.corners)) return null;
  const lines = facade.floors.map((floor) => linesOf(facade, floor));
  return facade.floors.flatMap(({ spans }, floor) =>
    spans.map((_, place): FacadeCell => {
      const own = lines[floor] ?? [];
      const { above, below } = storey(facade, floor);
      const [left, right] = [own[place] ?? SIDES[0], own[place + 1] ?? SIDES[1]];
      const top = edge(above, left, right, lines[floor + 1] ?? []);
      const bottom = edge(below, left, right, lines[floor - 1] ?? []).toReversed();
      const ring = [...top, ...bottom].map((point) => rounded(onPicture(point)));
      return { floor, place, places: spans.length, ring };
    }),
  );
}

/** From the left to the right end of an edge, with the points where lines of the next floor end on it. */
function edge(line: GridLine, left: GridLine, right: GridLine, others: readonly GridLine[]): Point[] {
  const [start, end] = [meet(line, left), meet(line, right)];
  const inner = others
    .map((other) => meet(line, other))
    .filter(([x]) => x > start[0] + SAME && x < end[0] - SAME)
    .toSorted((a, b) => a[0] - b[0]);
  return [start, ...inner, end];
}

/** Corners that turn one way all around: of others the map folds the picture over. */
export function isConvex(corners: Quad): boolean {
  const turns = corners.map((point, index) => {
    const [next, after] = [corners[(index + 1) % 4] ?? point, corners[(index + 2) % 4] ?? point];
    return (next[0] - point[0]) * (after[1] - next[1]) - (next[1] - point[1]) * (after[0] - next[0]);
  });
  return turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0);
}
