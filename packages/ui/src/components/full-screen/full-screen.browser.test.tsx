import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../tokens.css';
import '../../base.css';
import { Button } from '../button/button.tsx';
import { FullScreen } from './full-screen.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(cleanup);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ask</Button>
      <FullScreen
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Request information"
        closeLabel="Close"
        picture={<img alt="The building" />}
      >
        <input aria-label="E-mail" />
      </FullScreen>
    </>
  );
}

async function open() {
  render(<Page />);
  await userEvent.keyboard('{Tab}{Enter}');
  return screen.findByRole('dialog', { name: 'Request information' });
}

test('it fills the window, with its picture beside it where there is room', async () => {
  const dialog = await open();
  const { width, height } = dialog.getBoundingClientRect();
  expect([width, height]).toEqual([1440, 900]);
  expect(screen.getByRole('img', { name: 'The building' })).toBeDefined();
  await page.viewport(390, 844);
  await expect.poll(() => dialog.getBoundingClientRect().width).toBe(390);
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes it and gives the focus back', async (_name, close) => {
  const dialog = await open();
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  await close();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Ask');
});
