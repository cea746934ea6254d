import { upTo } from '../geometry/numbers.ts';
import {
  INNER_WALL_M,
  type Opening,
  OUTER_WALL_M,
  type Plan,
  type Room,
  type RoomKind,
  SAME_M,
  terraceOf,
} from './plan.ts';
import { length, SCALE, symbolOf } from './symbols.ts';

/** Round the home. */
const MARGIN_M = 1.1;
const WALL = '#33383d';
const GLASS = '#9fc3d3';
const PANE_M = 1.4;
const FLOORS: Readonly<Record<RoomKind, string>> = {
  living: 'url(#oak)',
  bedroom: 'url(#oak)',
  study: 'url(#oak)',
  hall: 'url(#oak)',
  kitchen: 'url(#tile)',
  bathroom: 'url(#tileb)',
  utility: 'url(#tile)',
  terrace: 'url(#deck)',
};

const escaped = (text: string): string => text.replace('&', '&amp;');

/** A home from above as parts of an SVG, its front at the foot; names and areas of rooms are laid over it. */
export class PlanDrawing {
  private readonly plan: Plan;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** Units: 100 a metre. */
  get size(): { readonly width: number; readonly height: number } {
    const { width, depth } = this.plan;
    return {
      width: (width + 2 * MARGIN_M) * SCALE,
      height: (depth - this.lowest + 2 * MARGIN_M) * SCALE,
    };
  }

  /** Terrace, walls, floors, doors, furniture. */
  home(): string {
    const { width, depth, rooms, openings } = this.plan;
    const terrace = terraceOf(this.plan);
    const walls = this.box(
      -OUTER_WALL_M,
      -OUTER_WALL_M,
      width + 2 * OUTER_WALL_M,
      depth + 2 * OUTER_WALL_M,
      `fill="${WALL}" rx="${length(0.02)}"`,
    );
    return [
      this.box(
        terrace.x,
        terrace.y,
        terrace.width,
        terrace.depth,
        `fill="url(#deck)" stroke="#8d959c" stroke-width="${length(0.05)}"`,
      ),
      `<g filter="url(#sh)">${walls}</g>`,
      ...rooms.filter(({ kind }) => kind !== 'terrace').map((room) => this.floor(room)),
      ...openings.map((opening) => this.gap(opening)),
      ...openings.map((opening) => this.leaf(opening)),
      this.furniture(),
    ].join('');
  }

  /** Five metres below the home, without a word. */
  scaleBar(): string {
    const y = this.lowest - 0.75;
    const ticks = upTo(6).map(
      (metre) =>
        `<path d="M${this.x(metre)},${this.y(y - 0.07)}v${length(-0.14)}" stroke="${WALL}" stroke-width="2"/>`,
    );
    return `<path d="M${this.x(0)},${this.y(y)}h${length(5)}" stroke="${WALL}" stroke-width="3"/>${ticks.join('')}`;
  }

  private get lowest(): number {
    return Math.min(...this.plan.rooms.map(({ y }) => y));
  }

  private x(x: number): string {
    return ((x + MARGIN_M) * SCALE).toFixed(1);
  }

  private y(y: number): string {
    return ((this.plan.depth - y + MARGIN_M) * SCALE).toFixed(1);
  }

  private box(x: number, y: number, width: number, depth: number, look: string): string {
    return `<rect x="${this.x(x)}" y="${this.y(y + depth)}" width="${length(width)}" height="${length(depth)}" ${look}/>`;
  }

  /** Between the middles of inner walls, and up to outer ones. */
  private floor({ name, kind, x, y, width, depth }: Room): string {
    const half = (isOuter: boolean) => (isOuter ? 0 : INNER_WALL_M / 2);
    const left = half(x < SAME_M);
    const right = half(x + width > this.plan.width - SAME_M);
    const front = half(y < SAME_M);
    const back = half(y + depth > this.plan.depth - SAME_M);
    const look = `fill="${FLOORS[kind]}" data-room="${escaped(name)}"`;
    return this.box(x + left, y + front, width - left - right, depth - front - back, look);
  }

