import type { UnitStatus } from '@suite/contracts';
import type { Size } from '../camera/camera.ts';
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

/** Room around a label for its halo, and for letters of other heights, in drawn units; a glyph alone needs less. */
const ROOM = 4;
const GLYPH_ROOM = 2.5;
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

const isEmpty = ({ glyph, text }: Label) => glyph === null && text === '';

/** Where a label lies on an atlas of some, in canvas pixels, with its middle in the middle of that. */
interface Cut extends Size {
  readonly atlas: ImageBitmap;
  readonly left: number;
  readonly top: number;
}

/**
 * Draws some labels on one atlas, in the font of the canvas that they are for: a canvas for each takes ten times as
 * long. A bitmap, since a canvas is asked for what it shows each time that it is copied.
 */
function drawAtlas(target: CanvasContext, labels: Iterable<Label>, unit: number): Map<string, Cut> {
  const laidOut = [...labels].map((label) => {
    const { width } = target.measureText(label.text);
    const layout = labelLayout({ glyph: label.glyph !== null, text: label.text !== '' }, width);
    const across = Math.max(GLYPH_REACH - layout.glyphX, layout.textX + width);
    const [up, room] = label.text === '' ? [GLYPH_REACH, GLYPH_ROOM] : [DRAWN_FONT_PX / 2, ROOM];
    const [middleX, middleY] = [across, up].map((reach) => Math.ceil((reach + room) * unit)) as [
      number,
      number,
    ];
    return { ...label, ...layout, middleX, middleY };
  });
  const width = 2 * Math.max(...laidOut.map(({ middleX }) => middleX));
  const height = 2 * Math.max(...laidOut.map(({ middleY }) => middleY));
  const columns = Math.ceil(Math.sqrt((laidOut.length * height) / width));
  const canvas = new OffscreenCanvas(columns * width, Math.ceil(laidOut.length / columns) * height);
  const context = canvas.getContext('2d');
  if (context === null) return new Map();
  context.font = target.font;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const placed = laidOut.map(({ key, glyph, text, glyphX, textX, middleX, middleY }, index) => {
    const x = (index % columns) * width + width / 2;
    const y = Math.floor(index / columns) * height + height / 2;
    const enter = (fromMiddle: number) =>
      context.setTransform(unit, 0, 0, unit, x + Math.round(fromMiddle * unit), y);
    enter(glyphX);
    if (glyph !== null) strokeGlyph(context, glyph);
    enter(textX);
    drawText(context, text);
    return { key, left: x - middleX, top: y - middleY, width: 2 * middleX, height: 2 * middleY };
  });
  const atlas = canvas.transferToImageBitmap();
  return new Map(placed.map(({ key, ...place }) => [key, { atlas, ...place }]));
}

/** Draws numbers and glyphs: each label once, and copies it from then on. */
export function createLabelPainter(): LabelPainter {
  const cuts = new Map<string, Cut>();
  let drawnFor = '';

  function drawMissing(target: CanvasContext, labels: readonly Label[], unit: number): void {
    const missing = new Map<string, Label>();
    for (const label of labels) if (!isEmpty(label) && !cuts.has(label.key)) missing.set(label.key, label);
    if (missing.size === 0) return;
    for (const [key, cut] of drawAtlas(target, missing.values(), unit)) cuts.set(key, cut);
  }

  return ({ context, fontPx, pixelRatio }, family, placed) => {
    context.resetTransform();
    context.font = `600 ${DRAWN_FONT_PX}px ${family}`;
    const unit = unitOf(fontPx, pixelRatio);
    const next = [context.font, unit, context.measureText(PROBE).width].join();
    if (next !== drawnFor || cuts.size > MOST_KEPT) cuts.clear();
    drawnFor = next;
    const labels = placed.map(labelOf);
    drawMissing(context, labels, unit);
    placed.forEach(({ x, y }, index) => {
      const cut = cuts.get(labels[index]?.key ?? '');
      if (cut === undefined) return;
      const { atlas, left, top, width, height } = cut;
      const [toX, toY] = [Math.round(x * pixelRatio) - width / 2, Math.round(y * pixelRatio) - height / 2];
      context.drawImage(atlas, left, top, width, height, toX, toY, width, height);
    });
  };
}
