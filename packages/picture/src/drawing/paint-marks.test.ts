import { describe, expect, test } from 'vitest';
import type { PictureShape } from '../types.ts';
import { type Marks, markedShapes } from './paint-marks.ts';

const SHAPES: readonly PictureShape[] = ['a', 'b', 'c', 'out'].map((id) => ({
  id,
  ring: [],
  label: [0, 0],
  appearance: { kind: 'area' },
  filteredOut: id === 'out',
  text: '',
  name: id,
  href: null,
  row: 0,
}));
const SCENE = { shapes: SHAPES, indexById: new Map(SHAPES.map((shape, index) => [shape.id, index])) };
const NONE: Marks = { hoveredIds: [], selectedId: null, focusedId: null, overlayShown: true };

function marked(marks: Partial<Marks>) {
  return markedShapes(SCENE, { ...NONE, ...marks }).map(
    ({ shape, mark, focused }) => `${shape.id} ${mark}${focused ? ' focused' : ''}`,
  );
}

describe('markedShapes', () => {
  test('is empty when nothing stands out', () => {
    expect(marked({})).toEqual([]);
  });

  test('holds a shape once that is hovered by the pointer and in the list', () => {
    expect(marked({ hoveredIds: ['a', 'a'] })).toEqual(['a hovered']);
  });

  test('draws the focused shape last, as hovered or selected', () => {
    expect(marked({ hoveredIds: ['b'], focusedId: 'b', selectedId: 'a' })).toEqual([
      'a selected',
      'b hovered focused',
    ]);
    expect(marked({ focusedId: 'a', selectedId: 'a' })).toEqual(['a selected focused']);
  });

  test('leaves out filtered-out and unknown shapes', () => {
    expect(marked({ hoveredIds: ['out', 'gone'], selectedId: 'out' })).toEqual([]);
  });

  test('with the overlay hidden only hover and focus stay', () => {
    expect(marked({ hoveredIds: ['b'], selectedId: 'a', focusedId: 'c', overlayShown: false })).toEqual([
      'b hovered',
      'c hovered focused',
    ]);
  });
});
