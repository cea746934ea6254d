import { $panel, resetStores, setProfile, takeLoanTerms } from '@suite/bus';
import { VISITOR } from '@suite/bus/fixtures';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, found, responsesFor } from '../../../fixtures/fake-api.ts';
import { openPage } from '../../../fixtures/open-page.tsx';
import { aBuilding, aUnit } from '../../../fixtures/unit.ts';

const PATH = '/masterplan/3/building/12/apartment/304';
const OFFER = {
  bank: 'Obala banka',
  nominalRate: 4.2,
  effectiveRate: 4.5,
  years: 20,
  downPaymentPercent: 30,
  date: '2026-11-02',
};
const TERMS =
  'Obala banka: 4.20 % nominal, 4.50 % effective, 20 years, 30 % down payment. Terms of 2 Nov 2026';

function open({ monthlyOffer = OFFER as typeof OFFER | null, path = PATH, part = {} } = {}) {
  const unit = aUnit({ properties: { price: '250000' }, ...part });
  const api = fakeApi({
    ...responsesFor(aBuilding(), [unit]),
    '/api/v1/frontend/projects/1': found({ id: 1, name: 'Porto Vala', organizationId: 1 }),
    '/api/v1/frontend/organizations/fetchOrganization': found({ id: 1, monthlyOffer }),
  });
  openPage(path);
  return api;
}
const sum = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  resetStores();
  setProfile(VISITOR);
});
afterEach(() => vi.unstubAllGlobals());

it('quotes the monthly sum with every term beside it, and leads to the calculator with them', async () => {
  open();
  fireEvent.click(await sum(/^From 1,079\s€ a month$/));
  expect(screen.getByText(TERMS)).toBeDefined();
  expect($panel.get()).toBe('calculator');
  expect(takeLoanTerms()).toEqual({ downPaymentPercent: 30, years: 20, interestRate: 4.2 });
});

it('quotes it in Serbian', async () => {
  open({ path: `/rs${PATH}` });
  expect(await sum(/^Mesečna rata od 1,079\s€$/)).toBeDefined();
  expect(screen.getByText(/nominalna stopa 4,20 %, efektivna 4,50 %, 20 godina, učešće 30 %/)).toBeDefined();
});

it.each([
  ['the organisation sets no offer', { monthlyOffer: null }, ['fetchOrganization']],
  ['there is no price', { part: { properties: {} } }, []],
  ['the home is sold', { part: { status: 'sold' as const } }, []],
])('quotes nothing where %s', async (_, options, reads) => {
  const api = open(options);
  await screen.findByRole('heading', { name: 'Apartment 304' });
  const made = () => api.calls.flatMap((call) => /fetchOrganization/.exec(call)?.[0] ?? []);
  await waitFor(() => expect(made()).toEqual(reads));
  expect(screen.queryByRole('button', { name: /a month$/ })).toBeNull();
});
