import { describe, expect, test } from 'vitest';
import { createHoverArbiter } from './hover-arbiter.ts';

function listen() {
  const hovered: string[] = [];
  const hover = createHoverArbiter((id, source) => hovered.push(`${id ?? 'nothing'} by ${source}`));
  return { hover, hovered };
}

describe('attention', () => {
  test('tells which shape the pointer comes to and when it leaves, each once', () => {
    const { hover, hovered } = listen();
    hover.point('a');
    hover.point('a');
    hover.point('b');
    hover.point(null);
    hover.point(null);
    expect(hovered).toEqual(['a by pointer', 'b by pointer', 'nothing by pointer']);
  });

  test('goes to whichever of pointer and keyboard came last', () => {
    const { hover, hovered } = listen();
    hover.focus('a');
    hover.point('b');
    hover.focus('c');
    expect(hovered).toEqual(['a by keyboard', 'b by pointer', 'c by keyboard']);
  });

  test('falls back to the focused shape when the pointer leaves, and the other way round', () => {
    const { hover, hovered } = listen();
    hover.focus('a');
    hover.point('b');
    hover.point(null);
    expect(hovered.at(-1)).toBe('a by keyboard');
    hover.point('b');
    hover.focus(null);
    expect(hovered.at(-1)).toBe('b by pointer');
  });

  test('is silent while the picture moves and tells the new place afterwards', () => {
    const { hover, hovered } = listen();
    hover.focus('a');
    hover.pause();
    hover.focus('b');
    expect(hovered).toEqual(['a by keyboard', 'nothing by keyboard']);
    hover.resume();
    expect(hovered.at(-1)).toBe('b by keyboard');
  });
});
