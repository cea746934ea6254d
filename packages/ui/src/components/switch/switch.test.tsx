import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Switch } from './switch.tsx';

const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Statistics' });

test('a switch tells the state that it would have', () => {
  const onChange = vi.fn();
  render(<Switch label="Statistics" on={false} onChange={onChange} />);
  fireEvent.click(control());
  expect(onChange).toHaveBeenCalledWith(true);
});

test('a locked switch is on and cannot be changed, and a hidden label is still its name', () => {
  render(<Switch label="Statistics" labelHidden on={false} locked />);
  expect([control().checked, control().disabled]).toEqual([true, true]);
  expect(screen.queryByText('Statistics')).toBeNull();
});
