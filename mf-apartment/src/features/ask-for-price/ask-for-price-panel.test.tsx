import { $panel, closePanel, resetStores, togglePanel } from '@suite/bus';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FAILURE, found, unitPath } from '../../fixtures/fake-api.ts';
import { openPanel } from '../../fixtures/open-panel.tsx';
import {
  ACCEPTED,
  ASK,
  box,
  confirm,
  fake,
  field,
  fillIn,
  keysOf,
  open,
  project,
  submit,
  type,
} from '../../fixtures/request-form.ts';
import { aUnit } from '../../fixtures/unit.ts';
import AskForPricePanel from './ask-for-price-panel.tsx';

beforeEach(() => {
  resetStores();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['First name', '', 'Required'],
  ['Last name', '', 'Required'],
  ['Last name', 'a'.repeat(26), 'Name must be less than 25 characters'],
  ['E-mail', '', 'E-mail is required'],
  ['E-mail', 'ana.scepanovic@', 'Please enter a valid email address'],
  ['Phone, optional', '064/123', 'Only numbers and spaces allowed'],
])('[R5.001] [R5.002] [R5.003] [R5.004] %s "%s" says "%s" when it is left', async (name, text, message) => {
  fake();
  await open();
  type(name, text);
  expect(screen.queryByText(message)).toBeNull();
  fireEvent.blur(field(name));
  await screen.findByText(message);
  const described = document.getElementById(field(name).getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(message);
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
});

it('[R5.006] takes a note of 299 characters, and refuses one of 300', async () => {
  fake();
  await open();
  fillIn();
  const note = field('Note, optional');
  type('Note, optional', 'n'.repeat(299));
  fireEvent.blur(note);
  expect(note.getAttribute('aria-invalid')).toBe('false');
  expect(confirm().disabled).toBe(false);
  type('Note, optional', 'n'.repeat(300));
  expect(await screen.findByText('Note must be less than 300 characters')).toBeDefined();
  expect(confirm().disabled).toBe(true);
});

it('[R5.008] is sent only with both names, a valid e-mail and the consent', async () => {
  fake();
  await open();
  expect(confirm().disabled).toBe(true);
  fillIn();
  expect(confirm().disabled).toBe(false);
  for (const [name, right] of [
    ['First name', 'Ana'],
    ['Last name', 'Šćepanović'],
    ['E-mail', 'ana@example.com'],
  ] as const) {
    type(name, '');
    expect(confirm().disabled).toBe(true);
    type(name, right);
    expect(confirm().disabled).toBe(false);
  }
  fireEvent.click(box(/Privacy Policy/));
  expect(confirm().disabled).toBe(true);
  expect(screen.getByText('Still needed: consent to the privacy policy')).toBeDefined();
});

it('[R5.009] [R5.010] [R5.011] organisation 10 asks for its own consent and offers its news, without a time to call', async () => {
  fake(10);
  await open();
  fillIn();
  expect(confirm().disabled).toBe(true);
  fireEvent.click(box(/its own privacy policy/));
  expect(confirm().disabled).toBe(false);
  expect(box(/news about this project/).checked).toBe(false);
  expect(screen.queryByRole('textbox', { name: /Best time to call/ })).toBeNull();
  cleanup();
  closePanel();
  fake();
  await open();
  expect(screen.queryByRole('checkbox', { name: /news about this project/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /its own privacy policy/ })).toBeNull();
  expect(screen.getByRole('textbox', { name: /Best time to call/ })).toBeDefined();
});

it('hides the field for robots from people and readers', async () => {
  fake();
  await open();
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
});

it('[R4.017] [R5.007] sends once however often it is pressed, without note and time, and thanks', async () => {
  const api = fake();
  await open({ locale: 'en' });
  fillIn();
  submit();
  submit();
  await waitFor(() => expect($panel.get()).toBe('thank-you'));
  const sent = api.requests.filter(({ path }) => path === ASK);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ apartmentId: 304, note: '', contactTime: '', localeId: 'en' });
});

it('[R4.024] goes from idle over the check of the home to sending, without a captcha', async () => {
  const api = fake();
  api.responses.set(ASK, 'never');
  await open();
  expect(confirm().textContent).toBe('Send request');
  fillIn();
  api.responses.set(unitPath(304), 'never');
  submit();
  expect(await screen.findByRole('button', { name: /Sending/ })).toBeDefined();
  expect(api.requests.some(({ path }) => path === ASK)).toBe(false);
});

it('keeps what was typed after a failure, and tries again with the same key', async () => {
  const api = fake();
  api.responses.set(ASK, 'offline');
  await open();
  fillIn();
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'this browser could not keep your request',
  );
  expect(field('First name').value).toBe('Ana');
  expect($panel.get()).toBe('ask-for-price');
  api.responses.set(ASK, ACCEPTED);
  submit();
  await waitFor(() => expect($panel.get()).toBe('thank-you'));
  const keys = keysOf(api);
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
});

