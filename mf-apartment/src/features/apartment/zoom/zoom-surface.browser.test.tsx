import { AppIntl } from '@suite/i18n';
import '@suite/ui/base.css';
import '@suite/ui/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { messages } from '../../../messages.ts';
import panes from '../pane/pane.module.css';
import { ZoomSurface } from './zoom-surface.tsx';

afterEach(cleanup);

/** A window of 600 × 400, between head and foot of its pane, on a picture of 300 × 400. */
beforeEach(() => {
  render(
    <AppIntl messages={messages}>
      <div style={{ position: 'relative', width: 601, height: 520 }}>
        <div className={panes.pane}>
          <div className={panes.tabs} />
          <div className={panes.content}>
            <ZoomSurface label="Floor plan" size={{ width: 300, height: 400 }}>
              <span />
            </ZoomSurface>
          </div>
        </div>
      </div>
    </AppIntl>,
  );
});

const surface = () => screen.getByRole('application', { name: 'Floor plan' });
const button = (name: string) => screen.getByRole('button', { name });

/** Scale and offset of the picture as the browser draws it, in pixels. */
function drawn() {
  const content = surface().querySelector('span')?.parentElement;
  if (!content) throw new Error('There is no picture');
  const { a, e, f } = new DOMMatrixReadOnly(getComputedStyle(content).transform);
  return { scale: Math.round(a * 100) / 100, x: Math.round(e), y: Math.round(f) };
}
const becomes = (expected: ReturnType<typeof drawn>) => expect.poll(drawn).toEqual(expected);

it('fits the picture into its window', async () => {
  await becomes({ scale: 1, x: 0, y: 0 });
  const { width, height } = surface().querySelector('span')?.parentElement?.getBoundingClientRect() ?? {};
  expect({ width, height }).toEqual({ width: 300, height: 400 });
});

it('zooms, moves within its edges and goes back by keys', async () => {
  surface().focus();
  await userEvent.keyboard('++');
  await becomes({ scale: 2.25, x: 0, y: 0 });
  await userEvent.keyboard('{ArrowDown}');
  await becomes({ scale: 2.25, x: 0, y: -64 });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
  await becomes({ scale: 2.25, x: -37, y: -250 });
  await userEvent.keyboard('-');
  await becomes({ scale: 1.5, x: 0, y: -100 });
  await userEvent.keyboard('0');
  await becomes({ scale: 1, x: 0, y: 0 });
});

it('zooms by its buttons, which rest at the limits and keep the focus', async () => {
  expect(button('Zoom out').getAttribute('aria-disabled')).toBe('true');
  button('Zoom in').focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
  await becomes({ scale: 4, x: 0, y: 0 });
  expect(button('Zoom in').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button('Zoom in'));
  await userEvent.click(button('Show the whole picture'));
  await becomes({ scale: 1, x: 0, y: 0 });
});

const from = { x: 300, y: 300 };
it('is dragged when zoomed, no further than its edges', async () => {
  await userEvent.click(button('Zoom in'));
  await userEvent.click(button('Zoom in'));
  await becomes({ scale: 2.25, x: 0, y: 0 });
  await userEvent.dragAndDrop(surface(), surface(), {
    sourcePosition: from,
    targetPosition: { x: 320, y: 200 },
  });
  await becomes({ scale: 2.25, x: 20, y: -100 });
  await userEvent.dragAndDrop(surface(), surface(), {
    sourcePosition: from,
    targetPosition: { x: 300, y: 20 },
  });
  await becomes({ scale: 2.25, x: 20, y: -250 });
});

it('stays where it is when dragged as a whole', async () => {
  await userEvent.dragAndDrop(surface(), surface(), {
    sourcePosition: from,
    targetPosition: { x: 200, y: 100 },
  });
  await becomes({ scale: 1, x: 0, y: 0 });
});

it('zooms about the pointer with the wheel', async () => {
  const { left, top } = surface().getBoundingClientRect();
  const event = new WheelEvent('wheel', {
    deltaY: -Math.log(2) * 500,
    clientX: left + 300,
    clientY: top + 300,
    cancelable: true,
  });
  surface().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await becomes({ scale: 2, x: 0, y: -100 });
});
