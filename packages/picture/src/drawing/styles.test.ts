import { UNIT_STATUSES } from '@suite/contracts';
import { describe, expect, test } from 'vitest';
import type { ShapeAppearance } from '../types.ts';
import { coverOver, isPulsed, markedStyle, restStyle, styleKey } from './styles.ts';
import { defaultTokens } from './tokens.ts';

const TOKENS = defaultTokens();
const AREA: ShapeAppearance = { kind: 'area' };
const NEUTRAL: ShapeAppearance = { kind: 'neutral' };

describe('units at rest', () => {
  test.each([
    { status: 'available', rgb: '46 152 92', alpha: 0.34, pattern: null },
    { status: 'pending-reservation', rgb: '205 62 52', alpha: 0.3, pattern: 'dots' },
    { status: 'reserved', rgb: '18 148 158', alpha: 0.34, pattern: 'lines' },
    { status: 'sold', rgb: '226 112 28', alpha: 0.24, pattern: 'hatch' },
    { status: 'unavailable', rgb: '222 172 38', alpha: 0.24, pattern: 'crosshatch' },
  ] as const)('[R4.003] $status has its colour, cover and pattern', ({ status, rgb, alpha, pattern }) => {
    const style = restStyle({ kind: 'unit', status }, false, TOKENS);
    expect(style).toEqual({
      fill: { rgb, alpha },
      stroke: 'rgb(255 255 255 / .82)',
      strokePx: 1.25,
      pattern,
    });
  });

  test('no two statuses are told apart by colour alone', () => {
    const patterns = UNIT_STATUSES.map(
      (status) => restStyle({ kind: 'unit', status }, false, TOKENS).pattern,
    );
    expect(new Set(patterns).size).toBe(UNIT_STATUSES.length);
  });
});

describe('what stands out', () => {
  test.each(UNIT_STATUSES)(
    '[R4.003] %s keeps its hue and covers more when hovered, most when selected',
    (status) => {
      const unit: ShapeAppearance = { kind: 'unit', status };
      const rest = restStyle(unit, false, TOKENS);
      const hovered = markedStyle(unit, 'hovered', TOKENS);
      const selected = markedStyle(unit, 'selected', TOKENS);
      expect([hovered.fill.rgb, selected.fill.rgb]).toEqual([rest.fill.rgb, rest.fill.rgb]);
      expect([hovered.fill.alpha, selected.fill.alpha]).toEqual([0.58, 0.66]);
      expect([hovered.strokePx, selected.strokePx]).toEqual([3, 3.5]);
    },
  );

  test('an area takes on its own colour', () => {
    expect(markedStyle(AREA, 'hovered', TOKENS)).toMatchObject({
      fill: { rgb: '96 186 206', alpha: 0.32 },
      strokePx: 2.5,
    });
    expect(markedStyle(AREA, 'selected', TOKENS).fill.alpha).toBeCloseTo(0.36, 6);
  });

  test('a neutral unit takes on the colour of an area, for white is lost on a white house', () => {
    const style = markedStyle(NEUTRAL, 'hovered', TOKENS);
    expect(style).toMatchObject({ fill: { rgb: '96 186 206', alpha: 0.32 }, strokePx: 3 });
  });
});

describe('areas and neutral units', () => {
  test.each([
    { title: 'an area', appearance: AREA, alpha: 0.1, strokePx: 1.5 },
    { title: 'a neutral unit', appearance: NEUTRAL, alpha: 0.1, strokePx: 1.25 },
  ])('$title is a tenth white and has no pattern', ({ appearance, alpha, strokePx }) => {
    const style = restStyle(appearance, false, TOKENS);
    expect(style).toMatchObject({ fill: { rgb: '255 255 255', alpha }, strokePx, pattern: null });
  });
});

describe('filtered out', () => {
  test('a unit keeps a faint outline only', () => {
    const style = restStyle({ kind: 'unit', status: 'sold' }, true, TOKENS);
    expect(style).toMatchObject({ fill: { alpha: 0 }, stroke: 'rgb(255 255 255 / .28)', pattern: null });
  });

  test('an area keeps a trace of its fill', () => {
    expect(restStyle(AREA, true, TOKENS)).toMatchObject({
      fill: { alpha: 0.04 },
      stroke: 'rgb(255 255 255 / .4)',
    });
  });
});

describe('coverOver', () => {
  test('together with the rest it covers exactly as much as is wanted', () => {
    const rest = { rgb: '1 2 3', alpha: 0.34 };
    const cover = coverOver(rest, { rgb: '1 2 3', alpha: 0.66 });
    expect(1 - (1 - rest.alpha) * (1 - cover.alpha)).toBeCloseTo(0.66, 9);
  });

  test('over another colour it is what is wanted', () => {
    expect(coverOver({ rgb: '255 255 255', alpha: 0.1 }, { rgb: '1 2 3', alpha: 0.3 }).alpha).toBe(0.3);
  });

  test('never asks for less than nothing', () => {
    expect(coverOver({ rgb: '1 2 3', alpha: 0.6 }, { rgb: '1 2 3', alpha: 0.3 }).alpha).toBe(0);
  });
});

describe('lookKey', () => {
  test.each([
    { appearance: { kind: 'unit', status: 'sold' }, filteredOut: false, key: 'sold', pulsed: false },
    { appearance: { kind: 'unit', status: 'available' }, filteredOut: false, key: 'available', pulsed: true },
    { appearance: AREA, filteredOut: false, key: 'area', pulsed: true },
    { appearance: NEUTRAL, filteredOut: false, key: 'neutral', pulsed: true },
    { appearance: { kind: 'unit', status: 'sold' }, filteredOut: true, key: 'out', pulsed: false },
    { appearance: NEUTRAL, filteredOut: true, key: 'out', pulsed: false },
    { appearance: AREA, filteredOut: true, key: 'out-area', pulsed: false },
  ] as const)(
    'is $key for $appearance.kind, filtered out: $filteredOut',
    ({ appearance, filteredOut, key, pulsed }) => {
      expect(styleKey({ appearance, filteredOut })).toBe(key);
      expect(isPulsed(key)).toBe(pulsed);
    },
  );
});
