import { AppIntl } from '@suite/i18n';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { withAbsentApi } from '../fixtures/absent-api.ts';
import { messages } from '../messages.ts';
import { Footer } from './footer.tsx';

withAbsentApi();

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
    expect(note.getBoundingClientRect().height).toBeLessThanOrEqual(40);
    const mark = screen.getByText('v 2.0').getBoundingClientRect();
    const { right, top } = note.getBoundingClientRect();
    expect(right <= mark.left || top >= mark.bottom).toBe(true);
    expect(mark.right).toBeLessThanOrEqual(width);
  },
);
