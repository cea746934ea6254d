import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { resetStores } from '@suite/bus';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aFeature, aMasterplan, features } from '../../fixtures/entities.ts';
import { fakeApi, listOf, oneOf } from '../../fixtures/fake-api.ts';
import { showPage } from '../../fixtures/show-page.tsx';
import MapPage from './map-page.tsx';

const RESPONSES = {
  '/projects': { body: features(aFeature(1, 'Porto Vala'), aFeature(5, 'Orjen Bay')) },
  '/projects/1/masterplans': listOf([aMasterplan({ id: 3 })]),
  '/projects/1/buildings': listOf([]),
};
const show = () => showPage(MapPage, ['map'], '/map');
const theMap = () => within(screen.getByRole('region', { name: /Map of the projects/ }));
const theList = () => within(screen.getByRole('region', { name: 'Projects' }));

function isInWindow(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}

beforeEach(async () => {
  resetStores();
  await page.viewport(1440, 900);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('project map', () => {
  it('[R2.010] shows the projects as pins on the map, clear of the list', async () => {
    fakeApi(RESPONSES);
    show();
    for (const name of [/Porto Vala/, /Orjen Bay/]) {
      const pin = await theMap().findByRole('link', { name });
      await expect.poll(() => isInWindow(pin)).toBe(true);
      const list = screen.getByRole('region', { name: 'Projects' }).getBoundingClientRect();
      expect(pin.getBoundingClientRect().left).toBeGreaterThan(list.right);
    }
  });

  it('marks the pin of the row under the pointer and the row of the pin with the focus', async () => {
    fakeApi(RESPONSES);
    show();
    const row = await theList().findByRole('link', { name: /Porto Vala/ });
    // Found anew each time: pins are made anew when the map moves to its projects.
    const pinClass = () => theMap().queryByRole('link', { name: /Porto Vala/ })?.className;
    await expect.poll(pinClass).toMatch(/_pin_/);
    await userEvent.hover(row);
    await expect.poll(pinClass).toMatch(/_on_/);
    theMap()
      .getByRole('link', { name: /Orjen Bay/ })
      .focus();
    await expect.poll(() => theList().getByRole('link', { name: /Orjen Bay/ }).dataset.on).toBe('true');
  });

  it('opens a project by its pin', async () => {
    fakeApi(RESPONSES);
    const shown = show();
    await userEvent.click(await theMap().findByRole('link', { name: /Porto Vala/ }));
    await expect.poll(shown.address).toBe('/masterplan/3');
  });
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844));

  it('has the list as a sheet that steps up and down by its button and Escape', async () => {
    fakeApi(RESPONSES);
    show();
    await expect.poll(() => theList().queryByRole('link', { name: /Porto Vala/ })).not.toBeNull();
    const sheet = screen.getByRole('region', { name: 'Projects' });
    const rows = theList().getByRole('list');
    const bottom = (element: Element) => element.getBoundingClientRect().bottom;
    // As high as its rows: the last one ends where the sheet does.
    await expect.poll(() => Math.round(bottom(rows) - bottom(sheet))).toBe(0);
    const half = sheet.style.height;
    theList().getByRole('button', { name: 'Show less of the list' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sheet.style.height).toBe('132px');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sheet.style.height).toBe(half);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => sheet.style.height).toBe('132px');
  });

  it.each([
    ['a link to its website', 'https://example.com/', 'A'],
    ['its name alone without one', null, 'SPAN'],
  ])('shows the organisation, which the app bar has no room for, as %s', async (_, website, tag) => {
    const attributes = { id: 1, name: 'Primorje Estates', logo: null, website, hideUnitStatus: false };
    fakeApi({ ...RESPONSES, '/organizations/fetchOrganization': oneOf(attributes) });
    show();
    const shown = () => theList().queryByText('Primorje Estates');
    await expect.poll(shown).not.toBeNull();
    expect([shown()?.tagName, shown()?.getAttribute('href')]).toEqual([tag, website]);
  });

  it('keeps the pins clear of the sheet and of the search', async () => {
    fakeApi(RESPONSES);
    show();
    const pin = await theMap().findByRole('link', { name: /Porto Vala/ });
    const sheet = screen.getByRole('region', { name: 'Projects' });
    await expect
      .poll(() => pin.getBoundingClientRect().bottom)
      .toBeLessThan(sheet.getBoundingClientRect().top);
    const search = screen.getByRole('combobox').getBoundingClientRect();
    expect(pin.getBoundingClientRect().top).toBeGreaterThan(search.bottom);
  });
});
