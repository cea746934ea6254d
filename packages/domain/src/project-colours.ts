/** Colours of a project's stylesheet, `#RRGGBB`. */
export interface ProjectColours {
  readonly accent: string;
  readonly accentHover: string;
  readonly accentInk: string;
  readonly accentTint: string;
  /** Of halos and bars; where it is not said, the accent. */
  readonly accentHalo?: string | undefined;
}

/** Ground of every floating surface (`--paper` of the design tokens). */
const PAPER = '#FBF9F5';

/** Text (`--ink`). */
const TEXT = '#1B1F1E';

/** WCAG 2.2, 1.4.3: text of normal size; 1.4.11: what is seen and not read. */
const MIN_CONTRAST = 4.5;
const MIN_SEEN_CONTRAST = 3;

/** Whether it is written as `#RRGGBB`. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/**
 * What is wrong with a project's colours, a sentence each; none when they may be used. The accent is text on
 * paper, and the accent's ink is text on the accent, so both need the contrast of text. A halo has to be seen on paper.
 */
export function colourIssues(colours: ProjectColours): string[] {
  const malformed = Object.entries(colours).filter(([, colour]) => colour !== undefined && !isColour(colour));
  if (malformed.length > 0) {
    return malformed.map(([name, colour]) => `${name} "${colour}" is no colour of the form #1D4657.`);
  }
  const pairs = [
    ['accent', colours.accent, 'paper', PAPER, MIN_CONTRAST],
    ['accentInk', colours.accentInk, 'accent', colours.accent, MIN_CONTRAST],
    ['accentInk', colours.accentInk, 'accentHover', colours.accentHover, MIN_CONTRAST],
    ['accentHalo', haloOf(colours), 'paper', PAPER, MIN_SEEN_CONTRAST],
  ] as const;
  return pairs.flatMap(([name, colour, groundName, ground, least]) => {
    const ratio = contrast(colour, ground);
    // A halo that is the accent is spoken of as such.
    if (ratio >= least || (name === 'accentHalo' && colours.accentHalo === undefined)) return [];
    const shown = Math.floor(ratio * 100) / 100;
    return [`${name} ${colour} on ${groundName} ${ground} has a contrast of ${shown}, less than ${least}.`];
  });
}

/** What halos and bars are drawn in. */
export function haloOf({ accent, accentHalo }: ProjectColours): string {
  return accentHalo ?? accent;
}

/** Contrast of each colour with what it is seen on, or what is read on it, as WCAG 2 counts it, from 1 to 21. */
export function colourContrasts(colours: ProjectColours): Readonly<Record<keyof ProjectColours, number>> {
  return {
    accent: accentContrast(colours),
    accentHover: contrast(colours.accentInk, colours.accentHover),
    accentInk: contrast(colours.accentInk, colours.accent),
    accentTint: contrast(TEXT, colours.accentTint),
    accentHalo: contrast(haloOf(colours), PAPER),
  };
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
