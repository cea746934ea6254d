import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { $filterResult } from '@suite/bus';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi } from '../../fixtures/api.ts';
import { BACK, FRONT, LAGOON_HOUSE, PATH, UNITS } from '../../fixtures/lagoon-house.ts';
import { openPage } from '../../fixtures/open-page.tsx';
import { coverOf, isPainted, placeOf, tapAt, withFlatPicture } from '../../fixtures/real-picture.ts';

const front = withFlatPicture(FRONT);
const house = { ...LAGOON_HOUSE, media: [front, withFlatPicture(BACK)] };

/** A busy machine paints late. */
const PATIENT = { timeout: 5000 };

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(search = '') {
  fakeApi(house, UNITS);
  const opened = openPage(PATH + search);
  await isPainted();
  await waitFor(() => expect($filterResult.get()).not.toBeNull());
  return opened;
}

async function hover(unitId: number): Promise<void> {
  const { x, y } = await placeOf(front, unitId);
  await userEvent.pointer({ target: document.body, coords: { x, y } });
}

const statusButton = () => screen.getByRole('button', { name: /^Status/ });

it('[R7.075] card, picture and counter follow one choice', async () => {
  await open();
  await expect.poll(() => coverOf(front, 102), PATIENT).toBeGreaterThan(20);
  await userEvent.click(statusButton());
  const card = await screen.findByRole('dialog', { name: 'Status' });
  await userEvent.click(within(card).getByText('Sold'));
  await expect.poll(() => coverOf(front, 102), PATIENT).toBe(0);
  expect(await coverOf(front, 101)).toBeGreaterThan(20);
  expect($filterResult.get()).toMatchObject({ kind: 'match', matched: 4, total: 5 });
  await userEvent.click(within(card).getByRole('button', { name: 'Reset' }));
  await expect.poll(() => coverOf(front, 102), PATIENT).toBeGreaterThan(20);
});

