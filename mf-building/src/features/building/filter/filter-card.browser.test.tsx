import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { $filter, $filterResult } from '@suite/bus';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boundsResponse, fakeApi, projectResponse } from '../../../fixtures/api.ts';
import { BACK, FRONT, LAGOON_HOUSE, PATH, UNITS } from '../../../fixtures/lagoon-house.ts';
import { openPage } from '../../../fixtures/open-page.tsx';
import { isPainted, withFlatPicture } from '../../../fixtures/real-picture.ts';
import { signIn } from '../../../fixtures/session.ts';

const house = { ...LAGOON_HOUSE, media: [withFlatPicture(FRONT), withFlatPicture(BACK)] };
const priced = UNITS.map((unit, index) => ({
  ...unit,
  properties: { price: String((index + 1) * 200_000) },
}));

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(search = '', organizationId = 1) {
  const api = fakeApi(house, priced);
  api.responses.bounds = boundsResponse([100_000, 2_000_000], {
    ...(organizationId === 10 && { usesPriceRanges: true }),
  });
  api.responses.project = projectResponse(organizationId);
  const opened = openPage(PATH + search);
  signIn();
  await isPainted();
  await waitFor(() => expect($filterResult.get()).not.toBeNull());
  await screen.findByRole('button', { name: /^Price/ });
  return { ...opened, api };
}

async function openCard(button: string, title: string): Promise<HTMLElement> {
  const bar = within(screen.getByRole('toolbar', { name: 'Filters and views' }));
  await userEvent.click(bar.getByRole('button', { name: new RegExp(`^${button}( in use)?$`) }));
  const card = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(card.parentElement?.style.opacity).toBe(''));
  return card;
}

/** Title of the mode, its button, what stands in it, and how wide the card is. */
const MODES = [
  ['Status', 'Status', 'checkbox', 260],
  ['Area range', 'Area', 'slider', 260],
  ['Floor range', 'Floor', 'slider', 260],
  ['Price', 'Price', 'slider', 260],
  ['Apartment type', 'Type', 'checkbox', 400],
  ['Orientation', 'Orientation', 'checkbox', 260],
  ['Apartments', 'Search', 'searchbox', 350],
] as const;

it.each(MODES)(
  '[R2.077] [R2.078] [R2.081] the card %s has a header, a Reset, its section and its width',
  async (title, button, role, width) => {
    await open();
    const card = await openCard(button, title);
    expect(within(card).getByRole('heading', { name: title })).toBeTruthy();
    expect(within(card).getByRole('button', { name: 'Reset' })).toBeTruthy();
    expect(within(card).getAllByRole(role).length).toBeGreaterThan(0);
    expect(card.getBoundingClientRect().width).toBe(width);
  },
);

it.each([
  [914, 'Area range', 'Area', 350],
  [914, 'Apartment type', 'Type', 350],
  [915, 'Area range', 'Area', 260],
])('[R2.081] a window of %i px has the card %s (%s) at %i px', async (windowPx, title, button, width) => {
  await page.viewport(windowPx, 800);
  await open();
  expect((await openCard(button, title)).getBoundingClientRect().width).toBe(width);
});

it('[R2.078] the card of organisation 10 asks for a price range', async () => {
  await open('', 10);
  const card = await openCard('Price', 'Price range');
  expect(within(card).getAllByRole('radio')).toHaveLength(6);
});

it('[R2.078] [R2.082] All is an accordion of sections that scrolls at 430 px', async () => {
  await open();
  const card = await openCard('All', 'All filters');
  const titles = within(card)
    .getAllByRole('heading', { level: 3 })
    .map((one) => one.textContent);
  expect(titles).toEqual(['Status', 'Area range', 'Floor range', 'Price', 'Apartment type', 'Orientation']);
  const body = card.querySelector('[data-card-body]');
  expect(body?.clientHeight).toBe(430);
  expect(body?.scrollHeight).toBeGreaterThan(430);
  expect(card.textContent).toContain('5 homes match');
  await userEvent.click(within(card).getByRole('button', { name: 'Status' }));
  expect(within(card).queryByRole('group', { name: 'Status' })).toBeNull();
});

it('the focus goes into the card, past its Reset', async () => {
  await open();
  const card = await openCard('Area', 'Area range');
  expect(document.activeElement).toBe(within(card).getAllByRole('slider')[0]);
});

it('who comes by keyboard before the homes do finds the filters, and what keeps them', async () => {
  fakeApi(house, priced).responses.units = { kind: 'never' };
  openPage(PATH);
  const bar = await screen.findByRole('toolbar', { name: 'Filters and views' });
  const status = await within(bar).findByRole('button', { name: 'Status' });
  for (let stop = 0; stop < 20 && !bar.contains(document.activeElement); stop += 1) {
    await userEvent.keyboard('{Tab}');
  }
  expect(document.activeElement).toBe(status);
  await userEvent.keyboard('{Enter}');
  const card = await screen.findByRole('dialog', { name: 'Status' });
  expect(within(card).getByRole('status').textContent).toContain('Loading');
});

