import { describe, expect, test } from 'vitest';
import { createAttention } from './attention.ts';

function listen() {
  const told: string[] = [];
  const attention = createAttention((id, source) => told.push(`${id ?? 'nothing'} by ${source}`));
  return { attention, told };
}

describe('attention', () => {
  test('tells which shape the pointer comes to and when it leaves, each once', () => {
    const { attention, told } = listen();
    attention.point('a');
    attention.point('a');
    attention.point('b');
    attention.point(null);
    attention.point(null);
    expect(told).toEqual(['a by pointer', 'b by pointer', 'nothing by pointer']);
  });

  test('goes to whichever of pointer and keyboard came last', () => {
    const { attention, told } = listen();
    attention.focus('a');
    attention.point('b');
    attention.focus('c');
    expect(told).toEqual(['a by keyboard', 'b by pointer', 'c by keyboard']);
  });

  test('falls back to the focused shape when the pointer leaves, and the other way round', () => {
    const { attention, told } = listen();
    attention.focus('a');
    attention.point('b');
    attention.point(null);
    expect(told.at(-1)).toBe('a by keyboard');
    attention.point('b');
    attention.focus(null);
    expect(told.at(-1)).toBe('b by pointer');
  });

  test('is silent while the picture moves and tells the new place afterwards', () => {
    const { attention, told } = listen();
    attention.focus('a');
    attention.pause();
    attention.focus('b');
    expect(told).toEqual(['a by keyboard', 'nothing by keyboard']);
    attention.resume();
    expect(told.at(-1)).toBe('b by keyboard');
  });
});
