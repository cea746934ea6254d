import type { UnitStatus } from '@suite/contracts';
import type { PictureShape } from '../types.ts';
import type { CanvasContext } from './canvas-context.ts';

/** Sizes in `GLYPHS` and below are those of a label with a text of 10.6 px; other texts scale them. */
const DRAWN_FONT_PX = 10.6;
const GLYPH_REACH = 3;
const GLYPH_TO_TEXT = 4;
const BASELINE = 3.8;
const GLYPH_LINE = 1.5;
const GLYPH_HALO_LINE = 3.6;
const TEXT_HALO_LINE = 2.4;
const HALO = 'rgb(16 24 22 / .55)';
const INK = 'rgb(255 255 255)';

interface Glyph {
  readonly path: string;
  readonly filled: boolean;
}

const GLYPHS: Readonly<Record<UnitStatus, Glyph>> = {
  available: { path: 'M-3-.2l2 2.2 4-4.4', filled: false },
  'pending-reservation': { path: 'M-2.4-3h4.8L0 0l2.4 3h-4.8L0 0z', filled: true },
  reserved: { path: 'M-2.2-3.2h4.4v6.2L0 1.3l-2.2 1.7z', filled: true },
  sold: { path: 'M-3 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M0 0h3.4M2.6 0v1.6', filled: false },
  unavailable: { path: 'M-3 0h6', filled: false },
};

export interface LabelParts {
  readonly text: boolean;
  readonly glyph: boolean;
}

const MIN_TEXT_WIDTH_PX = 34;
/** Letters that have room in it, and what each further one takes. */
const MIN_TEXT_LETTERS = 4;
const LETTER_PX = 7;
const MIN_GLYPH_WIDTH_PX = 18;
const MIN_GLYPH_HEIGHT_PX = 8;
const DESIGN_FONT_PX = 12;
/** Below this a number is a stroke through its row. */
const MIN_LINE_HEIGHT = 1.2;

/**
 * What of a label fits a polygon of this size on screen. At 12 px text a number of up to four letters needs a width of
 * 34 px and the glyph 18; a longer or larger text needs more in proportion. Neither is drawn over its neighbours.
 */
export function labelParts(
  text: string,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  fontPx: number,
): LabelParts {
  const growth = fontPx / DESIGN_FONT_PX;
  const textPx = MIN_TEXT_WIDTH_PX + Math.max(0, text.length - MIN_TEXT_LETTERS) * LETTER_PX;
  return {
    text: widthPx >= textPx * growth && heightPx >= fontPx * MIN_LINE_HEIGHT,
    glyph: widthPx >= MIN_GLYPH_WIDTH_PX * growth && heightPx >= MIN_GLYPH_HEIGHT_PX * growth,
  };
}

/** Where the middle of the glyph and the start of the text go, from the label's middle, in drawn units. */
export function labelLayout(parts: LabelParts, textWidth: number): { glyphX: number; textX: number } {
  if (!parts.text) return { glyphX: 0, textX: 0 };
  if (!parts.glyph) return { glyphX: 0, textX: -textWidth / 2 };
  const before = 2 * GLYPH_REACH + GLYPH_TO_TEXT;
  const start = -(before + textWidth) / 2;
  return { glyphX: start + GLYPH_REACH, textX: start + before };
}

export interface LabelPen {
  readonly context: CanvasContext;
  readonly fontPx: number;
  readonly pixelRatio: number;
}

export interface LabelPainter {
  /** Sets the font and canvas pixels; call it before the first label on a canvas. */
  readonly prepare: (pen: LabelPen, family: string) => void;
  /** Draws one label with its middle at `x`, `y` in CSS pixels of the canvas. */
  readonly draw: (
    pen: LabelPen,
    shape: Pick<PictureShape, 'appearance' | 'text'>,
    parts: LabelParts,
    x: number,
    y: number,
  ) => void;
}

/** Room around a label for its halo, and for letters of other heights, in drawn units. */
const ROOM = 4;
/** Digits measure otherwise once the font of the page has come. */
const PROBE = '0123456789';
/** So many labels are kept: as many as stand on a screen. */
const MOST_KEPT = 1000;

/** Canvas pixels of a drawn unit. */
function unitOf(fontPx: number, pixelRatio: number): number {
  return (fontPx / DRAWN_FONT_PX) * pixelRatio;
}

function strokeGlyph(context: CanvasContext, { path, filled }: Glyph): void {
  const outline = new Path2D(path);
  context.strokeStyle = HALO;
  context.lineWidth = GLYPH_HALO_LINE;
  context.stroke(outline);
  context.strokeStyle = INK;
  context.lineWidth = GLYPH_LINE;
  context.stroke(outline);
  context.fillStyle = INK;
  if (filled) context.fill(outline);
}

function drawText(context: CanvasContext, text: string): void {
  context.strokeStyle = HALO;
  context.lineWidth = TEXT_HALO_LINE;
  context.strokeText(text, 0, BASELINE);
  context.fillStyle = INK;
  context.fillText(text, 0, BASELINE);
}

/**
 * A label with its middle on the middle pixel, in the font of the canvas that it is for: a bitmap, since a canvas is
 * asked for what it shows each time that it is copied.
 */
function drawLabel(
  target: CanvasContext,
  glyph: Glyph | null,
  text: string,
  unit: number,
): ImageBitmap | null {
  const { width } = target.measureText(text);
  const { glyphX, textX } = labelLayout({ glyph: glyph !== null, text: text !== '' }, width);
  const middleX = Math.ceil((Math.max(GLYPH_REACH - glyphX, textX + width) + ROOM) * unit);
  const middleY = Math.ceil((DRAWN_FONT_PX / 2 + ROOM) * unit);
  const canvas = new OffscreenCanvas(2 * middleX, 2 * middleY);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.font = target.font;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const enter = (fromMiddle: number) =>
    context.setTransform(unit, 0, 0, unit, middleX + Math.round(fromMiddle * unit), middleY);
  enter(glyphX);
  if (glyph !== null) strokeGlyph(context, glyph);
  enter(textX);
  drawText(context, text);
  return canvas.transferToImageBitmap();
}

/** Draws numbers and glyphs: each label once, and copies it from then on. */
export function createLabelPainter(): LabelPainter {
  const labels = new Map<string, ImageBitmap | null>();
  let drawnFor = '';

  return {
    prepare({ context, fontPx, pixelRatio }, family) {
      context.resetTransform();
      context.font = `600 ${DRAWN_FONT_PX}px ${family}`;
      const next = [context.font, unitOf(fontPx, pixelRatio), context.measureText(PROBE).width].join();
      if (next !== drawnFor || labels.size > MOST_KEPT) labels.clear();
      drawnFor = next;
    },
    draw({ context, fontPx, pixelRatio }, { appearance, text }, parts, x, y) {
      const status = parts.glyph && appearance.kind === 'unit' ? appearance.status : null;
      const shown = parts.text ? text : '';
      if (status === null && shown === '') return;
      const key = `${status} ${shown}`;
      const unit = unitOf(fontPx, pixelRatio);
      const label = labels.get(key) ?? drawLabel(context, status && GLYPHS[status], shown, unit);
      labels.set(key, label);
      if (label === null) return;
      const left = Math.round(x * pixelRatio) - label.width / 2;
      context.drawImage(label, left, Math.round(y * pixelRatio) - label.height / 2);
    },
  };
}
