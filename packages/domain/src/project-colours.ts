/** Colours of a project's stylesheet, `#RRGGBB`. */
export interface ProjectColours {
  readonly accent: string;
  readonly accentHover: string;
  readonly accentInk: string;
  readonly accentTint: string;
}

/** Ground of every floating surface (`--paper` of the design tokens). */
const PAPER = '#FBF9F5';

/** WCAG 2.2, 1.4.3: text of normal size. */
const MIN_CONTRAST = 4.5;

/** Whether it is written as `#RRGGBB`. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/**
 * What is wrong with a project's colours, a sentence each; none when they may be used. The accent is text on
 * paper, and the accent's ink is text on the accent, so both need the contrast of text.
 */
export function colourIssues(colours: ProjectColours): string[] {
  const malformed = Object.entries(colours).filter(([, colour]) => !isColour(colour));
  if (malformed.length > 0) {
    return malformed.map(([name, colour]) => `${name} "${colour}" is no colour of the form #1D4657.`);
  }
  const pairs = [
    ['accent', colours.accent, 'paper', PAPER],
    ['accentInk', colours.accentInk, 'accent', colours.accent],
    ['accentInk', colours.accentInk, 'accentHover', colours.accentHover],
  ] as const;
  return pairs.flatMap(([name, colour, groundName, ground]) => {
    const ratio = contrast(colour, ground);
    if (ratio >= MIN_CONTRAST) return [];
    const shown = Math.floor(ratio * 100) / 100;
    return [
      `${name} ${colour} on ${groundName} ${ground} has a contrast of ${shown}, less than ${MIN_CONTRAST}.`,
    ];
  });
}

/** Red, green and blue of a hexadecimal colour, 0 to 255. */
export function channels(hex: string): [red: number, green: number, blue: number] {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Contrast of the accent on paper, as WCAG 2 counts it, from 1 to 21. */
export function accentContrast({ accent }: Pick<ProjectColours, 'accent'>): number {
  return contrast(accent, PAPER);
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
