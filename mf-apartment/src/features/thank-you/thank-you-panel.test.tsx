import { $panel, resetStores } from '@suite/bus';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeResponse, fakeApi, found, responsesFor } from '../../fixtures/fake-api.ts';
import { openPanel } from '../../fixtures/open-panel.tsx';
import { aBuilding, aUnit } from '../../fixtures/unit.ts';
import ThankYouPanel from './thank-you-panel.tsx';

const ORGANIZATION = '/api/v1/frontend/organizations/fetchOrganization';
const UNITS = [aUnit(), aUnit({ id: 305, name: '305' }), aUnit({ id: 306, name: '306', status: 'sold' })];

const organization = (settings: object): Record<string, FakeResponse> => ({
  '/api/v1/frontend/projects/1': found({ id: 1, name: 'Porto Vala', organizationId: 1 }),
  [ORGANIZATION]: found({ id: 1, name: 'Primorje Estates', ...settings }),
});
const open = (settings: object, options?: Parameters<typeof openPanel>[2]) => {
  fakeApi({ ...responsesFor(aBuilding(), UNITS), ...organization(settings) });
  openPanel('thank-you', ThankYouPanel, options);
};

beforeEach(() => resetStores());
afterEach(() => vi.unstubAllGlobals());

it('thanks in the sentence of the specification, and closes on OK', async () => {
  const onClose = vi.fn();
  open({}, { onClose });
  await screen.findByRole('dialog', { name: 'Thank you' });
  expect(screen.getByRole('status').textContent).toBe('You have successfully submitted your price request');
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('speaks Serbian', async () => {
  open({ replyDays: 2, telephone: '+382 20 555 0123' }, { locale: 'rs' });
  expect((await screen.findByRole('status')).textContent).toBe('Uspešno ste poslali zahtev za cenu');
  expect(await screen.findByText(/u roku od 2 radna dana, na e-adresu/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Pozovite +382 20 555 0123' })).toBeDefined();
});

it('leads on to similar homes, favourites, a link for others and the telephone', async () => {
  const onClose = vi.fn();
  open({ replyDays: 1, telephone: '+382 20 555 0123' }, { onClose });
  const call = await screen.findByRole('link', { name: 'Call +382 20 555 0123' });
  expect(call.getAttribute('href')).toBe('tel:+382205550123');
  expect(screen.getByText(/replies within one working day, to the e-mail/)).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  const share = await screen.findByRole('dialog', { name: 'Share apartment 304' });
  fireEvent.keyDown(share, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share apartment 304' })).toBeNull());

  const similar = await screen.findByRole('link', { name: /^305/ });
  expect(similar.getAttribute('href')).toBe('/masterplan/3/building/12/apartment/305');
  expect(screen.queryByRole('link', { name: /^306/ })).toBeNull();
  fireEvent.click(similar);
  expect(onClose).toHaveBeenCalledTimes(1);

  fireEvent.click(screen.getByRole('button', { name: 'Favourites' }));
  expect($panel.get()).toBe('favourites');
});

it('promises no time and shows no telephone where the organisation sets none', async () => {
  open({ replyDays: null, telephone: null });
  expect(await screen.findByText(/^A sales adviser replies to the e-mail address/)).toBeDefined();
  await screen.findByRole('link', { name: /^305/ });
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
});
