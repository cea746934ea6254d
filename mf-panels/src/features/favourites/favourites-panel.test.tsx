import {
  $favourites,
  addFavourites,
  resetStores,
  restoreFavourites,
  setLocale,
  setProfile,
  toggleFavourite,
} from '@suite/bus';
import { VISITOR } from '@suite/bus/fixtures';
import { FIELD_BOUNDARIES, whereOptional } from '@suite/contracts/fixtures';
import { expectedMessages, messagesAt, settle } from '@suite/forms/fixtures';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUnit, Host, serveUnits, withdrawnUnit } from '../../fixtures/units.tsx';
import FavouritesPanel from './favourites-panel.tsx';

beforeEach(() => {
  localStorage.clear();
  resetStores();
  setLocale('en');
});

const CHARACTERS = 'Has characters that cannot be used';
const NAME = { 'too-long': 'Name must be less than 25 characters', invalid: CHARACTERS };
const PHONE = { 'too-long': 'Use at most 30 characters', invalid: 'Only numbers and spaces allowed' };
const NOTE = { 'too-long': 'Note must be less than 300 characters', invalid: CHARACTERS };
const EMAIL = {
  required: 'Please enter a valid email address',
  'too-long': 'Use at most 254 characters',
  invalid: 'Please enter a valid email address',
};

async function open() {
  const onClose = vi.fn();
  render(
    <Host>
      <FavouritesPanel onClose={onClose} />
    </Host>,
  );
  const card = within(await screen.findByRole('dialog'));
  const press = (name: string) => fireEvent.click(card.getByRole('button', { name }));
  const type = (name: string, value: string) =>
    fireEvent.change(card.getByRole('textbox', { name }), { target: { value } });
  return { card, press, type, onClose };
}

const stored = () => JSON.parse(localStorage.getItem('favorites') ?? 'null') as unknown;
const rows = () => screen.getAllByRole('listitem').map((one) => one.textContent?.replaceAll('\u00a0', ' '));

describe('the list', () => {
  it('[R3.030] [R3.031] is kept as ids under the key favorites, and each home is fetched by its id', async () => {
    addFavourites([304, 505]);
    expect(localStorage.getItem('favorites')).toBe('[304,505]');
    resetStores();
    restoreFavourites()();
    const requests = serveUnits([
      aUnit(304, { properties: { price: '250000' } }),
      aUnit(505, { apartmentTypeKey: 'two_bedroom', area: 77.9, floor: 5 }),
    ]);
    setProfile(VISITOR);
    await open();
    await waitFor(() => expect(screen.getByText('Apartment 505')).toBeDefined());
    const units = requests.map(({ url }) => url).filter((url) => url.includes('/apartments/'));
    expect(units).toEqual([
      expect.stringContaining('/frontend/apartments/304?'),
      expect.stringContaining('/frontend/apartments/505?'),
    ]);
    expect(rows()).toEqual([
      'Apartment 304One bedroom · 52.8 m² · floor 3250,000 €',
      'Apartment 505Two bedrooms · 77.9 m² · floor 5Price on request',
    ]);
    expect(screen.getAllByRole('img', { name: 'Available' })).toHaveLength(2);
  });

  it('says that a home was sold since it was saved, and tells no price', async () => {
    toggleFavourite(303, 'available');
    toggleFavourite(305, 'sold');
    serveUnits([
      aUnit(303, { status: 'sold', properties: { price: '250000' } }),
      aUnit(305, { status: 'sold' }),
    ]);
    const { card } = await open();
    expect(await card.findByText('Sold since you saved it')).toBeDefined();
    expect(card.getAllByText('Sold', { exact: true })).toHaveLength(1);
    expect(card.queryByText(/€/)).toBeNull();
  });

  it('keeps a row for a home that is gone, and one to try again for a home that failed', async () => {
    addFavourites([1, 2, 3]);
    serveUnits([], (url) => {
      if (url.includes('/3?')) return withdrawnUnit('304', 'Lagoon House');
      return url.includes('/2?') ? new Response('', { status: 403 }) : null;
    });
    const { card, press } = await open();
    expect(await card.findByText('This home is no longer offered')).toBeDefined();
    expect(await card.findByText('Home 304 is no longer offered')).toBeDefined();
    expect(card.getByText('Lagoon House')).toBeDefined();
    expect(card.getByRole('button', { name: 'Remove apartment 304' })).toBeDefined();
    expect(await card.findByText('This home could not be loaded')).toBeDefined();
    serveUnits([aUnit(2)]);
    press('Try again');
    expect(await card.findByText('Apartment 2')).toBeDefined();
  });

  it('shows two hundred homes', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => index + 1);
    addFavourites(ids);
    serveUnits(ids.map((id) => aUnit(id)));
    const { card } = await open();
    expect(await card.findByText('Apartment 200', {}, { timeout: 5000 })).toBeDefined();
    expect(card.getByText(/One e-mail holds at most 50 homes/)).toBeDefined();
    expect(card.getByRole('button', { name: 'Send to e-mail' })).toHaveProperty('disabled', true);
  });

  it('follows another tab', async () => {
    const stop = restoreFavourites();
    serveUnits([aUnit(8), aUnit(9)]);
    const { card } = await open();
    const changeStorage = (newValue: string) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favorites', newValue })));
    changeStorage('[8,9]');
    expect(await card.findByText('Apartment 9')).toBeDefined();
    changeStorage('[8]');
    expect(card.queryByText('Apartment 9')).toBeNull();
    stop();
  });

  it('tells a guest how to begin where there is nothing', async () => {
    const { card } = await open();
    expect(card.getByText(/Registered visitors can save homes/)).toBeDefined();
    expect(card.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(card.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/signup');
  });
});

