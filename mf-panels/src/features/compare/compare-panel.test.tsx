import type { Unit } from '@suite/api';
import { $compare, resetStores, setCompare, setLocale, setProfile, toggleCompare } from '@suite/bus';
import { VISITOR } from '@suite/bus/fixtures';
import { MEDIA_TYPE_IDS } from '@suite/contracts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUnit, Host, serveUnits, withdrawnUnit } from '../../fixtures/units.tsx';
import ComparePage from './compare-page.tsx';
import ComparePanel from './compare-panel.tsx';

const FOUR: readonly Unit[] = [
  aUnit(304, { properties: { price: '250000', parking: 'yes', garage: 'no', gym: 'yes' } }),
  aUnit(505, { area: 77.9, floor: 5, rooms: 3, properties: { price: '375000', parking: 'yes', gym: 'yes' } }),
  aUnit(403, { area: 52.4, floor: 4, properties: { price: '252000', parking: 'yes', gym: 'yes' } }),
  aUnit(106, { area: 118.3, floor: 1, rooms: 0, properties: { price: '577000', parking: 'yes' } }),
];
const FIFTH = aUnit(601);

function settings(compareEnabled: boolean) {
  return (url: string) =>
    url.includes('/settings')
      ? Response.json({ data: { id: 1, type: 'settings', attributes: { projectId: 1, compareEnabled } } })
      : null;
}

const SIX_STOREYS = {
  id: 12,
  name: 'B2',
  floors: 6,
  masterplansId: 3,
  projectId: 1,
  media: [],
  unitCounts: { total: 34, available: 17, byStatus: null },
  asOf: '2026-11-20T08:40:00.000Z',
};

beforeEach(() => {
  localStorage.clear();
  resetStores();
  setLocale('en');
  setProfile(VISITOR);
  serveUnits([...FOUR, FIFTH], settings(true));
});

const row = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));
const rowNames = () => screen.getAllByRole('rowheader').map((one) => one.textContent);
const columns = () => screen.getAllByRole('columnheader').map((one) => one.textContent);

async function open() {
  const onClose = vi.fn();
  render(
    <Host>
      <ComparePanel onClose={onClose} />
    </Host>,
  );
  await screen.findByRole('dialog', { name: /Compare|Uporedi/ });
  return onClose;
}

function openPage(at: string): void {
  render(
    <Host at={at}>
      <ComparePage />
    </Host>,
  );
}

describe('the overlay', () => {
  it('[R2.105] has four columns and the rows of the specification', async () => {
    setCompare([304, 505, 403, 106]);
    await open();
    await waitFor(() => expect(columns()).toHaveLength(4));
    await screen.findByText('106');
    expect(columns()).toEqual(['304One bedroom', '505One bedroom', '403One bedroom', '106One bedroom']);
    expect(rowNames().slice(0, 5)).toEqual(['Status', 'Price', 'Area', 'Floor', 'Rooms']);
    expect(rowNames().slice(5)).toEqual([
      'Extras',
      'Parking',
      'Garage',
      'Activities',
      'Pool',
      'Gym',
      'Balcony',
      'Playground',
      'Grill',
      'Laundry',
      'Doorman',
    ]);
    expect(row('Garage')).toEqual(['No', 'N/A', 'N/A', 'N/A']);
    expect(row('Parking')).toEqual(['Yes', 'Yes', 'Yes', 'Yes']);
  });

  it('[R2.107] shows N/A for rooms of 0, and says what is best and worst in words', async () => {
    setCompare([304, 505, 403, 106]);
    await open();
    await screen.findByText('106');
    expect(row('Rooms')).toEqual(['2', '3Best', '2', 'N/A']);
    expect(row('Price')).toEqual(['250,000 €Lowest', '375,000 €', '252,000 €', '577,000 €Highest']);
    expect(row('Floor')).toEqual(['3', '5Best', '4', '1']);
  });

  it('says of how many storeys a floor is one, where the building tells', async () => {
    serveUnits([...FOUR, FIFTH], (url) =>
      url.includes('/buildings/12?')
        ? Response.json({ data: { id: 12, type: 'building', attributes: SIX_STOREYS } })
        : settings(true)(url),
    );
    setCompare([304, 505]);
    await open();
    await waitFor(() => expect(row('Floor').every((text) => text?.includes(' of 6'))).toBe(true));
  });

  it('shows only differences when asked to', async () => {
    setCompare([304, 403]);
    await open();
    await screen.findByText('403');
    fireEvent.click(screen.getByRole('switch', { name: 'Differences only' }));
    expect(rowNames()).toEqual(['Price', 'Area', 'Floor', 'Extras', 'Garage']);
  });

  it('takes a home out', async () => {
    setCompare([304, 403]);
    await open();
    await screen.findByText('403');
    fireEvent.click(screen.getByRole('button', { name: 'Remove apartment 304 from the comparison' }));
    expect($compare.get()).toEqual([403]);
    expect(columns()).toHaveLength(1);
  });

  it('asks which home a fifth one replaces', async () => {
    setCompare([304, 505, 403, 106]);
    toggleCompare(601);
    await open();
    expect(await screen.findByText(/Which one should apartment 601 replace/)).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'Replace 505' }));
    expect($compare.get()).toEqual([304, 601, 403, 106]);
    expect(screen.queryByText(/Which one should/)).toBeNull();
  });

  it('keeps the four when the question is left', async () => {
    setCompare([304, 505, 403, 106]);
    toggleCompare(601);
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Keep these four' }));
    expect($compare.get()).toEqual([304, 505, 403, 106]);
    expect(screen.queryByText(/Which one should/)).toBeNull();
  });

  it('[R6.005] says that comparing is disabled where the project says so', async () => {
    serveUnits([...FOUR], settings(false));
    setCompare([304, 403]);
    await open();
    expect(await screen.findByText('Compare functionality is currently disabled.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says what to do when there is nothing', async () => {
    await open();
    expect(screen.getByText('There is nothing to compare yet')).toBeDefined();
  });

  it('shows two at a time on a phone, with the marks of all', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    setCompare([304, 505, 403, 106]);
    await open();
    await screen.findByText('505');
    expect(screen.getByText('Homes 1 and 2 of 4')).toBeDefined();
    expect(columns()).toHaveLength(2);
    await waitFor(() => expect(row('Floor')).toEqual(['3', '5Best']));
    fireEvent.click(screen.getByRole('button', { name: 'Next homes' }));
    expect(await screen.findByText('106')).toBeDefined();
    expect(row('Price')).toEqual(['252,000 €', '577,000 €Highest']);
  });
});

