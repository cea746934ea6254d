import { describe, expect, test } from 'vitest';
import { labelLayout, labelParts } from './labels.ts';

describe('labelParts', () => {
  test.each([
    { width: 80, height: 40, text: true, glyph: true },
    { width: 34, height: 40, text: true, glyph: true },
    { width: 33.9, height: 40, text: false, glyph: true },
    { width: 18, height: 40, text: false, glyph: true },
    { width: 17.9, height: 40, text: false, glyph: false },
    { width: 80, height: 14.5, text: true, glyph: true },
    { width: 80, height: 14, text: false, glyph: true },
    { width: 80, height: 7, text: false, glyph: false },
  ])('a polygon of $width × $height px: number $text, glyph $glyph', ({ width, height, text, glyph }) => {
    expect(labelParts('304', { widthPx: width, heightPx: height }, 12)).toEqual({ text, glyph });
  });

  test('a larger text needs a larger polygon', () => {
    expect(labelParts('304', { widthPx: 40, heightPx: 30 }, 15)).toEqual({ text: false, glyph: true });
    expect(labelParts('304', { widthPx: 42.5, heightPx: 30 }, 15)).toEqual({ text: true, glyph: true });
  });

  test('a long name is not drawn over the neighbours', () => {
    const name = 'A-1204/PENTHOUSE';
    expect(labelParts(name, { widthPx: 117, heightPx: 40 }, 12)).toEqual({ text: false, glyph: true });
    expect(labelParts(name, { widthPx: 118, heightPx: 40 }, 12)).toEqual({ text: true, glyph: true });
  });
});

describe('labelLayout', () => {
  test('number and glyph together are centred', () => {
    const { glyphX, textX } = labelLayout({ text: true, glyph: true }, 18);
    const left = glyphX - 3;
    const right = textX + 18;
    expect(left + right).toBeCloseTo(0, 9);
    expect(textX).toBeGreaterThan(glyphX + 3);
  });

  test.each([
    { title: 'a glyph alone', parts: { text: false, glyph: true }, layout: { glyphX: 0, textX: 0 } },
    { title: 'a number alone', parts: { text: true, glyph: false }, layout: { glyphX: 0, textX: -9 } },
  ])('$title is centred', ({ parts, layout }) => {
    expect(labelLayout(parts, 18)).toEqual(layout);
  });
});
