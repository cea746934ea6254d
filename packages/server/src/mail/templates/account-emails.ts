import type { Locale } from '@suite/contracts';
import type { MailData } from '../mail-data.ts';
import { type Block, type EmailTemplate, fill, greeting } from './email-template.ts';
import { formatHours, formatTime } from './formats.ts';
import { formatDevice, formatSecondFactorChange } from './login-formats.ts';

/**
 * `{site}`: host of the site. `{place}`: the project, else the site. `{time}`: for how long the link holds.
 * `{device}`, `{network}`, `{at}`: with what, from where and when somebody logged in. `{change}`: what changed.
 */
interface Messages {
  readonly subject: string;
  readonly before: readonly string[];
  /** Labels of the links, in the order of the addresses. */
  readonly actions: readonly string[];
  readonly after: readonly string[];
}

type AccountTemplate =
  | 'confirm-email'
  | 'already-registered'
  | 'reset-password'
  | 'set-password'
  | 'password-changed'
  | 'project-password-changed'
  | 'new-device'
  | 'second-factor-changed';

const GREETING: Readonly<Record<Locale, string>> = { en: 'Hello,', rs: 'Poštovani,' };

const MESSAGES: Readonly<Record<AccountTemplate, Readonly<Record<Locale, Messages>>>> = {
  'confirm-email': {
    en: {
      subject: 'Confirm your e-mail address',
      before: ['Thank you for registering at {site}. Please confirm that this address is yours.'],
      actions: ['Confirm the address'],
      after: [
        'The link works once and is valid for {time}.',
        'If you did not register, please ignore this mail.',
      ],
    },
    rs: {
      subject: 'Potvrdite svoju e-adresu',
      before: ['Hvala na registraciji na sajtu {site}. Molimo Vas da potvrdite da je ova adresa Vaša.'],
      actions: ['Potvrdite adresu'],
      after: [
        'Link važi {time} i može da se iskoristi samo jednom.',
        'Ako se niste Vi registrovali, zanemarite ovu poruku.',
      ],
    },
  },
  'already-registered': {
    en: {
      subject: 'You already have an account',
      before: [
        'Somebody, probably you, tried to register at {site} with this address. There is an account with it ' +
          'already, so nothing was changed.',
      ],
      actions: ['Log in', 'Set a new password'],
      after: ['If it was not you, please ignore this mail.'],
    },
    rs: {
      subject: 'Već imate nalog',
      before: [
        'Neko, verovatno Vi, pokušao je da se registruje na sajtu {site} sa ovom adresom. Nalog sa njom već ' +
          'postoji, pa ništa nije promenjeno.',
      ],
      actions: ['Prijavite se', 'Postavite novu lozinku'],
      after: ['Ako to niste bili Vi, zanemarite ovu poruku.'],
    },
  },
  'reset-password': {
    en: {
      subject: 'Set a new password',
      before: ['A new password was asked for at {site} for the account with this address.'],
      actions: ['Set a new password'],
      after: [
        'The link works once and is valid for {time}.',
        'If it was not you, please ignore this mail; your password stays as it is.',
      ],
    },
    rs: {
      subject: 'Postavite novu lozinku',
      before: ['Na sajtu {site} zatražena je nova lozinka za nalog sa ovom adresom.'],
      actions: ['Postavite novu lozinku'],
      after: [
        'Link važi {time} i može da se iskoristi samo jednom.',
        'Ako to niste bili Vi, zanemarite ovu poruku; Vaša lozinka ostaje ista.',
      ],
    },
  },
  'set-password': {
    en: {
      subject: 'Your invitation: {place}',
      before: ['You are invited to {place}. Choose a password to open your account at {site}.'],
      actions: ['Choose a password'],
      after: ['The link works once and is valid for {time}.'],
    },
    rs: {
      subject: 'Vaša pozivnica: {place}',
      before: ['Primili ste pozivnicu: {place}. Izaberite lozinku da biste otvorili nalog na sajtu {site}.'],
      actions: ['Izaberite lozinku'],
      after: ['Link važi {time} i može da se iskoristi samo jednom.'],
    },
  },
  'password-changed': {
    en: {
      subject: 'Your password was changed',
      before: [
        'The password of your account at {site} was changed.',
        'If it was not you, please set a new one at once:',
      ],
      actions: ['Set a new password'],
      after: [],
    },
    rs: {
      subject: 'Vaša lozinka je promenjena',
      before: [
        'Lozinka Vašeg naloga na sajtu {site} je promenjena.',
        'Ako to niste bili Vi, odmah postavite novu:',
      ],
      actions: ['Postavite novu lozinku'],
      after: [],
    },
  },
  'project-password-changed': {
    en: {
      subject: 'A project password was set: {place}',
      before: [
        'A password for the project {place} was set in your account at {site}. It logs in to this project only, ' +
          'as a visitor.',
        'If it was not you, please set a new password of your account at once; the one of the project ends with it:',
      ],
      actions: ['Set a new password'],
      after: [],
    },
    rs: {
      subject: 'Lozinka projekta je postavljena: {place}',
      before: [
        'U Vašem nalogu na sajtu {site} postavljena je lozinka za projekat {place}. Ona prijavljuje samo na taj ' +
          'projekat, kao posetioca.',
        'Ako to niste bili Vi, odmah postavite novu lozinku naloga; lozinka projekta time prestaje da važi:',
      ],
      actions: ['Postavite novu lozinku'],
      after: [],
    },
  },
  'new-device': {
    en: {
      subject: 'A login from a new device',
      before: [
        'Somebody, probably you, logged in to your account at {site} with a device that was not used for it before.',
        'Device: {device}',
        'Network: {network}',
        'Time: {at}',
        'If it was you, there is nothing to do. If it was not, set a new password at once, which logs out every device:',
      ],
      actions: ['Set a new password', 'See where you are logged in'],
      after: [],
    },
    rs: {
      subject: 'Prijava sa novog uređaja',
      before: [
        'Neko, verovatno Vi, prijavio se na Vaš nalog na sajtu {site} sa uređaja koji do sada nije korišćen za to.',
        'Uređaj: {device}',
        'Mreža: {network}',
        'Vreme: {at}',
        'Ako ste to bili Vi, ne treba ništa da radite. Ako niste, odmah postavite novu lozinku, čime se odjavljuju svi ' +
          'uređaji:',
      ],
      actions: ['Postavite novu lozinku', 'Pogledajte gde ste prijavljeni'],
      after: [],
    },
  },
  'second-factor-changed': {
    en: {
      subject: 'How you log in has changed',
      before: [
        'In your account at {site}: {change}.',
        'If it was not you, please set a new password at once, and look at what is set up for logging in:',
      ],
      actions: ['Set a new password', 'See the security of the account'],
      after: [],
    },
    rs: {
      subject: 'Promenjen je način Vaše prijave',
      before: [
        'U Vašem nalogu na sajtu {site}: {change}.',
        'Ako to niste bili Vi, odmah postavite novu lozinku i pogledajte šta je podešeno za prijavu:',
      ],
      actions: ['Postavite novu lozinku', 'Pogledajte bezbednost naloga'],
      after: [],
    },
  },
};

