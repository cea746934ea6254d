import { resetStores } from '@suite/bus';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, found, responsesFor } from '../../fixtures/fake-api.ts';
import { openPanel } from '../../fixtures/open-panel.tsx';
import { aBuilding, aUnit } from '../../fixtures/unit.ts';
import AskForPricePanel from './ask-for-price-panel.tsx';

const ASK = '/api/v1/public/apartments/ask-for-price';

beforeEach(() => resetStores());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['en', { telephone: '+382 20 555', email: 'a@example.com' }, ['tel:+38220555', 'mailto:a@example.com']],
  ['rs', { telephone: '+382 20 555', email: 'a@example.com' }, ['tel:+38220555', 'mailto:a@example.com']],
  ['en', { telephone: null, email: 'a@example.com' }, ['mailto:a@example.com']],
  ['en', {}, []],
] as const)(
  'offers in %s %j where too many requests were sent, says how long to wait and keeps what was typed',
  async (locale, contacts, links) => {
    const api = fakeApi({
      ...responsesFor(aBuilding(), [aUnit()]),
      '/api/v1/frontend/projects/1': found({ id: 1, name: 'Porto Vala', organizationId: 1 }),
    });
    const path = '/api/v1/frontend/organizations/fetchOrganization';
    api.responses.set(path, found({ id: 1, name: 'Primorje Estates', ...contacts }));
    const body = { code: 'too-many-requests', message: 'Too many.' };
    api.responses.set(ASK, { status: 429, body, headers: { 'retry-after': '130' } });
    openPanel('ask-for-price', AskForPricePanel, { locale });
    await screen.findByRole('form');
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
    const [first, last] = locale === 'en' ? ['First name', 'Last name'] : ['Ime', 'Prezime'];
    type(first, 'Ana');
    type(last, 'Šćepanović');
    type(locale === 'en' ? 'E-mail' : 'E-adresa', 'ana@example.com');
    fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    const hrefs = () =>
      screen
        .queryAllByRole('link', { name: /^(Call|Write to|Pozovite|Pišite na) / })
        .map((link) => link.getAttribute('href'));
    expect(hrefs()).toEqual([]);
    fireEvent.submit(screen.getByRole('form'));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      locale === 'en' ? /^Too many requests.* in 3 minutes\.$/ : /^Previše zahteva.* za 3 minuta\.$/,
    );
    await waitFor(() => expect(hrefs()).toEqual(links));
    expect(field(last).value).toBe('Šćepanović');
  },
);
