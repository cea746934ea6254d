import { $consent, $panel, closePanel, resetStores, restoreConsent, setConsent } from '@suite/bus';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { open, prepareSuite } from '../fixtures/suite.tsx';

const line = () => screen.queryByRole('region', { name: /^(Cookies|Kolačići)/ });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: empties what the former test stored
  document.cookie = 'cookiePreferences=; Max-Age=0; Path=/';
  prepareSuite();
});

describe('the choice of cookies', () => {
  it.each(['/map', '/login', '/splash', '/nowhere', '/rs/compare-apartments-view'])(
    '[R4.019] is asked for at %s while there is none, with the first drawing, and only until it is made',
    (path) => {
      open(path);
      expect(line()).not.toBeNull();
      act(() => setConsent({ statistics: false, marketing: false }));
      expect(line()).toBeNull();
    },
  );

  it('[R4.019] is not asked for where it was made before', () => {
    setConsent({ statistics: true, marketing: false });
    resetStores();
    restoreConsent();
    open('/nowhere');
    expect(line()).toBeNull();
  });

  it.each([
    ['Accept All', true],
    ['Reject All', false],
  ])('[R4.020] %s answers it', (name, isAllowed) => {
    open('/nowhere');
    press(name);
    expect($consent.get()).toEqual({ necessary: true, statistics: isAllowed, marketing: isAllowed });
    expect(document.cookie).toContain('cookiePreferences=');
    expect(line()).toBeNull();
  });

  it('has three buttons, and none is made easier than another', () => {
    open('/rs/nowhere');
    const buttons = within(line() as HTMLElement).getAllByRole('button');
    expect(buttons.map((one) => one.textContent)).toEqual(['Odbij sve', 'Prihvati sve', 'Izaberi']);
    expect(new Set(buttons.map((one) => one.className)).size).toBe(1);
  });

  it('Choose opens the card, in whose place it waits', () => {
    open('/nowhere');
    press('Choose');
    expect($panel.get()).toBe('cookies');
    expect(line()?.hasAttribute('data-away')).toBe(true);
    act(() => closePanel());
    expect(line()?.hasAttribute('data-away')).toBe(false);
  });

  it('has the focus again after a card that was asked for before the shell was there', async () => {
    document.documentElement.dataset.cookies = 'choose';
    open('/nowhere');
    expect($panel.get()).toBe('cookies');
    // Nothing that cannot be seen keeps the focus in a browser.
    (document.activeElement as HTMLElement).blur();
    act(() => closePanel());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose' })));
  });

  it('takes no focus, and Esc does not answer it', () => {
    open('/nowhere');
    expect(document.activeElement).toBe(document.body);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Choose' }), { key: 'Escape' });
    expect(line()).not.toBeNull();
    expect($consent.get()).toBeNull();
  });
});
