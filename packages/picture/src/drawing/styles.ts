import type { UnitStatus } from '@suite/contracts';
import type { PictureShape, ShapeAppearance } from '../types.ts';
import type { TokenName, Tokens } from './tokens.ts';

export type PatternKind = 'dots' | 'lines' | 'hatch' | 'crosshatch';

/** Colour as "red green blue" and how much of it covers the picture, 0 to 1. */
export interface Fill {
  readonly rgb: string;
  readonly alpha: number;
}

export interface Style {
  readonly fill: Fill;
  readonly stroke: string;
  /** In CSS pixels, whatever the zoom. */
  readonly strokePx: number;
  readonly pattern: PatternKind | null;
}

/** Why a shape stands out. */
export type Mark = 'hovered' | 'selected';

interface StatusStyle {
  readonly rgb: TokenName;
  readonly rest: TokenName;
  readonly pattern: PatternKind | null;
}

/** Status is told by colour, pattern and glyph, never by colour alone. */
const STATUS_STYLES: Readonly<Record<UnitStatus, StatusStyle>> = {
  available: { rgb: '--available-rgb', rest: '--poly-rest', pattern: null },
  'pending-reservation': { rgb: '--pending-rgb', rest: '--poly-rest-pending', pattern: 'dots' },
  reserved: { rgb: '--reserved-rgb', rest: '--poly-rest', pattern: 'lines' },
  sold: { rgb: '--sold-rgb', rest: '--poly-rest-muted', pattern: 'hatch' },
  unavailable: { rgb: '--unavailable-rgb', rest: '--poly-rest-muted', pattern: 'crosshatch' },
};

export const STATUSES = Object.keys(STATUS_STYLES) as UnitStatus[];

const WHITE = '255 255 255';
const NEUTRAL_REST = 0.1;
const SOLID_WHITE = `rgb(${WHITE})`;
const AREA_OUT_STROKE = `rgb(${WHITE} / .4)`;
/** How much more a selected area is covered than a hovered one. */
const AREA_SELECTED_GAIN = 0.04;

export function colorOf(fill: Fill): string {
  return `rgb(${fill.rgb} / ${fill.alpha})`;
}

function filteredOutStyle(appearance: ShapeAppearance, tokens: Tokens): Style {
  if (appearance.kind === 'area') {
    const fill = { rgb: WHITE, alpha: Number(tokens['--area-out']) };
    return { fill, stroke: AREA_OUT_STROKE, strokePx: 1.5, pattern: null };
  }
  const fill = { rgb: WHITE, alpha: Number(tokens['--poly-out']) };
  return { fill, stroke: tokens['--poly-stroke-out'], strokePx: 1.25, pattern: null };
}

/** How a shape looks when nothing happens to it. */
export function restStyle(appearance: ShapeAppearance, filteredOut: boolean, tokens: Tokens): Style {
  if (filteredOut) return filteredOutStyle(appearance, tokens);
  if (appearance.kind === 'area') {
    const fill = { rgb: WHITE, alpha: Number(tokens['--area-rest']) };
    return { fill, stroke: SOLID_WHITE, strokePx: 1.5, pattern: null };
  }
  if (appearance.kind === 'neutral') {
    const fill = { rgb: WHITE, alpha: NEUTRAL_REST };
    return { fill, stroke: tokens['--poly-stroke'], strokePx: 1.25, pattern: null };
  }
  const { rgb, rest, pattern } = STATUS_STYLES[appearance.status];
  const fill = { rgb: tokens[rgb], alpha: Number(tokens[rest]) };
  return { fill, stroke: tokens['--poly-stroke'], strokePx: 1.25, pattern };
}

/** How a hovered or selected shape looks. A focused one is drawn as hovered, with a ring. */
export function markedStyle(appearance: ShapeAppearance, mark: Mark, tokens: Tokens): Style {
  const selected = mark === 'selected';
  if (appearance.kind === 'unit') {
    const { rgb, pattern } = STATUS_STYLES[appearance.status];
    const alpha = Number(tokens[selected ? '--poly-selected' : '--poly-hover']);
    const fill = { rgb: tokens[rgb], alpha };
    return { fill, stroke: SOLID_WHITE, strokePx: selected ? 3.5 : 3, pattern };
  }
  const alpha = Number(tokens['--area-hover']) + (selected ? AREA_SELECTED_GAIN : 0);
  const strokePx = (appearance.kind === 'area' ? 2.5 : 3) + (selected ? 0.5 : 0);
  return { fill: { rgb: tokens['--area-rgb'], alpha }, stroke: SOLID_WHITE, strokePx, pattern: null };
}

/**
 * What has to be laid over a shape at rest so that both together look like `wanted`. Over the same colour
 * that is less than the wanted cover, else the picture would vanish beneath it.
 */
export function coverOver(rest: Fill, wanted: Fill): Fill {
  if (rest.rgb !== wanted.rgb || rest.alpha >= 1) return wanted;
  return { rgb: wanted.rgb, alpha: Math.max(0, 1 - (1 - wanted.alpha) / (1 - rest.alpha)) };
}

/** True for the key of shapes that the pulse brightens when none is selected: what can be had, and areas. */
export function isPulsed(key: string): boolean {
  return key === 'available' || key === 'area' || key === 'neutral';
}

/** Shapes with the same key have the same look at rest. */
export function styleKey(shape: Pick<PictureShape, 'appearance' | 'filteredOut'>): string {
  const { appearance, filteredOut } = shape;
  if (filteredOut) return appearance.kind === 'area' ? 'out-area' : 'out';
  return appearance.kind === 'unit' ? appearance.status : appearance.kind;
}
