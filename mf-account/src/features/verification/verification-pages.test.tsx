import { BROKEN, fakeApi, INVALID_LINK, VALID } from '@suite/testing/fake-fetch';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, press, send, startAnew, type } from '../../fixtures/open-page.tsx';
import { LINK_TOKEN } from '../../fixtures/people.ts';

const CONFIRM = 'POST /users/confirm-email-verify';
const RESEND = 'POST /users/confirm-email';
const ACCEPTED = { status: 202, body: { data: { ok: true } } };

beforeEach(startAnew);
afterEach(() => vi.unstubAllGlobals());

describe('the link of the confirmation', () => {
  it('confirms once, says so, and leaves the address at once', async () => {
    const api = fakeApi({ [CONFIRM]: VALID });
    const page = await openPage(`/email-verified#token=${LINK_TOKEN}`);
    await screen.findByRole('heading', { name: 'E-mail confirmed' });
    expect(page.address()).toBe('/email-verified');
    expect(api.sent(CONFIRM)).toEqual([{ token: LINK_TOKEN }]);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });

  it.each([
    ['was used', `/email-verified#token=${LINK_TOKEN}`],
    ['has no token', '/email-verified'],
  ])('that %s leads to a new one', async (_what, path) => {
    fakeApi({ [CONFIRM]: INVALID_LINK });
    await openPage(path);
    await screen.findByRole('heading', { name: 'Link not valid' });
    const again = screen.getByRole('link', { name: 'Send new link' });
    expect(again.getAttribute('href')).toBe('/ResendEmailAddressVerification');
  });

  it('can be tried again when nobody answered', async () => {
    const api = fakeApi({ [CONFIRM]: BROKEN });
    await openPage(`/email-verified#token=${LINK_TOKEN}`);
    await screen.findByRole('heading', { name: 'Something went wrong' });
    api.set(CONFIRM, VALID);
    press('Try again');
    await screen.findByRole('heading', { name: 'E-mail confirmed' });
  });
});

describe('asking for the link once more', () => {
  it('says that it was sent, and leads to the map', async () => {
    const api = fakeApi({ [RESEND]: ACCEPTED });
    await openPage('/rs/ResendEmailAddressVerification');
    type('E-adresa', 'ana@visitors.example');
    await send('Potvrdite e-adresu');
    await screen.findByText('E-poruka za potvrdu e-adrese je poslata');
    expect(api.sent(RESEND)).toEqual([{ email: 'ana@visitors.example', localeId: 'rs' }]);
    expect(screen.getByRole('link', { name: 'U redu' }).getAttribute('href')).toBe('/rs/map');
  });

  it.each([
    ['', 'Required'],
    ['ana', 'E-mail must be valid'],
  ])('for "%s" says %s', async (typed, text) => {
    const api = fakeApi({ [RESEND]: ACCEPTED });
    await openPage('/ResendEmailAddressVerification');
    type('E-mail', typed);
    await send('Confirm your e-mail');
    expect(screen.getByText(text)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(api.sent(RESEND)).toEqual([]);
  });

  it('[R4.040] is sending until the server answers: its button is disabled, then it can be pressed again', async () => {
    fakeApi();
    const responses: ((response: Response) => void)[] = [];
    vi.stubGlobal('fetch', (_: string, { method }: RequestInit = {}) => {
      if (method === 'POST') return new Promise<Response>((resolve) => responses.push(resolve));
      return Promise.resolve(Response.json({ type: 'FeatureCollection', features: [] }));
    });
    await openPage('/ResendEmailAddressVerification');
    type('E-mail', 'ana@visitors.example');
    const isDisabled = () =>
      screen.getByRole('button', { name: /Send/ }).getAttribute('aria-disabled') === 'true';
    expect(isDisabled()).toBe(false);
    await send('Confirm your e-mail');
    await waitFor(() => expect(isDisabled()).toBe(true));
    await send('Confirm your e-mail');
    await waitFor(() => expect(responses).toHaveLength(1));
    responses[0]?.(Response.json({ code: 'internal', message: 'Broken' }, { status: 500 }));
    await waitFor(() => expect(isDisabled()).toBe(false));
    expect(responses).toHaveLength(1);
  });

  it('keeps what was typed when it fails', async () => {
    const api = fakeApi({ [RESEND]: BROKEN });
    await openPage('/ResendEmailAddressVerification');
    type('E-mail', 'ana@visitors.example');
    await send('Confirm your e-mail');
    await screen.findByRole('alert');
    api.set(RESEND, ACCEPTED);
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() =>
      expect(screen.getByText('Email address confirmation email has been sent')).toBeDefined(),
    );
  });
});
