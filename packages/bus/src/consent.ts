import type { Consent } from '@suite/contracts';
import { consentCookie, parseConsent } from './consent-cookie.ts';
import { followConsent } from './google-tag.ts';
import { writable } from './stores.ts';

/** Shell, at start, before anything that consent is asked for: the choice of an earlier visit, null where there is none. */
export function restoreConsent(): void {
  const consent = parseConsent(document.cookie);
  writable('consent').set(consent);
  followConsent(consent);
}

/** Shell and mf-panels: the visitor's choice. It is kept for 365 days. */
export function setConsent(choice: Pick<Consent, 'statistics' | 'marketing'>): void {
  const consent: Consent = { necessary: true, statistics: choice.statistics, marketing: choice.marketing };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP and in older browsers
  document.cookie = consentCookie(consent, location.protocol === 'https:');
  writable('consent').set(consent);
  followConsent(consent);
}
