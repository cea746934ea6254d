import { AppIntl } from '@suite/i18n';
import { modules } from '@suite/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { discoveryDocument, exposedOf } from '../../fixtures/discovery.ts';
import { messages } from '../../messages.ts';
import type { ViewOf } from '../../remotes/load-remote.ts';
import { RemotePage } from './remote-page.tsx';

const pageOf = (remote: 'mf-map' | 'mf-building' | 'mf-account'): ViewOf => ({
  kind: 'page',
  remote,
  page: 'page',
});

function show(view: ViewOf): void {
  render(
    <AppIntl messages={messages}>
      <RemotePage view={view} />
    </AppIntl>,
  );
}

function remoteWith(Page: () => ReactNode) {
  return { contract: '1.0.0', pages: { page: async () => ({ default: Page }) }, panels: {} };
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(discoveryDocument())),
  );
});

test('a page is a skeleton that names itself until it is there', async () => {
  modules.set(
    exposedOf('mf-map'),
    remoteWith(() => <p>the map</p>),
  );
  show(pageOf('mf-map'));
  expect(screen.getByRole('status').textContent).toBe('Loading the page');
  expect(await screen.findByText('the map')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a remote that cannot be loaded says so, and comes back with "Try again"', async () => {
  modules.set(exposedOf('mf-building'), new Error('404'));
  show(pageOf('mf-building'));
  expect(await screen.findByText('This part of the page could not be loaded')).toBeTruthy();
  modules.set(
    exposedOf('mf-building'),
    remoteWith(() => <p>the building</p>),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the building')).toBeTruthy();
});

test('a page that throws while it draws is kept to its own place, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  modules.set(
    exposedOf('mf-account'),
    remoteWith(() => {
      if (isBroken) throw new Error('boom');
      return <p>the account</p>;
    }),
  );
  show(pageOf('mf-account'));
  expect(await screen.findByText('This part of the page could not be loaded')).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the account')).toBeTruthy();
});
