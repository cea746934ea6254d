import { randomUUID } from 'node:crypto';
import { type Enquiry, operationPath } from '@suite/api';
import { type Locale, routePath } from '@suite/contracts';
import type { Database } from '../../database/connection.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { invalidLink } from '../account/token-repository.ts';
import type { AcceptedRequest, NewsletterOffer } from '../enquiries/accepted-request.ts';
import { textIn } from '../query-context.ts';
import {
  countQuestions,
  issueNewsletterToken,
  lockSubscriptionOf,
  setConfirmed,
  setWithdrawn,
  upsertSubscription,
} from './repository.ts';

type Subscription = NonNullable<Enquiry['newsletter']>;

interface Times {
  readonly asked_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly withdrawn_at: Date | null;
}

/** What staff see of the subscription of an address; the last that happened to it decides. */
export function subscriptionOf(times: Times): Subscription {
  return {
    state: stateOf(times),
    askedAt: times.asked_at?.toISOString() ?? null,
    confirmedAt: times.confirmed_at?.toISOString() ?? null,
    withdrawnAt: times.withdrawn_at?.toISOString() ?? null,
  };
}

function stateOf({ asked_at: asked, confirmed_at: confirmed, withdrawn_at: withdrawn }: Times) {
  if (asked === null) return 'none';
  if (withdrawn !== null && withdrawn >= asked && withdrawn >= (confirmed ?? asked)) return 'withdrawn';
  return confirmed !== null && confirmed >= asked ? 'confirmed' : 'asked';
}

const QUESTIONS_A_DAY = 3;

/** Asks by mail whether the address is to get the newsletter; who gets it already is not asked. Within a transaction. */
export async function askForNewsletter(
  trx: Database,
  { organizationId, organizationName, linkHours, publicUrl }: NewsletterOffer,
  { emailAddress: email, localeId: locale }: AcceptedRequest['request'],
): Promise<void> {
  const row = await upsertSubscription(trx, { organizationId, email, locale });
  if (stateOf(row) === 'confirmed' || (await countQuestions(trx, email)) >= QUESTIONS_A_DAY) return;
  const to = { subscriptionId: row.id, email, locale, publicUrl };
  const token = await issueNewsletterToken(trx, 'confirm-newsletter', {
    subscriptionId: row.id,
    hours: linkHours,
  });
  const unsubscribe = await unsubscribeLinks(trx, to);
  await queueMail(trx, {
    template: 'newsletter-confirm',
    locale,
    to: email,
    idempotencyKey: `newsletter-confirm:${randomUUID()}`,
    unsubscribeUrl: unsubscribe.oneClick,
    data: {
      organizationName,
      link: `${publicUrl}${routePath('newsletter', locale)}#token=${token}`,
      linkHours,
      unsubscribeLink: unsubscribe.page,
    },
  });
}

/**
 * Subscribes by the token of a link. A link that is opened again says the same, as long as nothing was withdrawn.
 * @throws {RequestError} 400, alike for unknown, old and withdrawn ones
 */
export async function confirmSubscription(
  db: Database,
  { token, publicUrl }: { readonly token: string; readonly publicUrl: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockSubscriptionOf(trx, 'confirm-newsletter', token);
    if (!row) throw invalidLink();
    if (stateOf(row) === 'confirmed') return;
    await setConfirmed(trx, row.id);
    const { id: subscriptionId, email, locale } = row;
    const unsubscribe = await unsubscribeLinks(trx, { subscriptionId, locale, publicUrl });
    await queueMail(trx, {
      template: 'newsletter-confirmed',
      locale,
      to: email,
      idempotencyKey: `newsletter-confirmed:${randomUUID()}`,
      unsubscribeUrl: unsubscribe.oneClick,
      data: {
        organizationName: textIn(locale === 'rs' ? 'sr' : 'en', row.organization_name) ?? '',
        unsubscribeLink: unsubscribe.page,
      },
    });
  });
}

/** Nothing is said of whether the token was known. */
export async function withdrawSubscription(db: Database, token: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockSubscriptionOf(trx, 'unsubscribe-newsletter', token);
    if (row && stateOf(row) !== 'withdrawn') await setWithdrawn(trx, row.id);
  });
}

interface Reader {
  readonly subscriptionId: number;
  readonly locale: Locale;
  readonly publicUrl: string;
}

/** A page with a button, and the call that a mailbox makes by itself; the token is of this mail. */
async function unsubscribeLinks(
  trx: Database,
  { subscriptionId, locale, publicUrl }: Reader,
): Promise<{ readonly page: string; readonly oneClick: string }> {
  const token = await issueNewsletterToken(trx, 'unsubscribe-newsletter', { subscriptionId, hours: 0 });
  return {
    page: `${publicUrl}${routePath('newsletter', locale)}#unsubscribe=${token}`,
    oneClick: `${publicUrl}${operationPath('unsubscribeNewsletter')}?token=${token}`,
  };
}
