import { closePanel, resetStores, restoreConsent, setConsent, togglePanel } from '@suite/bus';
import { modules } from '@suite/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exposedOf } from '../fixtures/discovery.ts';
import { open, prepareSuite } from '../fixtures/suite.tsx';
import { isSettled } from './use-settled-page.ts';

type ApiResponse = () => Promise<{ default: () => ReactNode }>;
const response: ApiResponse = async () => ({ default: () => <section aria-label="Cookies">Choose</section> });
/** What the card's code is answered with; a remote is loaded once in a page. */
const card = vi.fn<ApiResponse>(response);

const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const pass = (timeMs: number) => act(() => vi.advanceTimersByTimeAsync(timeMs));
/** Longer than a page is waited for. */
const LONG_MS = 7_000;

beforeEach(() => {
  vi.useFakeTimers();
  prepareSuite();
  card.mockReset().mockImplementation(response);
  modules.set(exposedOf('mf-panels'), { contract: '1.0.0', pages: {}, panels: { cookies: card } });
});
afterEach(() => vi.useRealTimers());

describe('the banner', () => {
  it.each(['/map', '/login', '/splash', '/nowhere', '/rs/compare-apartments-view'])(
    '[R4.019] comes by itself at %s while no choice is kept, and goes with the choice',
    async (path) => {
      open(path);
      await pass(LONG_MS);
      expect(banner()).not.toBeNull();
      act(() => setConsent({ statistics: false, marketing: false }));
      expect(banner()).toBeNull();
    },
  );

  it('[R4.019] does not come where a choice is kept, and nothing of it is fetched', async () => {
    setConsent({ statistics: true, marketing: false });
    resetStores();
    restoreConsent();
    open('/nowhere');
    await pass(LONG_MS);
    expect(banner()).toBeNull();
    expect(card).not.toHaveBeenCalled();
  });

  it('is fetched once the picture of the first page stands', async () => {
    const picture = document.createElement('div');
    picture.dataset.pictureState = 'loading';
    document.body.append(picture);
    open('/nowhere');
    await pass(1_000);
    expect(card).not.toHaveBeenCalled();
    picture.dataset.pictureState = 'ready';
    await pass(300);
    expect(card).toHaveBeenCalledOnce();
    picture.remove();
  });

  it('leaves its place to the card that the visitor opens', async () => {
    open('/nowhere');
    await pass(LONG_MS);
    act(() => togglePanel('cookies'));
    await pass(100);
    expect(screen.getAllByRole('region', { name: 'Cookies' })).toHaveLength(1);
    act(() => closePanel());
    await pass(100);
    expect(banner()).not.toBeNull();
  });

  it('that cannot be fetched says nothing', async () => {
    card.mockRejectedValue(new Error('offline'));
    open('/nowhere');
    await pass(LONG_MS);
    expect(card).toHaveBeenCalled();
    expect([banner(), screen.queryByRole('alert')]).toEqual([null, null]);
  });
});

it.each([
  ['<div data-picture-state="loading"></div><main><h1>A</h1></main>', false],
  ['<div data-picture-state="ready"></div>', true],
  ['<div data-picture-state="failed"></div>', true],
  ['<main><h1>A</h1></main>', true],
  ['<main><p role="status">Loading</p></main>', false],
])('a page of %s is settled: %s', (html, expected) => {
  const page = document.createElement('div');
  page.innerHTML = html;
  expect(isSettled(page)).toBe(expected);
});
