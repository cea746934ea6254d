import type { CanvasContext } from '../../drawing/canvas-context.ts';
import { PALETTE } from './palette.ts';
import type { MeasureText, NameStyle, PlacedName } from './place-names.ts';

/** Families as CSS lists. */
export interface NameFonts {
  readonly sans: string;
  readonly serif: string;
}

interface Lettering {
  readonly font: (fonts: NameFonts) => string;
  readonly color: string;
  readonly letterSpacingPx: number;
  readonly halo: string;
}

const LETTERING: Readonly<Record<NameStyle, Lettering>> = {
  town: {
    font: ({ sans }) => `400 14px ${sans}`,
    color: PALETTE.townName,
    letterSpacingPx: 0,
    halo: PALETTE.land,
  },
  country: {
    font: ({ sans }) => `400 14px ${sans}`,
    color: PALETTE.countryName,
    letterSpacingPx: 5,
    halo: PALETTE.land,
  },
  sea: {
    font: ({ serif }) => `300 28px ${serif}`,
    color: PALETTE.seaName,
    letterSpacingPx: 6,
    halo: PALETTE.sea,
  },
  bay: {
    font: ({ serif }) => `400 16px ${serif}`,
    color: PALETTE.seaName,
    letterSpacingPx: 1,
    halo: PALETTE.sea,
  },
  lake: {
    font: ({ serif }) => `400 16px ${serif}`,
    color: PALETTE.seaName,
    letterSpacingPx: 1,
    halo: PALETTE.sea,
  },
};

const HALO_PX = 3;
const DOT_RADIUS_PX = 2.5;

function use(context: CanvasContext, style: NameStyle, fonts: NameFonts): Lettering {
  const lettering = LETTERING[style];
  context.font = lettering.font(fonts);
  // Older browsers have no letter spacing on a canvas; the name is then set closer, and that is all.
  if ('letterSpacing' in context) context.letterSpacing = `${lettering.letterSpacingPx}px`;
  return lettering;
}

/** The fonts that names with these letters need, as the browser's font loader wants them. */
export function fontsOfNames(
  letters: ReadonlyMap<NameStyle, string>,
  fonts: NameFonts,
): (readonly [font: string, letters: string])[] {
  return [...letters].map(([style, all]) => [LETTERING[style].font(fonts), all]);
}

/** Measures on a canvas and remembers; widths in CSS pixels. */
export function createTextMeasure(context: CanvasContext, fonts: NameFonts): MeasureText {
  const widths = new Map<string, number>();
  return (text, style) => {
    const key = `${style} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    use(context, style, fonts);
    const { width } = context.measureText(text);
    widths.set(key, width);
    return width;
  };
}

/** Draws the names with a halo of the ground, towns with their dot. The canvas is in device pixels. */
export function paintNames(
  context: CanvasContext,
  names: readonly PlacedName[],
  fonts: NameFonts,
  pixelRatio: number,
): void {
  context.save();
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = HALO_PX;
  for (const { style, text, x, y, align, dot } of names) {
    const { color, halo } = use(context, style, fonts);
    if (dot) {
      context.fillStyle = PALETTE.townDot;
      context.beginPath();
      context.arc(dot[0], dot[1], DOT_RADIUS_PX, 0, 2 * Math.PI);
      context.fill();
    }
    context.textAlign = align;
    context.strokeStyle = halo;
    context.strokeText(text, x, y);
    context.fillStyle = color;
    context.fillText(text, x, y);
  }
  context.restore();
}
