import { setTimeout as sleep } from 'node:timers/promises';
import { emailAddress } from '@suite/api';
import type { Database } from '../database/connection.ts';
import type { Dependency } from '../dependencies/dependency.ts';
import type { Log } from '../observation/log.ts';
import { type LeasedMail, leaseMail, markNotSent, markSent, msUntilDue } from './leases.ts';
import { DeliveryError, type MailTransport, type OutgoingMail } from './transport.ts';

/** Sends the queued mails, each at least once; several processes on one database share the work. */
export interface Outbox {
  /** Whether mails end on this server. */
  readonly keepsMails: boolean;
  start(db: Database, log: Log): void;
  /** Something may be due now. */
  wake(): void;
  /** Removes what is kept of these mails outside of the database. */
  forget(ids: readonly number[]): Promise<void>;
  /** Ends after the mail under way. */
  close(): Promise<void>;
}

/** How long a mail that another process queued may go unnoticed. */
const LONGEST_SLEEP_MS = 30_000;

/** How soon a mail server that did not respond is looked at again. */
const BREAKER_SLEEP_MS = 1000;

/** @param server its breaker, behind which mails wait without an attempt being counted */
export function createOutbox(transport: MailTransport, server?: Dependency): Outbox {
  let alarm = new AbortController();
  let isClosing = false;
  let running: Promise<void> = Promise.resolve();

  async function run(db: Database, log: Log): Promise<void> {
    while (!isClosing) {
      // Taken before looking: what is queued meanwhile ends the sleep that follows.
      alarm = new AbortController();
      const sleepMs = await sendDue(db, log).catch((error: unknown) => {
        log.error({ err: error }, 'outbox failed');
        return LONGEST_SLEEP_MS;
      });
      if (!isClosing) await sleep(sleepMs, null, { signal: alarm.signal, ref: false }).catch(() => null);
    }
  }

  async function sendDue(db: Database, log: Log): Promise<number> {
    while (!isClosing) {
      if (server?.isAsked === false) return BREAKER_SLEEP_MS;
      const mail = await leaseMail(db);
      if (!mail) break;
      await deliver(db, mail, log);
    }
    return Math.min(Math.max(0, (await msUntilDue(db)) ?? LONGEST_SLEEP_MS), LONGEST_SLEEP_MS);
  }

  /** That a server refuses one mail says nothing of the server. */
  async function send(mail: OutgoingMail): Promise<void> {
    if (!server) return transport.send(mail);
    const refusal = await server.run(() =>
      transport.send(mail).catch((error: unknown) => {
        if (error instanceof DeliveryError && error.isPermanent) return error;
        throw error;
      }),
    );
    if (refusal) throw refusal;
  }

  /** Of the mail only its number is logged: addresses and texts are nobody's business. */
  async function deliver(db: Database, mail: LeasedMail, log: Log): Promise<void> {
    const about = { mailId: mail.id, template: mail.template, attempts: mail.attempts };
    try {
      await send(outgoing(mail));
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      log.warn({ ...about, isPermanent: error.isPermanent }, 'mail not sent');
      return markNotSent(db, mail, error);
    }
    await markSent(db, mail.id, transport.keepsMails);
    log.info(about, 'mail sent');
  }

  return {
    keepsMails: transport.keepsMails,
    start: (db, log) => {
      running = run(db, log);
    },
    wake: () => alarm.abort(),
    forget: transport.forget,
    close: async () => {
      isClosing = true;
      alarm.abort();
      await running;
    },
  };
}

/** @throws {DeliveryError} for what is no address: it was not checked where it came from. */
function outgoing(mail: LeasedMail): OutgoingMail {
  const { id, recipient, reply_to: replyTo, body_text: text, body_html: html } = mail;
  if (text === null || html === null) throw new DeliveryError('The mail has no text any more.', true);
  for (const address of [recipient, ...(replyTo === null ? [] : [replyTo])]) {
    const checked = emailAddress.safeParse(address);
    if (!checked.success || checked.data !== address)
      throw new DeliveryError('The address is not valid.', true);
  }
  const { idempotency_key: idempotencyKey, subject, unsubscribe_url: unsubscribeUrl } = mail;
  return { id, idempotencyKey, to: recipient, replyTo, subject, unsubscribeUrl, text, html };
}
