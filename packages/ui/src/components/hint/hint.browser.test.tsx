import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../tokens.css';
import '../../base.css';
import { HEART } from '../../icons/paths.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const hint = () => screen.getByText('Favourites');
const isShown = () => hint().checkVisibility();

test('a hint appears on keyboard focus and goes on Esc', async () => {
  render(<IconButton icon={HEART} label="Favourites" tooltip />);
  expect(isShown()).toBe(false);
  await userEvent.keyboard('{Tab}');
  expect(isShown()).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(isShown()).toBe(false);
});

test('Esc takes back the hint that a resting pointer is about to bring', async () => {
  render(<IconButton icon={HEART} label="Favourites" tooltip />);
  vi.useFakeTimers();
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Favourites' }), { pointerType: 'mouse' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  vi.runAllTimers();
  expect(isShown()).toBe(false);
});

test('a hint appears on hover, stays under the pointer and goes with it', async () => {
  render(
    <>
      <IconButton icon={HEART} label="Favourites" tooltip />
      <p>Elsewhere</p>
    </>,
  );
  await userEvent.hover(screen.getByRole('button', { name: 'Favourites' }));
  await expect.poll(isShown).toBe(true);
  await userEvent.hover(hint());
  expect(isShown()).toBe(true);
  await userEvent.hover(screen.getByText('Elsewhere'));
  await expect.poll(isShown).toBe(false);
});

test('a button without a hint has no words in the page', () => {
  render(<IconButton icon={HEART} label="Favourites" />);
  expect(screen.queryByText('Favourites')).toBeNull();
});
