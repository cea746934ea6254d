import { AppIntl } from '@suite/i18n';
import '@suite/ui/base.css';
import '@suite/ui/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
