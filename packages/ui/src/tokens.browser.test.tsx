import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import './tokens.css';

/** The value of a custom property of the page. */
function token(name: string): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  if (value === '') throw new Error(`no token --${name}`);
  return value;
}

type Rgb = readonly [red: number, green: number, blue: number];

function rgb(value: string): Rgb {
  const hex = /^#(..)(..)(..)$/
    .exec(value)
    ?.slice(1)
    .map((part) => Number.parseInt(part, 16));
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = hex ?? value.split(' ').map(Number);
  return [red, green, blue];
}

/** Degrees on the colour wheel. */
function hue([red, green, blue]: Rgb): number {
  const max = Math.max(red, green, blue);
  const spread = max - Math.min(red, green, blue);
  const sector =
    max === red
      ? (green - blue) / spread
      : max === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  return (sector * 60 + 360) % 360;
}

/** Relative luminance of WCAG 2.2. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(rgb(token(a))), luminance(rgb(token(b)))].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const STATUS_HUES = [
  ['available', 'green', 100, 160],
  ['pending', 'red', 0, 15],
  ['reserved', 'teal', 170, 200],
  ['sold', 'orange', 18, 35],
  ['unavailable', 'amber', 38, 52],
] as const;

test.each(STATUS_HUES)('[R4.003] the picture colour of %s is %s', (status, _name, from, to) => {
  const degrees = hue(rgb(token(`${status}-rgb`)));
  expect(degrees).toBeGreaterThanOrEqual(from);
  expect(degrees).toBeLessThanOrEqual(to);
});

test('[R4.003] every picture colour is denser on hover than at rest', () => {
  const hover = Number(token('poly-hover'));
  for (const rest of ['poly-rest', 'poly-rest-pending', 'poly-rest-muted']) {
    expect(Number(token(rest))).toBeLessThan(hover);
  }
});

test.each([
  ['ink', 'paper', 4.5],
  ['ink-2', 'paper-sunken', 4.5],
  ['ink-3', 'paper-sunken', 4.5],
  ['ink-3', 'accent-tint', 4.5],
  ['accent', 'paper', 4.5],
  ['accent-ink', 'accent', 4.5],
  ['accent-ink', 'accent-hover', 4.5],
  ['danger', 'paper', 4.5],
  ['ok', 'ok-tint', 4.5],
  ['line-strong', 'paper', 3],
  ['focus', 'paper', 3],
  ['focus', 'focus-gap', 3],
  ...STATUS_HUES.flatMap(
    ([status]) =>
      [
        [`${status}-text`, `${status}-tint`, 4.5],
        ['on-status', `${status}-text`, 4.5],
      ] as const,
  ),
] as const)('%s on %s has a contrast of at least %f', (text, ground, least) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(least);
});

test.each([
  [599, '12px', '56px'],
  [600, '16px', '64px'],
  [914, '16px', '64px'],
  [915, '24px', '64px'],
])('[R2.076] at %i pixels the edge is %s and the top bar %s', async (widthPx, edge, bar) => {
  await page.viewport(widthPx, 800);
  await expect.poll(() => [token('edge'), token('bar-top')]).toEqual([edge, bar]);
});

test('without a stylesheet of the project the built-in accent is in force', () => {
  expect(token('accent')).toBe('#1d4657');
});
