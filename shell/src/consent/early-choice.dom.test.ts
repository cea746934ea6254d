import { $consent, $panel, restoreConsent } from '@suite/bus';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { earlyFocus, takeEarlyChoice } from './early-choice.ts';

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the product writes it
  document.cookie = 'cookiePreferences=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
  restoreConsent();
};
beforeEach(forget);
afterEach(() => {
  forget();
  document.body.replaceChildren();
  delete document.documentElement.dataset.cookies;
});

it.each([
  ['reject', false],
  ['accept', true],
])('takes over %s', (choice, marketing) => {
  document.documentElement.dataset.cookies = choice;
  takeEarlyChoice();
  expect($consent.get()).toEqual({ necessary: true, statistics: marketing, marketing });
  expect(document.documentElement.dataset.cookies).toBeUndefined();
});

it('opens the card for who wants to choose', () => {
  document.documentElement.dataset.cookies = 'choose';
  takeEarlyChoice();
  expect([$consent.get(), $panel.get()]).toEqual([null, 'cookies']);
});

it('takes a cookie that says nothing for no choice', () => {
  document.documentElement.dataset.cookies = 'made';
  takeEarlyChoice();
  expect($consent.get()).toBeNull();
});

it('tells which button has the focus', () => {
  expect(earlyFocus()).toBeNull();
  document.body.innerHTML =
    '<div class="boot"><section data-cookie-line><button value="accept">Accept All</button></section></div>';
  document.querySelector('button')?.focus();
  expect(earlyFocus()).toBe('accept');
});

it('tells that Choose was pressed, whose line has gone with the focus', () => {
  document.documentElement.dataset.cookies = 'choose';
  expect(earlyFocus()).toBe('choose');
});
