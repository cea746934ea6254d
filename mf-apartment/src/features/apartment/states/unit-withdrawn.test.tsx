import { $selection, resetStores } from '@suite/bus';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, responsesFor, unitPath } from '../../../fixtures/fake-api.ts';
import { openPage } from '../../../fixtures/open-page.tsx';
import { aBuilding, aUnit } from '../../../fixtures/unit.ts';

beforeEach(() => resetStores());
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['', 'Apartment 304 is no longer offered', 'All homes in Lagoon House', 'Show similar homes'],
  ['/rs', 'Stan 304 više nije u ponudi', 'Svi stanovi: Lagoon House', 'Prikažite slične stanove'],
])(
  'a withdrawn home says so under %s/, and leads to its building and to similar homes',
  async (prefix, title, all, similar) => {
    const details = { number: '304', building: 'Lagoon House', area: '61', floor: '2' };
    const body = { code: 'withdrawn', message: 'Gone', details };
    const like = aUnit({ id: 305, name: '305', area: 62 });
    const other = aUnit({ id: 306, name: '306', area: 200 });
    fakeApi({ ...responsesFor(aBuilding(), [like, other]), [unitPath(304)]: { status: 410, body } });
    openPage(`${prefix}/masterplan/3/building/12/apartment/304`);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(title);
    // For the bar, which else says that nothing was found.
    await waitFor(() => expect($selection.get()).toMatchObject({ pageTitle: title, unit: null }));
    expect($selection.get().isNotFound).toBeUndefined();
    const href = (name: string) => within(alert).getByRole('link', { name }).getAttribute('href');
    await within(alert).findByRole('link', { name: all });
    expect(href(all)).toBe(`${prefix}/masterplan/3/building/12`);
    const listed = within(await within(alert).findByRole('list')).getAllByRole('link');
    expect(listed.map((link) => link.getAttribute('href'))).toEqual([
      `${prefix}/masterplan/3/building/12/apartment/305`,
    ]);
    expect(href(similar)).toBe(`${prefix}/masterplan/3/building/12/search`);
  },
);
