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

/** A label with its middle at `x`, `y` in CSS pixels of the canvas. */
export interface PlacedLabel extends Pick<PictureShape, 'appearance' | 'text'> {
  readonly parts: LabelParts;
  readonly x: number;
  readonly y: number;
}

/** Draws labels on a canvas, and leaves that in canvas pixels. */
export type LabelPainter = (pen: LabelPen, family: string, placed: readonly PlacedLabel[]) => void;

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

/** What a label shows; those with the same key look the same. */
interface Label {
  readonly key: string;
  readonly glyph: Glyph | null;
  readonly text: string;
}

function labelOf({ appearance, text, parts }: PlacedLabel): Label {
  const status = parts.glyph && appearance.kind === 'unit' ? appearance.status : null;
  const shown = parts.text ? text : '';
  return { key: `${status} ${shown}`, glyph: status && GLYPHS[status], text: shown };
}

/** A label on an atlas of some, in canvas pixels. */
type Cut = readonly [atlas: ImageBitmap, left: number, top: number, width: number, height: number];

const COLUMNS = 16;

/**
 * Draws some labels on one atlas, in the font of the canvas that they are for: a canvas for each takes ten times as
 * long. A bitmap, since a canvas is asked for what it shows each time that it is copied.
 */
function drawAtlas(target: CanvasContext, labels: readonly Label[], unit: number): readonly Cut[] {
  const reachY = Math.ceil((DRAWN_FONT_PX / 2 + ROOM) * unit);
  const laidOut = labels.map(({ glyph, text }) => {
    const { width } = target.measureText(text);
    const layout = labelLayout({ glyph: glyph !== null, text: text !== '' }, width);
    const reach = Math.max(GLYPH_REACH - layout.glyphX, layout.textX + width) + ROOM;
    return { glyph, text, ...layout, reachX: Math.ceil(reach * unit) };
  });
  const mostX = Math.max(...laidOut.map(({ reachX }) => reachX));
  const rows = Math.ceil(labels.length / COLUMNS);
  const canvas = new OffscreenCanvas(2 * mostX * COLUMNS, 2 * reachY * rows);
  const context = canvas.getContext('2d');
  if (context === null) return [];
  context.font = target.font;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const places = laidOut.map(({ glyph, text, glyphX, textX, reachX }, index) => {
    const x = mostX * (2 * (index % COLUMNS) + 1);
    const y = reachY * (2 * Math.floor(index / COLUMNS) + 1);
    const enter = (fromMiddle: number) =>
      context.setTransform(unit, 0, 0, unit, x + Math.round(fromMiddle * unit), y);
    enter(glyphX);
    if (glyph !== null) strokeGlyph(context, glyph);
    enter(textX);
    drawText(context, text);
    return [x - reachX, y - reachY, 2 * reachX, 2 * reachY] as const;
  });
  const atlas = canvas.transferToImageBitmap();
  return places.map((place) => [atlas, ...place]);
}

/** Draws numbers and glyphs: each label once, and copies it from then on. */
export function createLabelPainter(): LabelPainter {
  const cuts = new Map<string, Cut | undefined>();
  let drawnFor = '';

  return ({ context, fontPx, pixelRatio }, family, placed) => {
    context.resetTransform();
    context.font = `600 ${DRAWN_FONT_PX}px ${family}`;
    const unit = unitOf(fontPx, pixelRatio);
    const next = [context.font, unit, context.measureText(PROBE).width].join();
    if (next !== drawnFor || cuts.size > MOST_KEPT) cuts.clear();
    drawnFor = next;
    const labels = placed.map(labelOf);
    const byKey = new Map(labels.map((label) => [label.key, label]));
    const missing = [...byKey.values()].filter(({ key }) => !cuts.has(key));
    const drawn = missing.length > 0 ? drawAtlas(context, missing, unit) : [];
    for (const [index, { key }] of missing.entries()) cuts.set(key, drawn[index]);
    placed.forEach(({ x, y }, index) => {
      const cut = cuts.get(labels[index]?.key ?? '');
      if (!cut) return;
      const [, , , width, height] = cut;
      const left = Math.round(x * pixelRatio) - width / 2;
      context.drawImage(...cut, left, Math.round(y * pixelRatio) - height / 2, width, height);
    });
  };
}