it('[R4.012] a thumb tells every value on its way, and the address and the server only where it stops', async () => {
  const { address, api } = await open();
  const card = await openCard('Area', 'Area range');
  const changes: unknown[] = [];
  const end = $filter.listen((filter) => changes.push(filter.area));
  const [from, to] = within(card).getAllByRole<HTMLInputElement>('slider');
  if (!from || !to) throw new Error('A range has two thumbs');
  const [start, stop] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const y = start.top + start.height / 2;
  await userEvent.pointer([
    { target: document.body, coords: { x: start.left + start.width / 2, y } },
    { keys: '[MouseLeft>]' },
    { coords: { x: start.left + (stop.left - start.left) * 0.3, y } },
    { coords: { x: start.left + (stop.left - start.left) * 0.6, y } },
  ]);
  expect(changes.length).toBeGreaterThanOrEqual(2);
  expect(address()).toBe(PATH);
  await userEvent.pointer({ keys: '[/MouseLeft]' });
  end();
  await waitFor(() => expect(address()).toMatch(/\?area=[67]\d-90$/));
  expect($filterResult.get()).toMatchObject({ kind: 'match', matched: 1 });
  await waitFor(() => expect(api.filterRequests.at(-1)?.filters.area?.max).toBe(90));
});

it('a number that is typed is a choice, and the card names the filters that stand in the way', async () => {
  const { address } = await open('?type=3');
  const card = await openCard('Area', 'Area range');
  await userEvent.fill(within(card).getByRole('textbox', { name: 'To' }), '60');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`${PATH}?type=3&area=40-60`));
  expect(await within(card).findByText('No homes match these filters')).toBeTruthy();
  expect(within(card).getByRole('button', { name: /Remove “Two bedrooms”\s*4 homes/ })).toBeTruthy();
  await userEvent.click(within(card).getByRole('button', { name: /Show all areas\s*1 home/ }));
  await waitFor(() => expect(address()).toBe(`${PATH}?type=3`));
});

it('[R9.010] items of the search are 75 px high and their list 400', async () => {
  const api = fakeApi(house, [
    ...UNITS,
    ...UNITS.map((unit) => ({ ...unit, id: unit.id + 300, name: `${unit.id + 300}` })),
  ]);
  api.responses.bounds = boundsResponse(null);
  openPage(`${PATH}/search?q=0`);
  const list = await screen.findByRole('list', { name: 'Apartments' });
  expect(list.getBoundingClientRect().height).toBe(400);
  expect(list.children.length).toBeGreaterThan(5);
  for (const item of list.children) expect(item.getBoundingClientRect().height).toBe(75);
});

it.each([
  [400, 844],
  [820, 1180],
])(
  '[R2.079] [R2.081] on screens of %d px the card of the search route is 350 px wide, with Reset all and Close',
  async (width, height) => {
    await page.viewport(width, height);
    fakeApi(house, UNITS);
    const { address } = openPage(`${PATH}/search?status=sold&q=10`);
    const card = await screen.findByRole('dialog', { name: 'Apartments' });
    expect(card.getBoundingClientRect().width).toBe(350);
    await screen.findByRole('list', { name: 'Apartments' });
    await userEvent.click(within(card).getByRole('button', { name: 'Reset all' }));
    await waitFor(() => expect(address()).toBe(`${PATH}/search`));
    await userEvent.click(within(card).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe(PATH));
  },
);

it('[R2.079] wide screens have neither: the card is not all that there is', async () => {
  fakeApi(house, UNITS);
  openPage(`${PATH}/search`);
  const card = within(await screen.findByRole('dialog', { name: 'Apartments' }));
  expect(card.queryByRole('button', { name: 'Reset all' })).toBeNull();
  expect(card.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('on a phone a floor is chosen from a sheet, which goes away, and the search has a page of its own', async () => {
  await page.viewport(390, 844);
  fakeApi(house, UNITS);
  const { address } = openPage(PATH);
  await isPainted();
  const bar = within(screen.getByRole('navigation', { name: 'Filters and views' }));
  await waitFor(() => expect(bar.getByRole('button', { name: 'Floors' }).matches(':disabled')).toBe(false));
  expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Filters',
    'Floors',
    'List',
    'View',
    'Search',
  ]);
  await userEvent.click(bar.getByRole('button', { name: 'Floors' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Floors' }));
  await userEvent.click(sheet.getByRole('button', { name: /^Floor 2\s*1 available$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(`${PATH}?floor=2..2`);
  await userEvent.click(bar.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toBe(`${PATH}/search?floor=2..2`));
  expect(await screen.findByRole('searchbox', { name: 'Apartment number' })).toBe(document.activeElement);
});

it('nothing stands over anything else on a phone held across, nor on a narrow one', async () => {
  for (const [width, height] of [
    [844, 390],
    [320, 700],
    [820, 1180],
    [1024, 700],
  ] as const) {
    await page.viewport(width, height);
    fakeApi(house, UNITS);
    openPage(`${PATH}?status=available`);
    await isPainted();
    await screen.findByRole('button', { name: /^Remove filter/ });
    const controls = [
      ...document.querySelectorAll('[data-float="control"], nav[aria-label="Filters and views"]'),
    ];
    const boxes = controls.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);
    expect(boxes.length).toBeGreaterThanOrEqual(2);
    for (const [index, one] of boxes.entries()) {
      expect(one.left, `${width}`).toBeGreaterThanOrEqual(0);
      expect(one.right, `${width}`).toBeLessThanOrEqual(width);
      for (const other of boxes.slice(index + 1)) {
        const overlaps =
          one.left < other.right &&
          one.right > other.left &&
          one.top < other.bottom &&
          one.bottom > other.top;
        expect(overlaps, `${width}x${height}: ${JSON.stringify([one, other])}`).toBe(false);
      }
    }
    cleanup();
  }
});
