import { closePanel, resetStores, togglePanel } from '@suite/bus';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { usePanelFocus } from './use-panel-focus.ts';

function Page() {
  usePanelFocus();
  return (
    <>
      <button type="button">Ask</button>
      <button type="button">Other</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const lose = () => (document.activeElement as HTMLElement).blur();

beforeEach(() => {
  resetStores();
  render(<Page />);
  button('Ask').focus();
  act(() => togglePanel('ask-for-price'));
});

test('after panels that took each other’s place the focus is on what opened the first', async () => {
  lose();
  act(() => togglePanel('privacy-policy'));
  // The policy is closed, and the request comes back at once.
  act(() => closePanel());
  act(() => togglePanel('ask-for-price'));
  act(() => togglePanel('thank-you'));
  act(() => closePanel());
  await waitFor(() => expect(document.activeElement).toBe(button('Ask')));
});

test('a panel that gives the focus to something else is left alone', async () => {
  lose();
  act(() => closePanel());
  button('Other').focus();
  await new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(document.activeElement).toBe(button('Other'));
});