describe('removing', () => {
  it('[R4.028] takes one home away, and closes the card with the last', async () => {
    addFavourites([1, 2]);
    serveUnits([aUnit(1), aUnit(2)]);
    const { card, press, onClose } = await open();
    await card.findByText('Apartment 2');
    press('Remove apartment 1');
    expect(stored()).toEqual([2]);
    expect(onClose).not.toHaveBeenCalled();
    press('Remove apartment 2');
    expect(stored()).toEqual([]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[R4.029] takes all away, and Undo brings them back', async () => {
    addFavourites([1, 2, 3]);
    serveUnits([]);
    const { press, onClose } = await open();
    press('Remove all');
    expect([$favourites.get(), stored()]).toEqual([[], []]);
    expect(onClose).toHaveBeenCalledOnce();
    const undo = await screen.findByText('Undo');
    fireEvent.click(undo);
    expect(stored()).toEqual([1, 2, 3]);
    await waitFor(() => expect(screen.queryByText('Undo')).toBeNull());
  });
});

describe('sending', () => {
  async function openMail(exception?: Parameters<typeof serveUnits>[1]) {
    addFavourites([1, 2]);
    const requests = serveUnits([aUnit(1), aUnit(2)], exception);
    const view = await open();
    view.press('Send to e-mail');
    const sent = () => requests.filter(({ url }) => url.includes('send-favorites')).map(({ body }) => body);
    return { ...view, sent };
  }

  it('[R5.012] is refused for a wrong address, and nothing is sent', async () => {
    const { card, press, type, sent } = await openMail();
    type('E-mail', 'ana@');
    press('Send');
    expect(await card.findByText('Please enter a valid email address')).toBeDefined();
    type('E-mail', 'ana@example.com');
    await waitFor(() => expect(card.queryByText('Please enter a valid email address')).toBeNull());
    expect(sent()).toEqual([]);
  });

  it('says at the field what the server refuses of it, and keeps what was typed', async () => {
    const errors = [{ path: 'emailAddress', message: '"emailAddress" is not valid.' }];
    const { card, press, type } = await openMail((url) =>
      url.includes('send-favorites')
        ? Response.json({ code: 'invalid-request', message: 'No', errors }, { status: 400 })
        : null,
    );
    type('E-mail', 'ana@example.com');
    press('Send');
    expect(await card.findByText('Please enter a valid email address')).toBeDefined();
    const field = card.getByRole('textbox', { name: 'E-mail' });
    expect(field).toHaveProperty('value', 'ana@example.com');
    await waitFor(() => expect(document.activeElement).toBe(field));
    type('E-mail', 'eva@example.com');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('false'));
  });

  it.each([
    ['E-mail', FIELD_BOUNDARIES.emailAddress, EMAIL],
    ['First name (optional)', whereOptional(FIELD_BOUNDARIES.personName), NAME],
    ['Last name (optional)', whereOptional(FIELD_BOUNDARIES.personName), NAME],
    ['Phone (optional)', FIELD_BOUNDARIES.phoneNumber, PHONE],
    ['Note (optional)', FIELD_BOUNDARIES.note, NOTE],
  ])('takes and refuses at %s what the server does', async (name, boundaries, sentences) => {
    const { card, press } = await openMail();
    press('Send');
    await settle();
    const field = card.getByRole('textbox', { name });
    expect(await messagesAt(field, boundaries)).toEqual(expectedMessages(boundaries, sentences));
  });

  it('leads to the first wrong field', async () => {
    const { card, press, type } = await openMail();
    type('E-mail', 'ana@example.com');
    type('Phone (optional)', '064/123');
    type('Note (optional)', 'n'.repeat(300));
    press('Send');
    const phone = card.getByRole('textbox', { name: 'Phone (optional)' });
    await waitFor(() => expect(document.activeElement).toBe(phone));
  });

  it('[R4.025] the back arrow returns to the list, and what was typed is kept', async () => {
    const { card, press, type } = await openMail();
    type('E-mail', 'ana@example.com');
    press('Back to the list');
    expect(card.getByRole('heading', { name: 'Favourites' })).toBeDefined();
    press('Send to e-mail');
    expect(card.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'ana@example.com');
  });

  it('[R4.026] [R7.078] keeps what was typed when the server fails, says so, and goes on when it has it', async () => {
    const unhandled = vi.fn();
    window.addEventListener('unhandledrejection', unhandled);
    let isDown = true;
    const { card, press, type, sent } = await openMail((url) =>
      url.includes('send-favorites') && isDown ? Response.json({ message: 'down' }, { status: 500 }) : null,
    );
    type('E-mail', 'ana@example.com');
    type('Note (optional)', 'For us both');
    press('Send');
    await waitFor(() =>
      expect(card.getByRole('alert').textContent).toBe('The list could not be sent. What you typed is kept.'),
    );
    expect(card.getByRole('textbox', { name: 'Note (optional)' })).toHaveProperty('value', 'For us both');
    expect(card.queryByText('Email sent successfully!')).toBeNull();
    isDown = false;
    press('Send');
    expect(await card.findByText('Email sent successfully!')).toBeDefined();
    expect(sent().at(-1)).toMatchObject({ favoritesList: [1, 2], note: 'For us both', localeId: 'en' });
    expect(unhandled).not.toHaveBeenCalled();
    window.removeEventListener('unhandledrejection', unhandled);
  });

  it('is done once for two presses', async () => {
    const { card, press, type, sent } = await openMail();
    type('E-mail', 'ana@example.com');
    const form = card.getByRole('textbox', { name: 'E-mail' }).closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await card.findByText('Email sent successfully!');
    expect(sent()).toHaveLength(1);
    press('Okay');
  });

  it('[R4.027] Okay empties the list and closes, and Undo brings it back', async () => {
    const { card, press, type, onClose } = await openMail();
    type('E-mail', 'ana@example.com');
    press('Send');
    await card.findByText('Email sent successfully!');
    expect(stored()).toEqual([1, 2]);
    press('Okay');
    expect(stored()).toEqual([]);
    expect(onClose).toHaveBeenCalledOnce();
    expect(card.getByRole('heading', { name: 'Favourites' })).toBeDefined();
    fireEvent.click(await screen.findByText('Undo'));
    expect(stored()).toEqual([1, 2]);
  });
});

it('speaks Serbian', async () => {
  setLocale('rs');
  addFavourites([1]);
  serveUnits([aUnit(1)]);
  const { card } = await open();
  expect(await card.findByText('Stan 1')).toBeDefined();
  expect(card.getByRole('button', { name: 'Pošaljite e-poštom' })).toBeDefined();
});
