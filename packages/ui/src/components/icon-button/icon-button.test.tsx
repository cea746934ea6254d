import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HEART, HEART_FILL } from '../../icons/paths.ts';
import { IconButton } from './icon-button.tsx';

const drawn = () => screen.getByRole('button').querySelector('path')?.getAttribute('d');

test('a toggle says and draws whether it is on', () => {
  const { rerender } = render(
    <IconButton icon={HEART} selectedIcon={HEART_FILL} selected={false} label="Save" />,
  );
  expect([screen.getByRole('button').getAttribute('aria-pressed'), drawn()]).toEqual(['false', HEART]);
  rerender(<IconButton icon={HEART} selectedIcon={HEART_FILL} selected label="Save" />);
  expect([screen.getByRole('button').getAttribute('aria-pressed'), drawn()]).toEqual(['true', HEART_FILL]);
});

test.each([
  [0, ''],
  [3, '3'],
  [99, '99'],
  [124, '99+'],
])('a count of %i is drawn as "%s" and left to the label to say', (badge, text) => {
  render(<IconButton icon={HEART} label="Favourites" badge={badge} />);
  expect(screen.getByRole('button', { name: 'Favourites' }).textContent).toBe(text);
});

test('a disabled button does nothing', () => {
  const onPress = vi.fn();
  render(<IconButton icon={HEART} label="Save" disabled onPress={onPress} />);
  fireEvent.click(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
});
