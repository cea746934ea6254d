import { clearSelection, selectBuilding, selectMasterplan, setPageTitle } from '@suite/bus';
import { AppIntl } from '@suite/i18n';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { withAbsentApi } from '../fixtures/absent-api.ts';
import { messages } from '../messages.ts';
import { AppBar } from './app-bar.tsx';
import { forgetServedTitle } from './served-title.ts';

withAbsentApi();
afterEach(() => {
  cleanup();
  forgetServedTitle();
  act(() => clearSelection());
  document.head.querySelector('link[rel="canonical"]')?.remove();
});

const MASTERPLAN = { id: 2, name: 'Porto Vala Bay', parentId: 1 };

/** Capitals are the style sheet's work: what a screen reader reads and the tab shows are words. */
function drawn() {
  const heading = screen.getByRole('heading', { level: 1 });
  return {
    text: heading.textContent.replace('\u00a0', ' '),
    capitals: getComputedStyle(heading).textTransform,
  };
}

/** The bar on the page of a building. */
function showBar() {
  const router = createMemoryRouter([{ path: '*', element: <AppBar /> }], {
    initialEntries: ['/masterplan/2/building/12'],
  });
  render(
    <AppIntl messages={messages}>
      <RouterProvider router={router} />
    </AppIntl>,
  );
  return router;
}

const inCapitals = (text: string) => ({ text, capitals: 'uppercase' });

test('[R2.054] draws the title in capitals: the masterplan, with a building its title, else its name', async () => {
  showBar();
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

test('keeps the title of the served page from the first drawing on, and leaves it with the page', async () => {
  const canonical = document.createElement('link');
  canonical.rel = 'canonical';
  canonical.href = 'https://homes.example/masterplan/2/building/12';
  document.head.append(canonical);
  document.title = 'Porto Vala Bay - Lagoon House | Porto Vala';
  const router = showBar();
  expect(drawn()).toEqual(inCapitals('Porto Vala Bay - Lagoon House'));
  expect(document.title).toBe('Porto Vala Bay - Lagoon House | Porto Vala');
  act(() => selectBuilding(1, MASTERPLAN, { id: 12, name: 'B2', title: 'Lagoon House' }));
  expect(drawn()).toEqual(inCapitals('Porto Vala Bay - Lagoon House'));
  expect(document.title).toBe('Porto Vala Bay - Lagoon House | Porto Vala');
  await act(async () => {
    selectMasterplan(1, MASTERPLAN);
    await router.navigate('/masterplan/2');
  });
  await expect.poll(drawn).toEqual(inCapitals('Porto Vala Bay'));
  expect(document.title).toBe('Porto Vala Bay');
});
