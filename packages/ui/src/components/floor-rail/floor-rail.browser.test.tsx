import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../tokens.css';
import '../../base.css';
import { FloorRail } from './floor-rail.tsx';

afterEach(cleanup);

function floors(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const floor = count - index;
    return {
      floor,
      label: String(floor),
      count: floor % 3,
      selected: floor === 2,
      name: `Floor ${floor}, ${floor % 3} available`,
    };
  });
}

test('up and down move between floors, Enter chooses one, "All" chooses all', async () => {
  const onSelect = vi.fn();
  render(
    <FloorRail label="Floor" allLabel="All" items={floors(6)} allSelected={false} onSelect={onSelect} />,
  );
  await userEvent.keyboard('{Tab}{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenLastCalledWith(5);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(onSelect).toHaveBeenLastCalledWith(null);
});

test('the chosen floor is said as pressed', () => {
  render(<FloorRail label="Floor" allLabel="All" items={floors(6)} allSelected={false} onSelect={vi.fn()} />);
  const pressed = screen.getAllByRole('button', { pressed: true }).length;
  expect(pressed).toBe(1);
  expect(screen.getByRole('button', { pressed: true, name: 'Floor 2, 2 available' })).toBeTruthy();
});

test('rows are 44 pixels high up to nine floors, 32 and scrolling above', () => {
  const { rerender } = render(
    <FloorRail label="Floor" allLabel="All" items={floors(9)} allSelected onSelect={vi.fn()} />,
  );
  const row = () => screen.getByRole('button', { name: 'Floor 1, 1 available' });
  expect(row().getBoundingClientRect().height).toBe(44);
  rerender(<FloorRail label="Floor" allLabel="All" items={floors(24)} allSelected onSelect={vi.fn()} />);
  expect(row().getBoundingClientRect().height).toBe(32);
  expect(row().parentElement?.scrollHeight).toBe(24 * 32);
  expect(row().parentElement?.clientHeight).toBe(448);
});
