import { act, render, renderHook } from '@testing-library/react';
import { memo } from 'react';
import { expect, it } from 'vitest';
import {
  createHoverStore,
  type HoverStore,
  hoveredId,
  isLit,
  useHoverState,
  useHoverStore,
} from './hover-store.ts';

it('counts the picture before the list', () => {
  const hover = createHoverStore<number>();
  hover.hoverInList(1);
  expect(hoveredId(hover.$state.get())).toBe(1);
  hover.hoverInPicture(2, { id: 'b', left: 1, top: 2, right: 3, bottom: 4 });
  expect(hoveredId(hover.$state.get())).toBe(2);
  hover.hoverInPicture(null);
  expect(hover.$state.get()).toMatchObject({ pictureId: null, onScreen: null, listId: 1 });
});

it('lights what is hovered and what is selected, and nothing without an id', () => {
  const hover = createHoverStore<number>();
  hover.hoverInList(1);
  hover.select(2);
  expect([1, 2, 3, null].map((id) => isLit(hover.$state.get(), id))).toEqual([true, true, false, false]);
});

it('is the same store as long as the screen stands', () => {
  const { result, rerender } = renderHook(() => useHoverStore<number>());
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});

it('renders only the rows whose part of the state changes', () => {
  const renders = new Map<number, number>();
  const Row = memo(({ id, hover }: { id: number; hover: HoverStore<number> }) => {
    const isOn = useHoverState(hover, (state) => isLit(state, id));
    renders.set(id, (renders.get(id) ?? 0) + 1);
    return <li data-on={isOn}>{id}</li>;
  });
  const hover = createHoverStore<number>();
  const ids = Array.from({ length: 50 }, (_, index) => index);
  const { container } = render(
    <ul>
      {ids.map((id) => (
        <Row key={id} id={id} hover={hover} />
      ))}
    </ul>,
  );
  renders.clear();
  act(() => hover.hoverInList(7));
  act(() => hover.hoverInList(8));
  expect(Object.fromEntries(renders)).toEqual({ 7: 2, 8: 1 });
  expect(container.querySelectorAll('[data-on=true]')).toHaveLength(1);
});
