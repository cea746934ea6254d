import { AppIntl } from '@suite/i18n';
import '@suite/ui/base.css';
import '@suite/ui/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { messages } from '../../../messages.ts';
import panes from '../pane/pane.module.css';
import { PlanPanel } from './plan-panel.tsx';

/** It says with a colour how wide it is laid out, as a drawing leaves out its areas where it is small. */
const DRAWING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><style>rect{fill:red}@media (min-width:301px){rect{fill:blue}}</style><rect width="300" height="400"/></svg>',
)}`;

afterEach(cleanup);

it('a drawing is told a larger size once it is zoomed, in the same place', async () => {
  render(
    <AppIntl messages={messages}>
      <div style={{ position: 'relative', width: 429, height: 520 }}>
        <div className={panes.pane}>
          <div className={panes.tabs} />
          <div className={panes.content}>
            <PlanPanel
              number="304"
              plan={{ url: DRAWING, size: { width: 300, height: 400 }, rooms: [] }}
              isLoading={false}
              isTypical={false}
            />
          </div>
        </div>
      </div>
    </AppIntl>,
  );
  const image = await screen.findByRole<HTMLImageElement>('img');
  await expect.poll(() => image.complete).toBe(true);
  const { width, left } = image.getBoundingClientRect();
  expect(image.offsetWidth).toBe(Math.round(width));
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await expect.poll(() => image.offsetWidth).toBeGreaterThan(2.9 * width);
  // The zoom makes it larger about its middle, and the larger layout does not.
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole picture' }));
  await expect.poll(() => image.getBoundingClientRect().width).toBeCloseTo(width, 0);
  expect(image.getBoundingClientRect().left).toBeCloseTo(left, 0);
});

describe('the plan of the first HTML', () => {
  function putFirst(url: string): HTMLElement {
    const first = document.createElement('div');
    first.dataset.firstPicture = 'plan';
    first.dataset.picture = url;
    const image = document.createElement('img');
    image.src = url;
    first.append(image);
    document.body.append(first);
    return first;
  }

  const panel = (url: string) => (
    <AppIntl messages={messages}>
      <PlanPanel
        number="304"
        plan={{ url, size: { width: 300, height: 400 }, rooms: [] }}
        isLoading={false}
        isTypical={false}
      />
    </AppIntl>
  );

  it.each([
    ['is taken over without a gap', DRAWING, 'loaded'],
    ['gives way to another one, which comes as any does', `${DRAWING}#other`, 'loading'],
  ])('%s', async (_, url, state) => {
    const first = putFirst(DRAWING);
    await first.querySelector('img')?.decode();
    render(panel(url));
    expect(first.isConnected).toBe(false);
    const image = screen.getByRole('img', { name: 'Floor plan of apartment 304' });
    expect(image.dataset.state).toBe(state);
    await expect.poll(() => image.dataset.state).toBe('loaded');
  });

  it('is waited for where it is on its way', () => {
    const first = putFirst('/never.svg');
    render(panel('/never.svg'));
    expect(first.isConnected).toBe(false);
    expect(screen.getByRole('img').dataset.state).toBe('loading');
  });
});
