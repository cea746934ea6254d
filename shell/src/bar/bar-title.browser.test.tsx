import { selectBuilding, selectMasterplan, setPageTitle } from '@suite/bus';
import { AppIntl } from '@suite/i18n';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { withAbsentApi } from '../fixtures/absent-api.ts';
import { messages } from '../messages.ts';
import { AppBar } from './app-bar.tsx';

withAbsentApi();

const MASTERPLAN = { id: 2, name: 'Porto Vala Bay', parentId: 1 };

/** Capitals are the style sheet's work: what a screen reader reads and the tab shows are words. */
function drawn() {
  const heading = screen.getByRole('heading', { level: 1 });
  return {
    text: heading.textContent.replace('\u00a0', ' '),
    capitals: getComputedStyle(heading).textTransform,
  };
}

const inCapitals = (text: string) => ({ text, capitals: 'uppercase' });

test('[R2.054] draws the title in capitals: the masterplan, with a building its title, else its name', async () => {
  const router = createMemoryRouter([{ path: '*', element: <AppBar /> }], {
    initialEntries: ['/masterplan/2/building/12'],
  });
  render(
    <AppIntl messages={messages}>
      <RouterProvider router={router} />
    </AppIntl>,
  );
  act(() => selectMasterplan(1, MASTERPLAN));
  await expect.poll(drawn).toEqual(inCapitals('Porto Vala Bay'));
  expect(document.title).toBe('Porto Vala Bay');
  act(() => selectBuilding(1, MASTERPLAN, { id: 12, name: 'B2', title: 'Lagoon House' }));
  await expect.poll(drawn).toEqual(inCapitals('Porto Vala Bay - Lagoon House'));
  act(() => selectBuilding(1, MASTERPLAN, { id: 12, name: 'B2', title: null }));
  await expect.poll(drawn).toEqual(inCapitals('Porto Vala Bay - B2'));
  act(() => setPageTitle('Roof terrace'));
  await expect.poll(drawn).toEqual(inCapitals('Roof terrace'));
  act(() => selectMasterplan(1, MASTERPLAN));
  await expect.poll(drawn).toEqual(inCapitals('Porto Vala Bay'));
});