  /** Of the wall that an opening takes out: metres. */
  private extentOf({ kind, wall, x, y, width }: Opening) {
    if (wall === 'along') return { x: x - INNER_WALL_M / 2, y, width: INNER_WALL_M, depth: width };
    const isOuter = kind === 'slide' || kind === 'window' || kind === 'entry';
    const start =
      y < SAME_M ? -OUTER_WALL_M : y > this.plan.depth - SAME_M ? this.plan.depth : y - INNER_WALL_M / 2;
    return { x, y: start, width, depth: isOuter ? OUTER_WALL_M : INNER_WALL_M };
  }

  private gap(opening: Opening): string {
    const { x, y, width, depth } = this.extentOf(opening);
    const isAcross = opening.wall === 'across';
    const look = `fill="${opening.kind === 'window' || opening.kind === 'slide' ? '#eef5f8' : '#dcc3a0'}"`;
    return isAcross
      ? this.box(x, y - SAME_M, width, depth + 2 * SAME_M, look)
      : this.box(x - SAME_M, y, width + 2 * SAME_M, depth, look);
  }

  private leaf(opening: Opening): string {
    if (opening.kind === 'window' || opening.kind === 'slide') return this.panes(opening);
    if (opening.kind === 'door') return this.door(opening);
    return opening.kind === 'entry' ? this.door(opening) + this.arrow(opening) : '';
  }

  private panes(opening: Opening): string {
    const { x, y, width, depth } = this.extentOf(opening);
    const frame = this.box(
      x,
      y + depth * 0.2,
      width,
      depth * 0.6,
      `fill="none" stroke="${WALL}" stroke-width="${length(0.025)}"`,
    );
    if (opening.kind === 'window')
      return frame + this.box(x, y + depth * 0.42, width, depth * 0.16, `fill="${GLASS}"`);
    const count = Math.max(2, Math.round(width / PANE_M));
    const look = `fill="${GLASS}" stroke="${WALL}" stroke-width="${length(0.02)}"`;
    const wings = upTo(count).map((i) =>
      this.box(
        x + (i * width) / count,
        y + (i % 2 ? depth * 0.5 : depth * 0.28),
        width / count,
        depth * 0.2,
        look,
      ),
    );
    return frame + wings.join('');
  }

  /** Ajar, with the quarter of a circle that it opens through. */
  private door({ kind, wall, x, y, width, hinge, swing }: Opening): string {
    const isAcross = wall === 'across';
    const along = isAcross ? x : y;
    const hung = hinge === 'end' ? along + width : along;
    const closed = hinge === 'end' ? along : along + width;
    const level = isAcross ? (kind === 'entry' ? this.plan.depth : y) : x;
    const point = (a: number, across: number) =>
      isAcross ? `${this.x(a)},${this.y(across)}` : `${this.x(across)},${this.y(a)}`;
    const open = point(hung, level + swing * width);
    const isClockwise = (hinge === 'end') !== swing > 0 ? isAcross : !isAcross;
    const arc = `A${length(width)},${length(width)} 0 0,${isClockwise ? 1 : 0} ${point(closed, level)}`;
    const transform = isAcross ? '' : ' transform=""';
    return (
      `<path d="M${point(hung, level)}L${open}${arc}" fill="#ffffff55" stroke="#6b7178" stroke-width="${length(0.02)}"${transform}/>` +
      `<path d="M${point(hung, level)}L${open}" stroke="#4b5157" stroke-width="${length(0.05)}"/>`
    );
  }

  /** Where one comes in. */
  private arrow({ x, width }: Opening): string {
    const path =
      `M${this.x(x + width / 2)},${this.y(this.plan.depth + 0.85)}l0,${length(0.4)}m${length(-0.12)},${length(-0.16)}` +
      `l${length(0.12)},${length(0.16)}l${length(0.12)},${length(-0.16)}`;
    return `<path d="${path}" fill="none" stroke="#b58a4a" stroke-width="${length(0.05)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }

  /** Rugs first. */
  private furniture(): string {
    const isRug = ({ kind }: { readonly kind: string }) => kind === 'rug';
    const { furniture } = this.plan;
    const pieces = [...furniture.filter(isRug), ...furniture.filter((one) => !isRug(one))].map(
      (one) =>
        `<g transform="translate(${this.x(one.x)},${this.y(one.y)}) rotate(${(-one.turn * 180) / Math.PI})">${symbolOf(one)}</g>`,
    );
    return `<g filter="url(#fs)">${pieces.join('')}</g>`;
  }
}
