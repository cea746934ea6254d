import type { Consent } from '@suite/contracts';

const NAME = 'cookiePreferences';
/** 365 days (specification §9). */
const MAX_AGE_S = 365 * 24 * 60 * 60;

/** The choice in `document.cookie`. One that cannot be decoded is warned about and counts as none (specification §8). */
export function parseConsent(cookies: string): Consent | null {
  const text = cookies
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  if (text === undefined) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    if (isChoice(value)) {
      return { necessary: true, statistics: value.statistics, marketing: value.marketing };
    }
    throw new TypeError('It holds no choice');
  } catch (error) {
    console.warn(`The cookie ${NAME} cannot be read`, error);
    return null;
  }
}

function isChoice(value: unknown): value is { statistics: boolean; marketing: boolean } {
  if (typeof value !== 'object' || value === null) return false;
  const { statistics, marketing } = value as Record<string, unknown>;
  return typeof statistics === 'boolean' && typeof marketing === 'boolean';
}

/** The text that `document.cookie` is set to. */
export function consentCookie(consent: Consent, isSecure: boolean): string {
  const value = encodeURIComponent(JSON.stringify(consent));
  const cookie = `${NAME}=${value}; Max-Age=${MAX_AGE_S}; Path=/; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}