export function confirmEmail({ link, linkHours }: MailData['confirm-email'], locale: Locale): EmailTemplate {
  return accountEmailTemplate('confirm-email', locale, { links: [link], linkHours });
}

export function alreadyRegistered(
  { loginLink, resetLink }: MailData['already-registered'],
  locale: Locale,
): EmailTemplate {
  return accountEmailTemplate('already-registered', locale, { links: [loginLink, resetLink] });
}

export function resetPassword(
  { link, linkHours }: MailData['reset-password'],
  locale: Locale,
): EmailTemplate {
  return accountEmailTemplate('reset-password', locale, { links: [link], linkHours });
}

export function setPassword(
  { link, linkHours, projectName }: MailData['set-password'],
  locale: Locale,
): EmailTemplate {
  return accountEmailTemplate('set-password', locale, { links: [link], linkHours, projectName });
}

export function passwordChanged({ resetLink }: MailData['password-changed'], locale: Locale): EmailTemplate {
  return accountEmailTemplate('password-changed', locale, { links: [resetLink] });
}

export function projectPasswordChanged(
  { projectName, resetLink }: MailData['project-password-changed'],
  locale: Locale,
): EmailTemplate {
  return accountEmailTemplate('project-password-changed', locale, { links: [resetLink], projectName });
}

export function newDevice(
  { sessionsLink, resetLink, browser, system, network, atMs }: MailData['new-device'],
  locale: Locale,
): EmailTemplate {
  return accountEmailTemplate('new-device', locale, {
    links: [resetLink, sessionsLink],
    values: {
      device: formatDevice({ browser, system }, locale),
      network,
      at: formatTime(new Date(atMs), locale),
    },
  });
}

export function secondFactorChanged(
  { change, securityLink, resetLink }: MailData['second-factor-changed'],
  locale: Locale,
): EmailTemplate {
  return accountEmailTemplate('second-factor-changed', locale, {
    links: [resetLink, securityLink],
    values: { change: formatSecondFactorChange(change, locale) },
  });
}

interface Content {
  readonly links: readonly [string, ...string[]];
  /** For how long they hold, where they end. */
  readonly linkHours?: number;
  readonly projectName?: string | null;
  readonly values?: Readonly<Record<string, string>>;
}

function accountEmailTemplate(
  template: AccountTemplate,
  locale: Locale,
  { links, linkHours = 0, projectName = null, values }: Content,
): EmailTemplate {
  const { subject, before, actions, after } = MESSAGES[template][locale];
  const site = new URL(links[0]).host;
  const place = projectName ?? site;
  const time = formatHours(linkHours, locale);
  const paragraph = (text: string): Block => ({
    kind: 'paragraph',
    text: fill(text, { site, place, time, ...values }),
  });
  return {
    subject: fill(subject, { site, place }),
    greeting: greeting({ greeting: GREETING[locale] }),
    blocks: [
      ...before.map(paragraph),
      ...links.map((link, index): Block => ({ kind: 'action', label: actions[index] ?? link, link })),
      ...after.map(paragraph),
    ],
    signature: place,
  };
}
