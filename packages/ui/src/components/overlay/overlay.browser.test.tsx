import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../tokens.css';
import '../../base.css';
import { Button } from '../button/button.tsx';
import { Overlay, type OverlayProps } from './overlay.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(cleanup);

function Page({ size }: Pick<OverlayProps, 'size'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Read</Button>
      <Overlay open={isOpen} onClose={() => setOpen(false)} title="Policy" closeLabel="Close" size={size}>
        <p style={{ height: 3000 }}>Long</p>
      </Overlay>
    </>
  );
}

async function open(size: OverlayProps['size']) {
  render(<Page size={size} />);
  await userEvent.keyboard('{Tab}{Enter}');
  return screen.findByRole('dialog', { name: 'Policy' });
}

test.each([
  ['page', 1440, 900],
  ['text', 720, 852],
] as const)('of the size %s it is %d by %d, and its cross stays in sight', async (size, width, height) => {
  const dialog = await open(size);
  const box = dialog.getBoundingClientRect();
  expect([box.width, box.height]).toEqual([width, height]);
  const body = screen.getByRole('region', { name: 'Policy' });
  body.scrollTop = 1000;
  expect(body.scrollTop).toBe(1000);
  expect(screen.getByRole('button', { name: 'Close' }).getBoundingClientRect().top).toBeGreaterThan(0);
});

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes it and gives the focus back', async (_name, close) => {
  const dialog = await open('page');
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  await close();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Read');
});
