import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { addFavourites, resetStores, setLocale } from '@suite/bus';
import { cleanup, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aUnit, Host, serveUnits } from '../../fixtures/units.tsx';
import FavouritesPanel from './favourites-panel.tsx';

beforeEach(async () => {
  await page.viewport(1440, 900);
  localStorage.clear();
  resetStores();
  setLocale('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Host>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <FavouritesPanel onClose={() => setOpen(false)} />}
    </Host>
  );
}

async function open() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return within(await screen.findByRole('dialog'));
}

it.each([
  [1440, 900],
  [390, 844],
])('[R9.009] rows are 120 px high at %d by %d, also while they load', async (width, height) => {
  await page.viewport(width, height);
  addFavourites([1, 2]);
  let response: (() => void) | undefined;
  serveUnits([aUnit(1), aUnit(2)], (url) =>
    url.includes('/2?')
      ? new Promise((resolve) => (response = () => resolve(Response.json({ data: aUnit(2) }))))
      : null,
  );
  const card = await open();
  await card.findByText('Apartment 1');
  const heights = () => card.getAllByRole('listitem').map((one) => one.getBoundingClientRect().height);
  expect(heights()).toEqual([120, 120]);
  response?.();
  await card.findByText('Apartment 2');
  expect(heights()).toEqual([120, 120]);
});

it('[R9.009] rows that nobody has seen yet, and those with facts on two lines, are 120 px high too', async () => {
  await page.viewport(360, 640);
  const units = Array.from({ length: 20 }, (_, index) => ({
    ...aUnit(index + 1),
    apartmentTypeKey: 'five_bedroom',
    area: 1234.5,
    floor: 0,
  }));
  addFavourites(units.map(({ id }) => id));
  serveUnits(units);
  const card = await open();
  await card.findByText('Apartment 20');
  const heights = () => card.getAllByRole('listitem').map((one) => one.getBoundingClientRect().height);
  const [first] = card.getAllByText(/five bedrooms/i);
  expect(first?.getBoundingClientRect().height, 'on two lines').toBe(40);
  expect(heights()).toEqual(units.map(() => 120));
});

it('the focus goes to the first field, to Okay, and back to what opened the card', async () => {
  addFavourites([1]);
  serveUnits([aUnit(1)]);
  const card = await open();
  await userEvent.click(card.getByRole('button', { name: 'Send to e-mail' }));
  await expect.poll(() => document.activeElement).toBe(card.getByRole('textbox', { name: 'E-mail' }));
  await userEvent.keyboard('ana@example.com{Enter}');
  const okay = await card.findByRole('button', { name: 'Okay' });
  await expect.poll(() => document.activeElement).toBe(okay);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Open');
  expect(screen.getByText('The list was emptied')).toBeDefined();
});
