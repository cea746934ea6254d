import 'fake-indexeddb/auto';
import { BroadcastChannel } from 'node:worker_threads';
import { readEntries, sendWaiting, takeBack } from '@suite/api-client/outbox';
import { $panel, closePanel, resetStores } from '@suite/bus';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  ACCEPTED,
  ASK,
  box,
  fake,
  field,
  fillIn,
  keysOf,
  open,
  submit,
  type,
} from '../../fixtures/request-form.ts';

beforeEach(async () => {
  // happy-dom has none.
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
  resetStores();
  sessionStorage.clear();
  for (const { key } of await readEntries()) await takeBack(key);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WAITING = 'Kept in this browser. Your request will be sent when you are online again.';

async function sendOffline() {
  const api = fake();
  api.responses.set(ASK, 'offline');
  const view = await open();
  fillIn();
  submit();
  await screen.findByText(WAITING);
  return { api, view };
}

it('waits in the browser, says so, and thanks when it was sent, once and with its key', async () => {
  const { api } = await sendOffline();
  expect([field('First name').value, $panel.get()]).toEqual(['Ana', 'ask-for-price']);
  api.responses.set(ASK, ACCEPTED);
  await sendWaiting();
  await waitFor(() => expect($panel.get()).toBe('thank-you'));
  const [first, ...others] = keysOf(api);
  expect(others).toEqual([first]);
});

it.each([
  ['a page of a hotel', { status: 200, body: 'Welcome' }],
  ['a gateway without its server', { status: 503, body: {} }],
] as const)('waits where %s answers', async (_what, response) => {
  const api = fake();
  api.responses.set(ASK, response);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open();
  fillIn();
  submit();
  expect(await screen.findByText(WAITING)).toBeDefined();
});

it('is there again with its fields and its key when the browser comes back', async () => {
  const { api, view } = await sendOffline();
  closePanel();
  view.unmount();
  sessionStorage.clear();
  await open();
  await screen.findByText(WAITING);
  expect(field('E-mail').value).toBe('ana@example.com');
  expect(box(/Privacy Policy/).checked).toBe(true);
  api.responses.set(ASK, ACCEPTED);
  type('Last name', 'Anić');
  submit();
  await waitFor(() => expect($panel.get()).toBe('thank-you'));
  const [first, ...others] = keysOf(api);
  expect(others).toEqual([first]);
  await waitFor(async () => expect(await readEntries()).toEqual([]));
});

it('is taken back, and what was typed stays', async () => {
  const { api } = await sendOffline();
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
  api.responses.set(ASK, ACCEPTED);
  await sendWaiting();
  expect([keysOf(api).length, field('First name').value, $panel.get()]).toEqual([1, 'Ana', 'ask-for-price']);
});

it('says that it was refused, with all that was typed', async () => {
  const { api } = await sendOffline();
  api.responses.set(ASK, { status: 410, body: { code: 'withdrawn', message: 'No' } });
  await sendWaiting();
  await screen.findByText('This apartment is no longer offered. Your request was not sent.');
  expect(field('First name').value).toBe('Ana');
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  await waitFor(async () => expect(await readEntries()).toEqual([]));
});
