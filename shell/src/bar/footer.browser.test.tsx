import { resetStores } from '@suite/bus';
import { AppIntl } from '@suite/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { messages } from '../messages.ts';
import { Footer } from './footer.tsx';

beforeEach(() => {
  resetStores();
  vi.stubGlobal('fetch', async () => Response.json({ code: 'not-found', message: 'No' }, { status: 404 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function draw(route: 'building-id' | 'masterplan-id') {
  render(
    <AppIntl messages={messages}>
      <MemoryRouter>
        <Footer route={route} />
      </MemoryRouter>
    </AppIntl>,
  );
}

test.each([1440, 820, 600])(
  'at %d the footer of a building says what is not guaranteed, within the window',
  async (width) => {
    await page.viewport(width, 900);
    draw('building-id');
    const note = screen.getByText('We do not guarantee the availability of units displayed');
    expect(note.checkVisibility()).toBe(true);
    const mark = screen.getByText('v 2.0').getBoundingClientRect();
    expect(note.getBoundingClientRect().right).toBeLessThanOrEqual(mark.left);
    expect(mark.right).toBeLessThanOrEqual(width);
  },
);

test('on a tablet the other note gives way, and the mark stays at the right', async () => {
  await page.viewport(820, 900);
  draw('masterplan-id');
  expect(screen.getByText(/^Illustration/).checkVisibility()).toBe(false);
  expect(820 - screen.getByText('v 2.0').getBoundingClientRect().right).toBeLessThan(20);
});
