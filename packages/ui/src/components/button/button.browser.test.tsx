import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../tokens.css';
import '../../base.css';
import { RouterProvider } from '../../navigation.ts';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

afterEach(cleanup);

test('a pending button keeps its width and its focus, and ignores presses', async () => {
  const onPress = vi.fn();
  const view = (isPending: boolean) => (
    <Button variant="primary" pending={isPending} pendingLabel="Sending" onPress={onPress}>
      Send request
    </Button>
  );
  const { rerender } = render(view(false));
  await userEvent.keyboard('{Tab}{Enter}');
  const button = screen.getByRole('button');
  const widthPx = button.getBoundingClientRect().width;
  rerender(view(true));
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Sending' })).toBe(document.activeElement);
  expect(button.getBoundingClientRect().width).toBe(widthPx);
});

test('a pending button without words of its own keeps its name and width', () => {
  const view = (isPending: boolean) => <Button pending={isPending}>Try again</Button>;
  const { rerender } = render(view(false));
  const widthPx = screen.getByRole('button').getBoundingClientRect().width;
  rerender(view(true));
  expect(screen.getByRole('button', { name: 'Try again' }).getBoundingClientRect().width).toBe(widthPx);
});

test('a link that looks like a button goes through the router', async () => {
  const navigate = vi.fn();
  render(
    <RouterProvider navigate={navigate}>
      <ButtonLink href="/map">Home page</ButtonLink>
    </RouterProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Home page' }));
  expect(navigate).toHaveBeenCalledWith('/map', undefined);
});

test('a focused button wears a ring of two pixels, two pixels away', async () => {
  render(<Button>Share</Button>);
  await userEvent.keyboard('{Tab}');
  const { outlineWidth, outlineStyle, outlineOffset, outlineColor } = getComputedStyle(
    screen.getByRole('button'),
  );
  expect([outlineWidth, outlineStyle, outlineOffset]).toEqual(['2px', 'solid', '2px']);
  expect(outlineColor).toBe('rgb(11, 92, 173)');
});
