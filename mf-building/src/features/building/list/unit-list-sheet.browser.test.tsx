import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { $filterResult } from '@suite/bus';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi } from '../../../fixtures/api.ts';
import { BACK, FRONT, LAGOON_HOUSE, PATH, UNITS } from '../../../fixtures/lagoon-house.ts';
import { openPage } from '../../../fixtures/open-page.tsx';
import { isPainted, placeOf, tapAt, withFlatPicture } from '../../../fixtures/real-picture.ts';

const front = withFlatPicture(FRONT);
const house = { ...LAGOON_HOUSE, media: [front, withFlatPicture(BACK)] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(width: number, height: number, search = '') {
  await page.viewport(width, height);
  fakeApi(house, UNITS);
  const opened = openPage(PATH + search);
  await isPainted();
  await waitFor(() => expect($filterResult.get()).not.toBeNull());
  return opened;
}

const listOf = (name: string | RegExp = '5 homes, 2 available') => screen.findByRole('region', { name });
const boxOf = (element: Element) => element.getBoundingClientRect();
const picture = () => screen.getByRole('group', { name: 'Homes in the picture' });
const less = () => screen.getByRole('button', { name: 'Show less of the list' });
const more = () => screen.getByRole('button', { name: 'Show more of the list' });
const settled = (height: number) => expect.poll(async () => boxOf(await listOf()).height).toBe(height);

it('an upright tablet has the picture in its upper 56 % and the list in a sheet below', async () => {
  const { address } = await open(820, 1000);
  const work = picture().closest('[data-rail]')?.parentElement;
  const stagePx = work ? boxOf(work).height : 0;
  await settled(Math.round(stagePx * 0.44));
  const sheet = await listOf();
  expect(boxOf(picture()).bottom - boxOf(sheet).top).toBeCloseTo(12, 0);
  expect(await within(sheet).findByRole('columnheader', { name: 'Floor' })).toBeTruthy();
  expect(screen.getByRole('toolbar', { name: 'Filters and views' })).toBeTruthy();
  expect(address()).toBe(PATH);
});

it('the sheet of a tablet is stepped, put away and brought back, and the address says where it is', async () => {
  const { address } = await open(820, 1000);
  const list = screen.getByRole('button', { name: 'List' });
  expect(list.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(more());
  await userEvent.click(less());
  await waitFor(() => expect(address()).toBe(`${PATH}?list=0`));
  await waitFor(() => expect(list.getAttribute('aria-pressed')).toBe('false'));
  await userEvent.click(list);
  await waitFor(() => expect(address()).toBe(PATH));
});

it('a phone shows the title of its list, half of it under 232 px of the picture, then all', async () => {
  const { address } = await open(390, 844);
  const sheet = await listOf();
  expect(boxOf(sheet).height).toBeLessThan(120);
  // Rows that nobody sees would take the focus.
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'List' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?list=1`));
  await expect.poll(() => boxOf(picture()).height).toBe(232 + 12);
  const row = within(sheet).getByRole('link', { name: '101' }).closest('tr');
  expect(row && boxOf(row).height).toBeCloseTo(56, -1);
  await userEvent.click(more());
  await expect.poll(() => boxOf(sheet).height).toBeGreaterThan(600);
  less().focus();
  await userEvent.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(address()).toBe(PATH));
  await expect.poll(() => boxOf(sheet).height).toBeLessThan(120);
});

it('the home that a tap chose heads the sheet of a phone, in the middle of what is left of the picture', async () => {
  await open(390, 844);
  tapAt(await placeOf(front, 201));
  const preview = await screen.findByRole('region', { name: 'Apartment 201' });
  const sheet = await listOf();
  expect(sheet.contains(preview)).toBe(true);
  await expect
    .poll(async () => {
      const { y } = await placeOf(front, 201);
      return y > boxOf(picture()).top + 44 && y < boxOf(sheet).top - 44;
    })
    .toBe(true);
});

it('a phone says in its sheet that nothing matches', async () => {
  await open(390, 844, '?status=unavailable');
  const sheet = await listOf('0 of 5 homes');
  expect(within(sheet).getByText('No homes match these filters')).toBeTruthy();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Reset all' }));
  await listOf();
});

it('a phone held across has the chosen home beside the picture, and nothing stands over a home', async () => {
  await open(844, 390);
  tapAt(await placeOf(front, 201));
  const preview = await screen.findByRole('region', { name: 'Apartment 201' });
  expect(boxOf(preview).left).toBeGreaterThanOrEqual(boxOf(picture()).right);
  const bar = screen.getByRole('navigation', { name: 'Filters and views' });
  expect(boxOf(bar).width).toBeLessThanOrEqual(64);
  const zoom = boxOf(screen.getByRole('button', { name: 'Zoom in' }));
  expect(boxOf(screen.getByRole('button', { name: 'Zoom out' })).top).toBe(zoom.top);
});