describe('the page', () => {
  it('[R2.006] shows the homes of its address, and leaves the own comparison alone', async () => {
    setCompare([505]);
    openPage('/compare-apartments-view?ids=304,403');
    expect(await screen.findByText('403')).toBeDefined();
    expect(columns()).toEqual(['304One bedroom', '403One bedroom']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove apartment 304 from the comparison' }));
    await waitFor(() => expect(columns()).toEqual(['403One bedroom']));
    expect($compare.get()).toEqual([505]);
  });

  it('shows the own comparison without one, and has no heading beside that of the bar', async () => {
    setCompare([505]);
    openPage('/compare-apartments-view');
    expect(await screen.findByText('505')).toBeDefined();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('keeps a column for a home that is gone', async () => {
    openPage('/compare-apartments-view?ids=304,999');
    expect(await screen.findByText('This home is no longer offered')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Remove this home from the comparison' })).toBeDefined();
  });

  it('names a withdrawn home in its column, and takes it out', async () => {
    serveUnits(FOUR, (url) =>
      url.includes('/apartments/999?') ? withdrawnUnit('12', 'Lagoon House') : settings(true)(url),
    );
    setCompare([304, 999]);
    await open();
    expect(await screen.findByText('Home 12 is no longer offered')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Remove apartment 12 from the comparison' }));
    expect($compare.get()).toEqual([304]);
  });

  it('lists favourites that somebody shared, which members can save', async () => {
    openPage('/compare-apartments-view?favorites=304,505,403,106,601');
    expect(await screen.findByText('Apartment 601')).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Save them all' })).toBeDefined();
    act(() => setProfile(null));
    expect(screen.queryByRole('button', { name: 'Save them all' })).toBeNull();
  });
});

it('marks the plan of a home whose terrace is another than the drawn one', async () => {
  const plan: Unit['media'][number] = {
    id: 8,
    name: 'One bedroom',
    mediaTypeId: MEDIA_TYPE_IDS.floor_plan,
    textualContent: null,
    url: '/media/plan.svg',
    contentType: 'image/svg+xml',
    size: 1_000,
    mediaData: {
      width: 940,
      height: 1680,
      polygons: [],
      rooms: [
        { name: 'Room', areaM2: 52.8, isOutdoor: false },
        { name: 'Terrace', areaM2: 17, isOutdoor: true },
      ],
    },
    media: null,
  };
  const ofItsOwn = aUnit(304, { media: [plan], terraceArea: 17 });
  const typical = aUnit(505, { media: [plan], terraceArea: 14 });
  serveUnits([ofItsOwn, typical], settings(true));
  setCompare([304, 505]);
  await open();
  expect(await screen.findAllByText('Typical plan')).toHaveLength(1);
});