it('[R2.080] a click away closes the card and its button is no longer pressed', async () => {
  await open();
  await userEvent.click(statusButton());
  await screen.findByRole('dialog');
  expect(statusButton().getAttribute('aria-expanded')).toBe('true');
  await userEvent.pointer([{ target: document.body, coords: { x: 700, y: 60 } }, { keys: '[MouseLeft]' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(statusButton().getAttribute('aria-expanded')).toBe('false');
});

it('the card closes from its own button and by Escape, which gives the focus back', async () => {
  await open();
  await userEvent.click(statusButton());
  await screen.findByRole('dialog');
  await userEvent.click(statusButton());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(statusButton());
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(statusButton());
});

it('the card is 260 px wide and covers no home', async () => {
  await open();
  await userEvent.click(statusButton());
  const card = await screen.findByRole('dialog');
  await waitFor(() => expect(getComputedStyle(card).visibility).toBe('visible'));
  const box = card.getBoundingClientRect();
  expect(box.width).toBe(260);
  for (const unit of [101, 102, 201, 203]) {
    const { x, y } = await placeOf(front, unit);
    expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(false);
  }
});

it('[R2.073] the buttons carry labels in wide layouts and icons alone in small ones, with the same names', async () => {
  await open();
  const bar = within(screen.getByRole('toolbar', { name: 'Filters and views' }));
  const names = () => bar.getAllByRole('button').map((button) => button.textContent);
  const labelWidthPx = () =>
    bar.getByRole('button', { name: 'Building view' }).querySelector('span')?.getBoundingClientRect().width;
  expect(labelWidthPx()).toBeGreaterThan(40);
  const wideNames = names();
  await page.viewport(820, 1180);
  await waitFor(() => expect(labelWidthPx()).toBeLessThanOrEqual(1));
  expect(names()).toEqual(wideNames);
});

it('the home under the mouse says what it is, beside itself and not over an open card', async () => {
  await open();
  await userEvent.click(statusButton());
  const card = (await screen.findByRole('dialog')).getBoundingClientRect();
  await hover(102);
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toContain('102Sold');
  expect(tooltip.textContent).toContain('Two bedrooms');
  expect(tooltip.textContent).toContain('1 of 2');
  const box = tooltip.getBoundingClientRect();
  const { x, y } = await placeOf(front, 102);
  expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(false);
  const overCard =
    box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top;
  expect(overCard).toBe(false);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('homes are reached, shown and opened with the keyboard', async () => {
  const { address } = await open();
  const first = await screen.findByRole('link', { name: /^Apartment 201,/ });
  first.focus();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Apartment 201, one bedroom/);
  expect((await screen.findByRole('tooltip')).textContent).toContain('201Pending reservation');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Apartment 101, one bedroom/),
  );
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toContain('Price on request'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`${PATH}/apartment/101`));
});

it('coming back finds filter, list and order as they were', async () => {
  const { router, address } = await open('?status=available&list=1&sort=-area');
  const { x, y } = await placeOf(front, 203);
  await userEvent.pointer([{ target: document.body, coords: { x, y } }, { keys: '[MouseLeft]' }]);
  await waitFor(() => expect(address()).toBe(`${PATH}/apartment/203?status=available&list=1&sort=-area`));
  await router.navigate(-1);
  await isPainted();
  expect(address()).toBe(`${PATH}?status=available&list=1&sort=-area`);
  expect((await screen.findAllByRole('link', { name: /^\d+$/ })).map((link) => link.textContent)).toEqual([
    '203',
    '101',
  ]);
});

it('the list takes 560 px beside the picture, and 480 below 1200', async () => {
  await open('?list=1');
  const panel = screen.getByRole('region', { name: '5 homes, 2 available' });
  const stage = await screen.findByRole('group', { name: 'Homes in the picture' });
  expect(panel.getBoundingClientRect().width).toBe(560);
  expect(stage.getBoundingClientRect().right).toBe(panel.getBoundingClientRect().left);
  await page.viewport(1024, 768);
  await waitFor(() => expect(panel.getBoundingClientRect().width).toBe(480));
  expect(screen.queryByRole('columnheader', { name: 'Floor' })).toBeNull();
});

it('on a phone the first tap chooses a home and the second opens it', async () => {
  await page.viewport(390, 844);
  const { address } = await open();
  tapAt(await placeOf(front, 201));
  const preview = await screen.findByRole('region', { name: 'Apartment 201' });
  expect(preview.textContent).toContain('One\u00A0bedroom');
  expect(preview.textContent).toContain('Pending reservation');
  expect(address()).toBe(PATH);
  await userEvent.click(within(preview).getByRole('button', { name: 'Next home' }));
  await screen.findByRole('region', { name: 'Apartment 202' });
  await userEvent.click(screen.getByRole('button', { name: 'Previous home' }));
  await screen.findByRole('region', { name: 'Apartment 201' });
  tapAt(await placeOf(front, 201));
  await waitFor(() => expect(address()).toBe(`${PATH}/apartment/201`));
});

it('on a phone Escape puts the chosen home away', async () => {
  await page.viewport(390, 844);
  await open();
  tapAt(await placeOf(front, 201));
  await screen.findByRole('region', { name: 'Apartment 201' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Apartment 201' })).toBeNull());
});

it.each([
  ['', '100%'],
  [', with large text', '200%'],
])('on the smallest phones a found home tells all its facts in its row%s', async (_, textSize) => {
  document.documentElement.style.fontSize = textSize;
  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size');
  });
  await page.viewport(320, 640);
  await open('/search?q=20');
  const facts = await screen.findAllByText(/floor 2 of 2/);
  expect(facts).toHaveLength(3);
  for (const one of facts) {
    const row = one.closest('li')?.getBoundingClientRect();
    expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth);
    expect(one.getBoundingClientRect().bottom).toBeLessThanOrEqual(row?.bottom ?? 0);
  }
});

it.each([
  ['a tablet held across', 1180, 820],
  ['a tablet held upright', 820, 1180],
])(
  'on %s the card of a chosen home goes with its floor, and comes back with it',
  async (_, width, height) => {
    await page.viewport(width, height);
    await open();
    tapAt(await placeOf(front, 101));
    await screen.findByRole('region', { name: 'Apartment 101' });
    const floors = within(screen.getByRole('toolbar', { name: 'Floor' }));
    await userEvent.click(floors.getByRole('button', { name: /^Floor 2/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Apartment 101' })).toBeNull());
    await userEvent.click(floors.getByRole('button', { name: 'All' }));
    await screen.findByRole('region', { name: 'Apartment 101' });
  },
);

it('on a phone the filters are a sheet that says how many apartments it will show', async () => {
  await page.viewport(390, 844);
  const { address } = await open();
  const bar = screen.getByRole('navigation', { name: 'Filters and views' });
  for (const button of within(bar).getAllByRole('button')) {
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  await userEvent.click(within(bar).getByRole('button', { name: 'Filters' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.click(within(sheet).getByText('Sold'));
  await userEvent.click(await within(sheet).findByRole('button', { name: 'Show 4 apartments' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(`${PATH}?status=available,reserved,unavailable`);
  expect(document.activeElement).toBe(within(bar).getByRole('button', { name: /^Filters/ }));
});
