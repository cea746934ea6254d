import type { Consent } from '@suite/contracts';

type Choice = 'granted' | 'denied';

/** Types of Google's Consent Mode v2: https://developers.google.com/tag-platform/security/guides/consent */
export interface ConsentMode {
  readonly ad_storage: Choice;
  readonly ad_user_data: Choice;
  readonly ad_personalization: Choice;
  readonly analytics_storage: Choice;
}

/** What a choice of cookies allows; without one everything is denied. */
export function consentMode(consent: Consent | null): ConsentMode {
  const marketing = consent?.marketing ? 'granted' : 'denied';
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: consent?.statistics ? 'granted' : 'denied',
  };
}

/** Whether the tag may be loaded at all: not before something beyond the necessary is allowed. */
export function allowsTag(consent: Consent | null): boolean {
  return consent !== null && (consent.statistics || consent.marketing);
}

const TAG_ID = /^(?:G|GT|AW|DC)-[A-Z0-9-]+$/;

/** Address of the tag; null for what is no id of a tag. */
export function tagAddress(id: string | null | undefined): string | null {
  return id && TAG_ID.test(id) ? `https://www.googletagmanager.com/gtag/js?id=${id}` : null;
}