it('is the same request after it was closed and opened again, until it is known to have arrived', async () => {
  const api = fake();
  for (const response of ['offline', ACCEPTED, ACCEPTED] as const) {
    api.responses.set(ASK, response);
    const view = await open();
    if (field('First name').value === '') fillIn();
    submit();
    await waitFor(() => expect($panel.get() === 'thank-you' || screen.queryByRole('alert')).toBeTruthy());
    closePanel();
    view.unmount();
  }
  expect(keysOf(api).map((key, _, [first]) => key === first)).toEqual([true, true, false]);
});

it('says that the home was sold meanwhile, and sends nothing', async () => {
  const api = fake();
  await open();
  fillIn();
  api.responses.set(unitPath(304), found(aUnit({ status: 'sold' })));
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('has been sold meanwhile');
  expect(api.requests.some(({ path }) => path === ASK)).toBe(false);
  expect(confirm().disabled).toBe(true);
});

it('[R4.022] has what was typed, without errors, when it is opened again, and is empty once that is cleared', async () => {
  fake();
  const view = await open();
  fillIn();
  type('E-mail', 'ana@');
  fireEvent.blur(field('E-mail'));
  expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
  closePanel();
  view.unmount();
  await open();
  const shown = () => ['First name', 'Last name', 'E-mail'].map((name) => field(name).value);
  expect(shown()).toEqual(['Ana', 'Šćepanović', 'ana@']);
  expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Clear the form' }));
  await waitFor(() => expect(shown()).toEqual(['', '', '']));
  expect(box(/Privacy Policy/).checked).toBe(false);
  expect(screen.queryByRole('button', { name: 'Clear the form' })).toBeNull();
});

it('comes back as it was where it was drawn anew without being closed', async () => {
  fake();
  const view = await open();
  fillIn();
  view.unmount();
  await open();
  expect(['First name', 'Last name'].map((name) => field(name).value)).toEqual(['Ana', 'Šćepanović']);
});

it('gives way to the privacy policy, and comes back as it was', async () => {
  fake();
  const view = await open();
  fillIn();
  type('E-mail', 'ana@');
  fireEvent.blur(field('E-mail'));
  await screen.findByText('Please enter a valid email address');
  fireEvent.click(screen.getByText('Privacy Policy'));
  expect($panel.get()).toBe('privacy-policy');
  view.unmount();
  closePanel();
  expect($panel.get()).toBe('ask-for-price');
  closePanel();
  await open();
  expect(field('First name').value).toBe('Ana');
  await screen.findByText('Please enter a valid email address');
  expect(field('Last name').getAttribute('aria-invalid')).toBe('false');
  type('E-mail', 'ana@example.com');
  await waitFor(() => expect(field('E-mail').getAttribute('aria-invalid')).toBe('false'));
});

it('says at the field what the server refuses of it, and keeps what was typed', async () => {
  const api = fake();
  const errors = [{ path: 'phoneNumber', message: '"phoneNumber" is not valid.' }];
  api.responses.set(ASK, { status: 400, body: { code: 'invalid-request', message: 'No', errors } });
  await open();
  fillIn();
  type('Phone, optional', '064 123');
  submit();
  const phone = field('Phone, optional');
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('This was not accepted, please check it')).toBeDefined();
  expect(phone.value).toBe('064 123');
  await waitFor(() => expect(document.activeElement).toBe(phone));
  api.responses.set(ASK, ACCEPTED);
  type('Phone, optional', '064 124');
  submit();
  await waitFor(() => expect($panel.get()).toBe('thank-you'));
});

it('comes back after something else than the policy too', async () => {
  fake();
  const view = await open();
  fillIn();
  fireEvent.click(screen.getByText('Privacy Policy'));
  view.unmount();
  togglePanel('menu');
  closePanel();
  await open();
  expect(field('First name').value).toBe('Ana');
});

it('offers to try again when the home cannot be read, and says so when none is chosen', async () => {
  const api = fake();
  api.responses.set('/api/v1/frontend/projects/1', FAILURE);
  openPanel('ask-for-price', AskForPricePanel);
  expect((await screen.findByRole('alert')).textContent).toContain('The apartment could not be loaded');
  api.responses.set('/api/v1/frontend/projects/1', project(1));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('form');
});

it('speaks Serbian', async () => {
  fake();
  await open({ locale: 'rs' });
  expect(screen.getByRole('dialog', { name: 'Zatražite informacije' })).toBeDefined();
  fireEvent.blur(field('E-adresa'));
  expect(await screen.findByText('E-adresa je obavezna')).toBeDefined();
});

it.each([
  [null, 'A sales adviser replies in English or Serbian.'],
  [1, 'A sales adviser replies within one working day, in English or Serbian.'],
  [3, 'A sales adviser replies within 3 working days, in English or Serbian.'],
])('with replies within %s working days it says "%s"', async (replyDays, sentence) => {
  const api = fake();
  api.responses.set('/api/v1/frontend/organizations/fetchOrganization', found({ id: 1, replyDays }));
  await open();
  expect(await screen.findByText(sentence)).toBeDefined();
});
