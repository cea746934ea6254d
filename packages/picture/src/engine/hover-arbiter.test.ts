import { describe, expect, test } from 'vitest';
import { createHoverArbiter } from './hover-arbiter.ts';

function listen() {
  const told: string[] = [];
  const hover = createHoverArbiter((id, source) => told.push(`${id ?? 'nothing'} by ${source}`));
  return { hover, told };
}

describe('attention', () => {
  test('tells which shape the pointer comes to and when it leaves, each once', () => {
    const { hover, told } = listen();
    hover.point('a');
    hover.point('a');
    hover.point('b');
    hover.point(null);
    hover.point(null);
    expect(told).toEqual(['a by pointer', 'b by pointer', 'nothing by pointer']);
  });

  test('goes to whichever of pointer and keyboard came last', () => {
    const { hover, told } = listen();
    hover.focus('a');
    hover.point('b');
    hover.focus('c');
    expect(told).toEqual(['a by keyboard', 'b by pointer', 'c by keyboard']);
  });

  test('falls back to the focused shape when the pointer leaves, and the other way round', () => {
    const { hover, told } = listen();
    hover.focus('a');
    hover.point('b');
    hover.point(null);
    expect(told.at(-1)).toBe('a by keyboard');
    hover.point('b');
    hover.focus(null);
    expect(told.at(-1)).toBe('b by pointer');
  });

  test('is silent while the picture moves and tells the new place afterwards', () => {
    const { hover, told } = listen();
    hover.focus('a');
    hover.pause();
    hover.focus('b');
    expect(told).toEqual(['a by keyboard', 'nothing by keyboard']);
    hover.resume();
    expect(told.at(-1)).toBe('b by keyboard');
  });
});
