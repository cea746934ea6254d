import { Frame, PLACE } from '../geometry/frame.ts';
import type { MeshGroup } from '../geometry/mesh.ts';
import { upTo } from '../geometry/numbers.ts';
import { addBox } from '../geometry/solids.ts';
import { INNER_WALL_M, type Opening, OUTER_WALL_M, type Plan, SAME_M } from './plan.ts';
import type { RoomsLook } from './plan-mesh.ts';

type Span = [from: number, to: number];

/** Walls of one line: across the home at a y, or along its depth at an x. Thickness from `low` to `high` beside it. */
interface WallLine {
  readonly direction: Opening['wall'];
  readonly at: number;
  readonly low: number;
  readonly high: number;
  readonly isOuter: boolean;
}

interface Walls {
  readonly group: MeshGroup;
  readonly plan: Plan;
  readonly look: RoomsLook;
}

const DOOR_M = 2.1;
const LEAF_M = 2.05;
const SLIDE_M = 2.5;
const SILL_M = 0.85;
const AJAR = 1.2;
const PANE_M = 1.4;
/** Above every wall: a way through from floor to ceiling. */
const NO_LINTEL_M = 9;

/** Along the edges of all rooms, with their openings. */
export function addWalls(group: MeshGroup, plan: Plan, look: RoomsLook): void {
  const walls: Walls = { group, plan, look };
  group.of('pwall');
  group.of(look.hasCeiling ? 'pwall' : 'pcap');
  for (const direction of ['across', 'along'] as const)
    for (const [place, spans] of edgesOf(plan, direction)) {
      const line = lineAt(plan, direction, place);
      for (const span of joined(spans)) addWall(walls, line, span);
    }
}

/** Edges of rooms by the place of their line, to the centimetre. */
function edgesOf({ rooms }: Plan, direction: Opening['wall']): Map<number, Span[]> {
  const lines = new Map<number, Span[]>();
  const add = (place: number, span: Span) => {
    const rounded = Math.round(place * 100) / 100;
    lines.set(rounded, [...(lines.get(rounded) ?? []), span]);
  };
  for (const { kind, x, y, width, depth } of rooms) {
    if (kind === 'terrace') continue;
    const [places, span]: [Span, Span] =
      direction === 'across'
        ? [
            [y, y + depth],
            [x, x + width],
          ]
        : [
            [x, x + width],
            [y, y + depth],
          ];
    for (const place of places) add(place, span);
  }
  return lines;
}

function lineAt(plan: Plan, direction: Opening['wall'], place: number): WallLine {
  const last = (direction === 'across' ? plan.depth : plan.width) - SAME_M;
  const isFirst = place < SAME_M;
  const isOuter = isFirst || place > last;
  const base = { direction, at: place, isOuter };
  if (!isOuter) return { ...base, low: -INNER_WALL_M / 2, high: INNER_WALL_M / 2 };
  return isFirst ? { ...base, low: -OUTER_WALL_M, high: 0 } : { ...base, low: 0, high: OUTER_WALL_M };
}

function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = all[all.length - 1];
    if (last && from <= last[1] + SAME_M) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

const alongOf = ({ wall, x, y }: Opening): number => (wall === 'across' ? x : y);
const placeOf = ({ wall, x, y }: Opening): number => (wall === 'across' ? y : x);

function addWall(walls: Walls, line: WallLine, [from, to]: Span): void {
  const openings = walls.plan.openings
    .filter((one) => one.wall === line.direction && Math.abs(placeOf(one) - line.at) < 0.02)
    .filter((one) => alongOf(one) >= from - SAME_M && alongOf(one) < to)
    .toSorted((a, b) => alongOf(a) - alongOf(b));
  const beyond = line.isOuter ? OUTER_WALL_M : INNER_WALL_M / 2;
  const { height } = walls.look;
  let start = from - beyond;
  for (const opening of openings) {
    const left = alongOf(opening);
    addPiece(walls, line, [start, left], [0, height]);
    start = left + opening.width;
    addOpening(walls, line, opening);
  }
  addPiece(walls, line, [start, to + beyond], [0, height]);
}

/** A piece of wall with its cap, unless it is too small to be one. */
function addPiece({ group, look }: Walls, line: WallLine, [from, to]: Span, [z0, z1]: Span): void {
  const thick: Span = [line.at + line.low, line.at + line.high];
  const [[x0, x1], [y0, y1]] = line.direction === 'across' ? [[from, to], thick] : [thick, [from, to]];
  if ([x1 - x0, y1 - y0, z1 - z0].some((size) => size < SAME_M)) return;
  addBox(group.of('pwall'), PLACE, [x0, y0, z0, x1, y1, z1], 'xXyYz');
  const cap = group.of(look.hasCeiling ? 'pwall' : 'pcap');
  addBox(cap, PLACE, [x0, y0, z1 - 0.001, x1, y1, z1], 'Z');
}

function lintelOf({ kind }: Opening): number {
  if (kind === 'slide') return SLIDE_M;
  return kind === 'pass' ? NO_LINTEL_M : DOOR_M;
}

/** The wall above and below an opening, and what is in it. */
function addOpening(walls: Walls, line: WallLine, opening: Opening): void {
  const { height } = walls.look;
  const left = alongOf(opening);
  const right = left + opening.width;
  const lintel = lintelOf(opening);
  if (opening.kind === 'window') addPiece(walls, line, [left, right], [0, SILL_M]);
  if (lintel < height) addPiece(walls, line, [left, right], [lintel, height]);
  if (opening.kind === 'slide' || opening.kind === 'window')
    addGlazing(walls, line, opening, Math.min(lintel, height));
  else if (opening.kind !== 'pass') addDoor(walls, line, opening);
}

/** Windows are all in walls across the home. */
function addGlazing({ group, look }: Walls, line: WallLine, opening: Opening, top: number): void {
  const left = alongOf(opening);
  const right = left + opening.width;
  const low = opening.kind === 'window' ? SILL_M : 0;
  const count = Math.max(2, Math.round(opening.width / PANE_M));
  const bars = group.of('frame');
  const y = line.at + (line.low + line.high) / 2;
  for (const i of upTo(count + 1)) {
    const x = left + (i / count) * opening.width;
    addBox(bars, PLACE, [x - 0.025, y - 0.04, low, x + 0.025, y + 0.04, top]);
  }
  addBox(bars, PLACE, [left, y - 0.04, top - 0.05, right, y + 0.04, top]);
  addBox(bars, PLACE, [left, y - 0.04, low, right, y + 0.04, low + 0.04]);
  const glass = group.of(look.hasCeiling ? 'iglass' : 'railglass');
  glass.quad([left, y, low], [right, y, low], [right, y, top], [left, y, top]);
}

/** Ajar. */
function addDoor({ group, look }: Walls, line: WallLine, opening: Opening): void {
  const { width, hinge, swing } = opening;
  const isAtEnd = hinge === 'end';
  const hung = isAtEnd ? alongOf(opening) + width : alongOf(opening);
  const frame =
    line.direction === 'across'
      ? new Frame(hung, line.at, 0, isAtEnd ? Math.PI - swing * AJAR : swing * AJAR)
      : new Frame(
          line.at,
          hung,
          0,
          Math.PI / 2 + (isAtEnd ? Math.PI : 0) + (isAtEnd ? 1 : -1) * swing * AJAR,
        );
  addBox(group.of('door'), frame, [0, -0.02, 0, width, 0.02, Math.min(LEAF_M, look.height)]);
}
