import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HeartToggle } from './heart-toggle.tsx';

it('is a toggle whose name stays and whose state is said', () => {
  const onPress = vi.fn();
  const { rerender } = render(<HeartToggle saved={false} label="Save apartment 304" onPress={onPress} />);
  const heart = screen.getByRole('button', { name: 'Save apartment 304', pressed: false });
  fireEvent.click(heart);
  expect(onPress).toHaveBeenCalledOnce();
  rerender(<HeartToggle saved label="Save apartment 304" onPress={onPress} />);
  expect(screen.getByRole('button', { name: 'Save apartment 304', pressed: true })).toBe(heart);
});
