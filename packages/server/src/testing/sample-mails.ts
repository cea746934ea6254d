import type { Locale } from '@suite/contracts';
import type { MailData, MailUnit } from '../mail/mail-data.ts';
import { formatUnitType } from '../mail/templates/formats.ts';

const LINK = 'https://homes.example/x?a=1&b=2';

export const sampleUnit = (change: Partial<MailUnit> = {}): MailUnit => ({
  projectName: 'Porto Vala',
  organizationName: 'Obala',
  buildingName: 'Kuća 1',
  name: '304',
  typeName: 'Studio',
  areaM2: 52.44,
  floor: 3,
  status: 'available',
  link: LINK,
  ...change,
});
export const sampleVisitor = {
  firstName: 'Ana',
  lastName: 'Anić',
  phoneNumber: '0038269123456',
  note: 'First line\nSecond line',
};

/** What each mail in a language is made of. */
export function sampleMails(locale: Locale): MailData {
  const unit = sampleUnit({ typeName: formatUnitType('studio', locale) });
  return {
    'confirm-email': { link: LINK, linkHours: 24 },
    'already-registered': { loginLink: LINK, resetLink: `${LINK}&reset` },
    'reset-password': { link: LINK, linkHours: 1 },
    'set-password': { link: LINK, linkHours: 168, projectName: 'Porto Vala' },
    'password-changed': { resetLink: LINK },
    'project-password-changed': { projectName: 'Porto Vala', resetLink: LINK },
    'new-device': {
      browser: 'Firefox',
      system: 'Windows',
      network: '203.0.113.0/24',
      atMs: Date.UTC(2026, 2, 9, 8, 5),
      sessionsLink: `${LINK}&sessions`,
      resetLink: LINK,
    },
    'second-factor-changed': { change: 'totp-added', securityLink: `${LINK}&security`, resetLink: LINK },
    'price-request': {
      ...sampleVisitor,
      wanted: 'price',
      emailAddress: 'ana@example.com',
      contactTime: 'after 5',
      subscribeToNewsletter: true,
      unit,
    },
    'price-request-received': { unit, firstName: 'Ana' },
    'newsletter-confirm': {
      organizationName: 'Obala',
      link: LINK,
      linkHours: 72,
      unsubscribeLink: `${LINK}&unsubscribe`,
    },
    'newsletter-confirmed': { organizationName: 'Obala', unsubscribeLink: LINK },
    favorites: { ...sampleVisitor, units: [unit, { ...unit, name: '305', link: `${LINK}&305` }] },
  };
}
