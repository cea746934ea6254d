import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentCookie, parseConsent } from './consent-cookie.ts';
import { consentMode, tagAddress } from './consent-mode.ts';
import { followConsent } from './google-tag.ts';
import { $consent, resetStores, restoreConsent, setConsent } from './index.ts';

const BOTH = { necessary: true, statistics: true, marketing: true } as const;
const NONE = { necessary: true, statistics: false, marketing: false } as const;

beforeEach(() => resetStores());
afterEach(() => vi.restoreAllMocks());

describe('the cookie', () => {
  it('[R9.003] lives 365 days, everywhere on the site', () => {
    const cookie = consentCookie(BOTH, true);
    expect(cookie).toContain('; Max-Age=31536000; Path=/;');
    expect(cookie.endsWith('Secure')).toBe(true);
    expect(consentCookie(BOTH, false)).not.toContain('Secure');
    expect(parseConsent(`language=rs; ${cookie.split(';')[0]}`)).toEqual(BOTH);
  });

  it.each([
    ['is broken', 'cookiePreferences=%7Bbroken'],
    ['cannot be decoded', 'cookiePreferences=%E0%A4%A'],
    ['holds something else', 'cookiePreferences=%5B1%5D'],
    ['lacks a category', `cookiePreferences=${encodeURIComponent('{"necessary":true,"statistics":true}')}`],
  ])('[R8.021] warns and counts as none when it %s', (_what, cookies) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(parseConsent(cookies)).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is not missed without a word to anybody', () => {
    const warn = vi.spyOn(console, 'warn');
    expect(parseConsent('language=rs')).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  it('is written with the choice and read at the next start', () => {
    setConsent({ statistics: true, marketing: false });
    expect($consent.get()).toEqual({ necessary: true, statistics: true, marketing: false });
    resetStores();
    restoreConsent();
    expect($consent.get()).toEqual({ necessary: true, statistics: true, marketing: false });
  });
});

it.each([
  [null, 'denied', 'denied'],
  [NONE, 'denied', 'denied'],
  [{ ...NONE, statistics: true }, 'granted', 'denied'],
  [{ ...NONE, marketing: true }, 'denied', 'granted'],
  [BOTH, 'granted', 'granted'],
] as const)('%j: statistics %s, marketing %s', (consent, statistics, marketing) => {
  expect(consentMode(consent)).toEqual({
    analytics_storage: statistics,
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  });
});

it.each([
  ['G-ABC123', 'https://www.googletagmanager.com/gtag/js?id=G-ABC123'],
  ['"><script>', null],
  ['', null],
  [undefined, null],
])('the tag %j is asked for at %j', (id, expected) => {
  expect(tagAddress(id)).toBe(expected);
});

describe('a page with a tag', () => {
  function aPage(tagId?: string) {
    const page = { document: document.implementation.createHTMLDocument() } as unknown as Window & {
      dataLayer?: ArrayLike<unknown>[];
    };
    if (tagId) page.document.head.innerHTML = `<meta name="google-tag-id" content="${tagId}">`;
    const scripts = () => page.document.querySelectorAll('script').length;
    const commands = () => (page.dataLayer ?? []).map((one) => Array.from(one).slice(0, 2).join(' '));
    return { page, scripts, commands };
  }

  it('loads nothing before the visitor allowed something, and says first that everything is denied', () => {
    const { page, scripts, commands } = aPage('G-ABC123');
    followConsent(null, page);
    expect(scripts()).toBe(0);
    expect(commands()[0]).toBe('consent default');
    expect(page.dataLayer?.[0]?.[2]).toEqual(consentMode(null));
    followConsent(NONE, page);
    expect(scripts()).toBe(0);
  });

  it('loads the tag once, after the defaults and the choice', () => {
    const { page, scripts, commands } = aPage('G-ABC123');
    followConsent({ ...NONE, statistics: true }, page);
    expect(commands()).toEqual([
      'consent default',
      'set ads_data_redaction',
      'consent update',
      expect.stringMatching(/^js /),
      'config G-ABC123',
    ]);
    expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]');
    followConsent(BOTH, page);
    expect(scripts()).toBe(1);
  });

  it('tells a tag that is there of consent withdrawn', () => {
    const { page } = aPage('G-ABC123');
    followConsent(BOTH, page);
    followConsent(NONE, page);
    expect(page.dataLayer?.at(-1)?.[2]).toEqual(consentMode(NONE));
  });

  it('does nothing at all where no tag is named', () => {
    const { page, scripts } = aPage();
    followConsent(BOTH, page);
    expect([scripts(), page.dataLayer]).toEqual([0, undefined]);
  });
});
