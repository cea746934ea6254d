import { describe, expect, test } from 'vitest';
import { createHoverState } from './hover-state.ts';

function listen() {
  const told: string[] = [];
  const hoverState = createHoverState((id, source) => told.push(`${id ?? 'nothing'} by ${source}`));
  return { hoverState, told };
}

describe('attention', () => {
  test('tells which shape the pointer comes to and when it leaves, each once', () => {
    const { hoverState, told } = listen();
    hoverState.point('a');
    hoverState.point('a');
    hoverState.point('b');
    hoverState.point(null);
    hoverState.point(null);
    expect(told).toEqual(['a by pointer', 'b by pointer', 'nothing by pointer']);
  });

  test('goes to whichever of pointer and keyboard came last', () => {
    const { hoverState, told } = listen();
    hoverState.focus('a');
    hoverState.point('b');
    hoverState.focus('c');
    expect(told).toEqual(['a by keyboard', 'b by pointer', 'c by keyboard']);
  });

  test('falls back to the focused shape when the pointer leaves, and the other way round', () => {
    const { hoverState, told } = listen();
    hoverState.focus('a');
    hoverState.point('b');
    hoverState.point(null);
    expect(told.at(-1)).toBe('a by keyboard');
    hoverState.point('b');
    hoverState.focus(null);
    expect(told.at(-1)).toBe('b by pointer');
  });

  test('is silent while the picture moves and tells the new place afterwards', () => {
    const { hoverState, told } = listen();
    hoverState.focus('a');
    hoverState.pause();
    hoverState.focus('b');
    expect(told).toEqual(['a by keyboard', 'nothing by keyboard']);
    hoverState.resume();
    expect(told.at(-1)).toBe('b by keyboard');
  });
});
