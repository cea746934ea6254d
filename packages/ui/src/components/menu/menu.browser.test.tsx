import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../tokens.css';
import '../../base.css';
import { Menu } from './menu.tsx';

const ITEMS = [
  { id: 'edit', label: 'Change', keys: 'F2' },
  { id: 'up', label: 'Move up', disabled: true },
  { id: 'remove', label: 'Remove' },
];

afterEach(cleanup);

test('keys open it, go past what cannot be done, and choose; the button has the focus again', async () => {
  const onChoose = vi.fn();
  render(<Menu icon="M0,0" label="Coral House" items={ITEMS} onChoose={onChoose} />);
  const button = screen.getByRole('button', { name: 'Coral House', expanded: false });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'Coral House' });
  await expect.poll(() => menu.contains(document.activeElement)).toBe(true);
  expect(screen.getByRole('menuitem', { name: /Move up/ }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['remove']]);
  await expect.poll(() => screen.queryByRole('menu')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(button);
});

test('Esc closes it and chooses nothing', async () => {
  const onChoose = vi.fn();
  render(<Menu icon="M0,0" label="Coral House" items={ITEMS} onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Coral House' }));
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('menu')).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
});
