import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../tokens.css';
import '../../base.css';
import { Button } from '../button/button.tsx';
import { Drawer } from './drawer.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(cleanup);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Favourites</Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Saved homes" closeLabel="Close">
        <input aria-label="E-mail" />
      </Drawer>
    </>
  );
}

async function openDrawer() {
  render(<Page />);
  await userEvent.keyboard('{Tab}{Enter}');
  return screen.findByRole('dialog', { name: 'Saved homes' });
}

const opener = () => screen.getByRole('button', { name: 'Favourites' });

test('opening moves the focus inside, and Tab stays inside', async () => {
  const drawer = await openDrawer();
  await expect.poll(() => drawer.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  expect(drawer.contains(document.activeElement)).toBe(true);
});

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes the drawer and gives the focus back', async (_name, close) => {
  await openDrawer();
  await close();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener());
});

test('a second press of its button closes the drawer, which leaves the bar in sight', async () => {
  const drawer = await openDrawer();
  expect(drawer.getBoundingClientRect().top).toBe(64);
  // Whatever lies over the button hears the press.
  const { left, top } = opener().getBoundingClientRect();
  const hit = document.elementFromPoint(left + 5, top + 5);
  if (!hit) throw new Error('the button is out of the window');
  expect(drawer.contains(hit)).toBe(false);
  await userEvent.click(hit, { position: { x: left + 5, y: top + 5 } });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('a press on the scrim closes the drawer', async () => {
  const drawer = await openDrawer();
  const scrim = drawer.parentElement?.parentElement;
  if (!scrim) throw new Error('the drawer has no scrim');
  await userEvent.click(scrim, { position: { x: 20, y: 20 } });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('the drawer is 440 pixels wide and fills a phone', async () => {
  const drawer = await openDrawer();
  // It slides in, and its edges lie between pixels meanwhile.
  await expect.poll(() => drawer.getBoundingClientRect().width).toBe(440);
  await page.viewport(390, 844);
  await expect.poll(() => drawer.getBoundingClientRect().width).toBe(390);
});
