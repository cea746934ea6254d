import { describe, expect, it } from 'vitest';
import { evenFacade } from './facade.ts';
import { moveHandle } from './facade-handles.ts';
import { evenFloor, floorText, parseFloor, withFloors } from './floors.ts';

const CORNERS = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
] as const;

describe('parseFloor', () => {
  it.each([
    ['6', [1, 1, 1, 1, 1, 1]],
    [' 1 + 1+2', [1, 1, 2]],
    ['2+1', [2, 1]],
  ])('reads %s', (text, spans) => {
    expect(parseFloor(text)).toEqual({ spans });
  });

  it.each(['', '0', '1+', '1+0', 'six', '-2', '61', '40+40'])('takes no “%s”', (text) => {
    expect(parseFloor(text)).toBeNull();
  });

  it.each(['6', '1+1+2'])('reads %s as it is written', (text) => {
    expect(floorText(parseFloor(text) ?? evenFloor(1))).toBe(text);
  });
});

describe('withFloors', () => {
  const moved = moveHandle(
    evenFacade(CORNERS, [3, 3]),
    { kind: 'cell', cells: 3, index: 0, end: 0 },
    [20, 0],
  );

  it('leaves lines where they were led, while there are as many', () => {
    const another = withFloors(moved, [evenFloor(3), evenFloor(3), evenFloor(2)]);
    expect(another.cellLines[3]).toEqual(moved.cellLines[3]);
    expect(another.cellLines[2]).toEqual([[0.5, 0.5]]);
    expect(another.floorLines).toHaveLength(2);
    expect(withFloors(moved, moved.floors)).toEqual(moved);
  });

  it('has a line between the cells of a home that spans them', () => {
    expect(withFloors(moved, [{ spans: [1, 2] }]).cellLines[3]).toEqual(moved.cellLines[3]);
  });
});
