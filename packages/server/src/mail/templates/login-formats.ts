import type { Locale } from '@suite/contracts';
import type { MailData } from '../mail-data.ts';

type SecondFactorChange = MailData['second-factor-changed']['change'];

const SECOND_FACTOR_CHANGES: Readonly<Record<SecondFactorChange, Readonly<Record<Locale, string>>>> = {
  'totp-added': { en: 'an authenticator app was added', rs: 'dodata je aplikacija za potvrdu prijave' },
  'totp-removed': {
    en: 'the authenticator app was removed',
    rs: 'uklonjena je aplikacija za potvrdu prijave',
  },
  'passkey-added': { en: 'a passkey was added', rs: 'dodat je pristupni ključ' },
  'passkey-removed': { en: 'a passkey was removed', rs: 'uklonjen je pristupni ključ' },
  'recovery-codes-renewed': { en: 'the recovery codes were renewed', rs: 'obnovljeni su kodovi za oporavak' },
  'recovery-code-used': {
    en: 'a recovery code was used to log in',
    rs: 'za prijavu je iskorišćen kod za oporavak',
  },
  'all-removed': {
    en: 'an administrator removed the authenticator app, passkeys and recovery codes',
    rs: 'administrator je uklonio aplikaciju za potvrdu prijave, pristupne ključeve i kodove za oporavak',
  },
};

export function formatSecondFactorChange(change: SecondFactorChange, locale: Locale): string {
  return SECOND_FACTOR_CHANGES[change][locale];
}

const UNKNOWN_DEVICE: Readonly<Record<Locale, string>> = { en: 'unknown', rs: 'nepoznat' };

/** `Firefox, Windows`, or what of it is known. */
export function formatDevice(
  known: { readonly browser: string; readonly system: string },
  locale: Locale,
): string {
  return [known.browser, known.system].filter(Boolean).join(', ') || UNKNOWN_DEVICE[locale];
}
