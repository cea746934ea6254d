import 'fake-indexeddb/auto';
import { BroadcastChannel } from 'node:worker_threads';
import { resetApi, setAccessToken } from '@suite/api-client';
import { keepRequest, readEntries, takeBack } from '@suite/api-client/outbox';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import en from '../../locales/en.json';
import { forgetRequestsAtLogout } from './forget-at-logout.ts';
import { OutboxSlot } from './outbox-slot.tsx';

const ENTRY = {
  key: 'a-key-of-a-request',
  address: 'http://homes.example/api/v1/public/apartments/ask-for-price',
  request: {
    apartmentId: 304,
    emailAddress: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Anić',
    consentToPrivacyPolicy: true,
  },
  unit: { id: 304, number: '304', path: '/masterplan/1/building/2/apartment/304' },
  memberId: null,
} as const;

let response: (() => Response) | null = null;
let sent = 0;

beforeEach(async () => {
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
  for (const { key } of await readEntries()) await takeBack(key);
  sent = 0;
  response = null;
  vi.stubGlobal('fetch', async () => {
    sent += 1;
    if (!response) throw new TypeError('Failed to fetch');
    return response();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(): void {
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <OutboxSlot />
      </MemoryRouter>
    </IntlProvider>,
  );
}

test('without anything in it nothing is shown and nothing is sent', () => {
  open();
  expect([document.body.textContent, sent]).toEqual(['', 0]);
});

test('a request that waits is shown on every page, and sent when the network is back', async () => {
  open();
  await keepRequest(ENTRY);
  expect(await screen.findByText(/apartment 304 is kept in this browser/)).toBeDefined();
  await waitFor(() => expect(sent).toBe(1));
  response = () => Response.json({ ok: true }, { status: 202 });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Your request for apartment 304 was sent.')).toBeDefined();
  expect([sent, await readEntries()]).toEqual([2, []]);
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(document.body.textContent).toBe(''));
});

test('a request can be taken back', async () => {
  await keepRequest(ENTRY);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(document.body.textContent).toBe(''));
  expect(await readEntries()).toEqual([]);
});

test('one that is refused at the next visit leads to its form', async () => {
  await keepRequest(ENTRY);
  response = () => Response.json({ code: 'withdrawn', message: 'No' }, { status: 410 });
  open();
  const link = await screen.findByRole('link', { name: 'What you typed is kept.' });
  expect(link.getAttribute('href')).toBe(ENTRY.unit.path);
});

test.each([
  ['a member', 7, 0],
  ['a guest', null, 1],
])('after a logout what %s wrote: %s stay', async (_who, memberId, expected) => {
  const stop = forgetRequestsAtLogout();
  setAccessToken('x.y.z');
  await keepRequest({ ...ENTRY, memberId });
  setAccessToken(null);
  await waitFor(async () => expect(await readEntries()).toHaveLength(expected));
  stop();
  resetApi();
});
