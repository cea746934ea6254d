import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../tokens.css';
import '../../base.css';
import { Chip } from './chip.tsx';

afterEach(cleanup);

test('a chip is taken off by keyboard and by a press, and is 36 high with a target of 44', async () => {
  const onRemove = vi.fn();
  render(
    <div style={{ padding: 20 }}>
      <Chip label="One bedroom" removeLabel="Remove filter: One bedroom" onRemove={onRemove} />
    </div>,
  );
  const chip = screen.getByRole('button', { name: 'Remove filter: One bedroom' });
  await userEvent.keyboard('{Tab}{Enter}');
  await userEvent.click(chip);
  expect(onRemove).toHaveBeenCalledTimes(2);
  const { left, top, height } = chip.getBoundingClientRect();
  expect(height).toBe(36);
  expect(document.elementFromPoint(left + 20, top - 3)).toBe(chip);
  expect(document.elementFromPoint(left + 20, top + height + 3)).toBe(chip);
});
