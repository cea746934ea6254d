import type { Frame } from '../geometry/frame.ts';
import type { MeshGroup } from '../geometry/mesh.ts';
import { lerp } from '../geometry/numbers.ts';
import { between, type Ground } from '../geometry/plane.ts';
import type { Random } from '../geometry/random.ts';
import { addBox, addPane, SIDES } from '../geometry/solids.ts';
import { type Stretch, WALL_THICKNESS_M } from './parts.ts';
import { addWallWithWindow } from './window.ts';

/** `window` is a wall with one in its middle. */
export type Surface = 'glass' | 'plaster' | 'wood' | 'stone' | 'window';

/** A part of a façade; widths of a façade are shares of its length. */
export interface Segment {
  readonly width: number;
  readonly surface: Surface;
}

const PANE_WIDTH_M = 1.7;
const SLAT_SPACING_M = 0.16;
const PANE_DEPTH_M = 0.07;
const CURTAIN_DEPTH_M = 0.3;
const CURTAIN_FOLDS = 7;

/** Segments from one point to another; the inside is to the left. */
export function addFacade(
  group: MeshGroup,
  frame: Frame,
  [from, to]: readonly [Ground, Ground],
  [z0, z1]: readonly [number, number],
  segments: readonly Segment[],
  random: Random,
): void {
  const length = between(from, to);
  const total = segments.reduce((sum, segment) => sum + segment.width, 0);
  const line = frame.along(from, to);
  let x = 0;
  for (const { width, surface } of segments) {
    const own = (width / total) * length;
    const stretch: Stretch = { from: x, to: x + own, z0, z1 };
    x = stretch.to;
    addSegment(group, line, surface, stretch, own, random);
  }
}

function addSegment(
  group: MeshGroup,
  line: Frame,
  surface: Surface,
  stretch: Stretch,
  width: number,
  random: Random,
): void {
  const { from, to, z0, z1 } = stretch;
  if (surface === 'glass') addGlazing(group, line, stretch, width, random);
  else if (surface === 'window') addWallWithWindow(group, line, stretch, width, random);
  else if (surface === 'wood') addTimber(group, line, stretch, width);
  else {
    const wall = group.of(surface === 'stone' ? 'stone' : 'wall');
    addBox(wall, line, [from, 0, z0, to, WALL_THICKNESS_M, z1], SIDES);
  }
}

/** From floor to ceiling in a frame, with curtains behind some panes. */
function addGlazing(group: MeshGroup, line: Frame, stretch: Stretch, width: number, random: Random): void {
  const { from, to, z0, z1 } = stretch;
  const panes = Math.max(1, Math.round(width / PANE_WIDTH_M));
  const bars = group.of('frame');
  addBox(bars, line, [from, 0.02, z0, to, 0.12, z0 + 0.07], 'yYZ');
  addBox(bars, line, [from, 0.02, z1 - 0.09, to, 0.12, z1], 'yYz');
  for (let i = 0; i <= panes; i += 1) {
    const x = lerp(from, to, i / panes);
    const half = i === 0 || i === panes ? 0.045 : 0.032;
    addBox(bars, line, [x - half, 0.01, z0 + 0.07, x + half, 0.13, z1 - 0.09], SIDES);
  }
  addPane(group.of('glass'), line, [from, z0 + 0.07, to, z1 - 0.09], PANE_DEPTH_M);
  for (let i = 0; i < panes; i += 1)
    if (random() < 0.3)
      addCurtain(group, line, stretch, { pane: i, panes, paneWidth: width / panes }, random);
}

function addCurtain(
  group: MeshGroup,
  line: Frame,
  { from, to, z0, z1 }: Stretch,
  { pane, panes, paneWidth }: { readonly pane: number; readonly panes: number; readonly paneWidth: number },
  random: Random,
): void {
  const light = 0.85 + random() * 0.15;
  const cloth = group.coloured('curtain', [light, light * 0.97, light * 0.92]);
  const start = lerp(from, to, (pane + (random() < 0.5 ? 0 : 0.45)) / panes) + 0.05;
  const end = start + paneWidth * random.between(0.4, 0.9);
  const x = (fold: number) => lerp(start, Math.min(end, to), fold / CURTAIN_FOLDS);
  const y = (fold: number) => CURTAIN_DEPTH_M + (fold % 2) * 0.07;
  for (let fold = 0; fold < CURTAIN_FOLDS; fold += 1) {
    const [x0, x1] = [x(fold), x(fold + 1)];
    const [y0, y1] = [y(fold), y(fold + 1)];
    cloth.quad(
      line.point(x0, y0, z0),
      line.point(x1, y1, z0),
      line.point(x1, y1, z1),
      line.point(x0, y0, z1),
    );
  }
}

/** A wall behind upright slats. */
function addTimber(group: MeshGroup, line: Frame, { from, to, z0, z1 }: Stretch, width: number): void {
  const timber = group.of('wood');
  addBox(timber, line, [from, 0, z0, to, WALL_THICKNESS_M, z1], SIDES);
  const slats = Math.max(2, Math.round(width / SLAT_SPACING_M));
  for (let i = 0; i < slats; i += 1) {
    const x = lerp(from, to, (i + 0.5) / slats);
    addBox(timber, line, [x - 0.045, -0.06, z0, x + 0.045, 0, z1], 'xXy');
  }
}
