import type { PictureShape } from '@suite/picture';
import {
  type Mark,
  markedStyle,
  type PatternKind,
  restStyle,
  type Style,
  type Tokens,
} from '@suite/picture/drawing';

/** A unit of the model: what its shape is in a picture. */
export interface ShownUnit extends Pick<PictureShape, 'appearance' | 'filteredOut' | 'text'> {
  readonly id: number;
}

/** What stands out, several where a building or a part of the place does; and whether the rest is drawn at all. */
export interface UnitMarks {
  readonly hovered: ReadonlySet<number>;
  readonly selected: ReadonlySet<number>;
  /** Without it only the outline of the hovered unit is drawn, as in a picture. */
  readonly overlayShown: boolean;
  /** While areas of a picture stand in their place, only units that stand out are drawn (`overlayShare`). Default: false. */
  readonly areBehindPicture?: boolean;
}

export const PATTERNS: readonly PatternKind[] = ['dots', 'lines', 'hatch', 'crosshatch'];

/** Bytes of a volume's colour, cover, pattern and outline, 0 to 255; a pattern counts from 1. And whether it stands out. */
export interface UnitPaint {
  readonly fill: readonly [red: number, green: number, blue: number, alpha: number];
  readonly pattern: number;
  readonly strokeAlpha: number;
  readonly isMarked: boolean;
}

const NOT_SHOWN: UnitPaint = { fill: [0, 0, 0, 0], pattern: 0, strokeAlpha: 0, isMarked: false };

/** How much of a CSS colour such as "rgb(255 255 255 / .28)" covers what is below; 1 where it does not say. */
function alphaOf(color: string): number {
  const [, alpha] = color.replace(')', '').split('/');
  return alpha === undefined ? 1 : Number(alpha);
}

function markOf({ id, filteredOut }: ShownUnit, { hovered, selected, overlayShown }: UnitMarks): Mark | null {
  if (filteredOut) return null;
  if (selected.has(id) && overlayShown) return 'selected';
  return hovered.has(id) ? 'hovered' : null;
}

function paintOf({ fill, pattern, stroke }: Style, isMarked: boolean): UnitPaint {
  const [red = 0, green = 0, blue = 0] = fill.rgb.split(' ').map(Number);
  return {
    fill: [red, green, blue, Math.round(fill.alpha * 255)],
    pattern: pattern === null ? 0 : PATTERNS.indexOf(pattern) + 1,
    strokeAlpha: Math.round(alphaOf(stroke) * 255),
    isMarked,
  };
}

/** How a unit's volume looks: as its shape does in a picture. Null is a volume that nobody is shown. */
export function unitPaint(unit: ShownUnit | null, marks: UnitMarks, tokens: Tokens): UnitPaint {
  if (!unit) return NOT_SHOWN;
  const mark = markOf(unit, marks);
  const paint = paintOf(
    mark ? markedStyle(unit.appearance, mark, tokens) : restStyle(unit.appearance, unit.filteredOut, tokens),
    mark !== null,
  );
  if (marks.overlayShown) return paint;
  return mark ? { ...paint, fill: NOT_SHOWN.fill, pattern: 0 } : NOT_SHOWN;
}
