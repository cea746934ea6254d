import { $consent, resetStores, restoreConsent, setLocale } from '@suite/bus';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import CookiesPanel from './cookies-panel.tsx';

const stored = () =>
  document.cookie.includes('cookiePreferences')
    ? JSON.parse(decodeURIComponent(document.cookie.split('cookiePreferences=')[1]?.split(';')[0] ?? ''))
    : null;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isOn = (name: string) => (screen.getByRole('switch', { name }) as HTMLInputElement).checked;

function draw() {
  const onClose = vi.fn();
  render(<CookiesPanel onClose={onClose} />);
  return onClose;
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: empties what the former test stored
  document.cookie = 'cookiePreferences=; Max-Age=0; Path=/';
  resetStores();
  setLocale('en');
});

describe('the card', () => {
  it('[R2.099] has three categories, of which the necessary cannot be switched off', () => {
    draw();
    expect(screen.getAllByRole('switch')).toHaveLength(3);
    expect(isOn('Necessary')).toBe(true);
    expect((screen.getByRole('switch', { name: 'Necessary' }) as HTMLInputElement).disabled).toBe(true);
    expect([isOn('Statistics'), isOn('Marketing')]).toEqual([false, false]);
    fireEvent.click(screen.getByRole('switch', { name: 'Statistics' }));
    expect(isOn('Statistics')).toBe(true);
  });

  it('[R2.100] has three buttons, and none is made easier than another', () => {
    draw();
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((one) => one.textContent)).toEqual(['Reject All', 'Save Preferences', 'Accept All']);
    const looks = buttons.map((one) => one.className.replace(/\s*save\s*/, '').trim());
    expect(new Set(looks).size).toBe(1);
  });

  it('speaks Serbian', () => {
    setLocale('rs');
    draw();
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Odbij sve',
      'Sačuvaj podešavanja',
      'Prihvati sve',
    ]);
  });
});

describe('a choice is stored, and hides the card', () => {
  it.each([
    ['Accept All', { necessary: true, statistics: true, marketing: true }],
    ['Reject All', { necessary: true, statistics: false, marketing: false }],
  ])('[R4.020] %s', (name, expected) => {
    const onClose = draw();
    fireEvent.click(screen.getByRole('switch', { name: 'Marketing' }));
    press(name);
    expect([stored(), $consent.get()]).toEqual([expected, expected]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[R4.021] Save Preferences, as the switches stand', () => {
    const onClose = draw();
    fireEvent.click(screen.getByRole('switch', { name: 'Statistics' }));
    press('Save Preferences');
    expect(stored()).toEqual({ necessary: true, statistics: true, marketing: false });
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('opened', () => {
  it('shows the present choice, takes the focus, and Esc leaves it as it is', () => {
    draw();
    fireEvent.click(screen.getByRole('switch', { name: 'Marketing' }));
    press('Save Preferences');
    resetStores();
    restoreConsent();
    const onClose = vi.fn();
    const { container } = render(<CookiesPanel onClose={onClose} />);
    const card = container.querySelector('section');
    expect(document.activeElement).toBe(card);
    expect(card?.querySelectorAll('input:checked')).toHaveLength(2);
    fireEvent.keyDown(card as Element, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
    expect(stored()).toMatchObject({ marketing: true });
  });

  it('goes by a press on the page, and not by one on a button or on itself', () => {
    const onClose = vi.fn();
    const { container } = render(
      <>
        <main>Picture</main>
        <button type="button">Cookies</button>
        <CookiesPanel onClose={onClose} />
      </>,
    );
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Cookies' }));
    fireEvent.pointerDown(container.querySelector('section') as Element);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(screen.getByText('Picture'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('before there is a choice, Esc leaves it open', () => {
    const onClose = draw();
    fireEvent.keyDown(screen.getByRole('region'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
    expect(stored()).toBeNull();
  });
});
