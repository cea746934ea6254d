import { createHash, randomUUID } from 'node:crypto';
import { type Locale, type RouteName, routePath } from '@suite/contracts';
import type { Database } from '../../database/connection.ts';
import type { Texts } from '../../database/texts.ts';
import type { MailData } from '../../mail/mail-data.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { textIn } from '../query-context.ts';
import { LINK_HOURS } from './token-repository.ts';

/** Whom a mail goes to, in which language, and where its links lead. */
export interface MailTo {
  readonly userId: number;
  readonly email: string;
  readonly locale: Locale;
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

type PlainRoute = Extract<
  RouteName,
  'email-verified' | 'reset-login' | 'login' | 'ForgotPassword' | 'profile'
>;

function linkTo(route: PlainRoute, { publicUrl, locale }: MailTo): string {
  return publicUrl + routePath(route, locale);
}

/** Browsers keep what stands behind the `#` for themselves: it is in no log and in no referrer. */
function linkWith(token: string, route: PlainRoute, to: MailTo): string {
  return `${linkTo(route, to)}#token=${token}`;
}

/** A mail whose link opens something once. */
async function mailLink(
  db: Database,
  to: MailTo,
  template: 'confirm-email' | 'reset-password',
  link: string,
): Promise<void> {
  await queueMail(db, {
    template,
    locale: to.locale,
    data: { link, linkHours: LINK_HOURS[template] },
    to: to.email,
    idempotencyKey: `${template}:${randomUUID()}`,
  });
}

export function mailConfirmation(db: Database, to: MailTo, token: string): Promise<void> {
  return mailLink(db, to, 'confirm-email', linkWith(token, 'email-verified', to));
}

/** At most one an hour, however often somebody signs up with the address. */
export async function mailAlreadyRegistered(db: Database, to: MailTo): Promise<void> {
  const hour = new Date().toISOString().slice(0, 13);
  await queueMail(db, {
    template: 'already-registered',
    locale: to.locale,
    data: { loginLink: linkTo('login', to), resetLink: linkTo('ForgotPassword', to) },
    to: to.email,
    idempotencyKey: `already-registered:${to.userId}:${hour}`,
  });
}

export function mailPasswordReset(db: Database, to: MailTo, token: string): Promise<void> {
  return mailLink(db, to, 'reset-password', linkWith(token, 'reset-login', to));
}

/** `projectName`: of the project that the person was invited to, if any. */
export async function mailFirstPassword(
  db: Database,
  to: MailTo,
  { token, projectName }: { readonly token: string; readonly projectName: string | null },
): Promise<void> {
  await queueMail(db, {
    template: 'set-password',
    locale: to.locale,
    data: {
      link: `${linkWith(token, 'reset-login', to)}&first=1`,
      linkHours: LINK_HOURS['set-password'],
      projectName,
    },
    to: to.email,
    idempotencyKey: `set-password:${randomUUID()}`,
  });
}

export async function mailPasswordChanged(db: Database, to: MailTo): Promise<void> {
  await queueMail(db, {
    template: 'password-changed',
    locale: to.locale,
    data: { resetLink: linkTo('ForgotPassword', to) },
    to: to.email,
    idempotencyKey: `password-changed:${randomUUID()}`,
  });
}

export async function mailSecondFactorChanged(
  db: Database,
  to: MailTo,
  change: MailData['second-factor-changed']['change'],
): Promise<void> {
  await queueMail(db, {
    template: 'second-factor-changed',
    locale: to.locale,
    data: {
      change,
      securityLink: `${linkTo('profile', to)}?tab=security`,
      resetLink: linkTo('ForgotPassword', to),
    },
    to: to.email,
    idempotencyKey: `second-factor-changed:${randomUUID()}`,
  });
}

/** At most one a day about the same browser and network: a program that keeps no cookie is new each time. */
export async function mailNewDevice(
  db: Database,
  to: MailTo,
  {
    browser,
    system,
    network,
  }: { readonly browser: string; readonly system: string; readonly network: string },
): Promise<void> {
  const at = new Date();
  const place = createHash('sha256')
    .update(JSON.stringify([browser, system, network]))
    .digest('hex');
  await queueMail(db, {
    template: 'new-device',
    locale: to.locale,
    data: {
      browser,
      system,
      network,
      atMs: at.getTime(),
      sessionsLink: `${linkTo('profile', to)}?tab=security`,
      resetLink: linkTo('ForgotPassword', to),
    },
    to: to.email,
    idempotencyKey: `new-device:${to.userId}:${place.slice(0, 16)}:${at.toISOString().slice(0, 10)}`,
  });
}

/** `projectName`: in the languages of the content. */
export async function mailProjectPasswordChanged(
  db: Database,
  to: MailTo,
  projectName: Texts | null,
): Promise<void> {
  await queueMail(db, {
    template: 'project-password-changed',
    locale: to.locale,
    data: {
      projectName: textIn(to.locale === 'rs' ? 'sr' : 'en', projectName) ?? '',
      resetLink: linkTo('ForgotPassword', to),
    },
    to: to.email,
    idempotencyKey: `project-password-changed:${randomUUID()}`,
  });
}
