import { resetStores, selectNothing, setConsent } from '@suite/bus';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { open, prepareSuite } from '../../fixtures/suite.tsx';
import { asksToRotate, wasAsked } from './rotate-rule.ts';

const SENTENCE = 'Please rotate your phone for a better experience';

test.each([
  [true, true, false, true],
  [true, true, true, false],
  [true, false, false, false],
  [false, true, false, false],
])('phone %s, portrait %s, asked before %s: %s', (isPhone, isPortrait, wasAsked, expected) => {
  expect(asksToRotate({ isPhone, isPortrait, wasAsked })).toBe(expected);
});

function setScreen(widthPx: number, isPortrait: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const min = /min-width: (\d+)px/.exec(query)?.[1];
    return {
      matches: min ? widthPx >= Number(min) : query.includes('portrait') && isPortrait,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
  });
}

describe('the overlay that asks to rotate', () => {
  beforeEach(() => {
    prepareSuite();
    setScreen(390, true);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    setConsent({ statistics: false, marketing: false });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('[R2.044] [R2.104] stands for 5200 ms on a phone held upright', async () => {
    open('/map');
    await screen.findByText(SENTENCE);
    act(() => void vi.advanceTimersByTime(5_000));
    expect(screen.queryByText(SENTENCE)).not.toBeNull();
    act(() => void vi.advanceTimersByTime(201));
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });

  test('[R2.044] goes by a press, which does what it was meant for', async () => {
    open('/map');
    await screen.findByText(SENTENCE);
    const menu = screen.getByRole('button', { name: 'Menu' });
    fireEvent.pointerDown(menu);
    fireEvent.click(menu);
    expect(screen.queryByText(SENTENCE)).toBeNull();
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
  });

  test('[R2.045] goes by Esc and by its button, and comes once a visit', async () => {
    open('/map');
    await screen.findByText(SENTENCE);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByText(SENTENCE)).toBeNull();
    cleanup();
    open('/map');
    await screen.findByText('mf-map map');
    expect(screen.queryByText(SENTENCE)).toBeNull();
    cleanup();
    sessionStorage.clear();
    open('/map');
    await screen.findByText(SENTENCE);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });

  test('waits for the choice of cookies, and is not counted as shown before', async () => {
    resetStores();
    open('/map');
    await screen.findByText('mf-map map');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.queryByText(SENTENCE)).toBeNull();
    expect(wasAsked()).toBe(false);
    act(() => setConsent({ statistics: false, marketing: false }));
    expect(await screen.findByText(SENTENCE)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(5_201));
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });

  test('comes neither on a wide screen nor on one held sideways', async () => {
    setScreen(820, true);
    open('/map');
    await screen.findByText('mf-map map');
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });

  test('does not cover the sentence of a page that says that something is not there', async () => {
    selectNothing();
    open('/map');
    await screen.findByText('mf-map map');
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });
});
