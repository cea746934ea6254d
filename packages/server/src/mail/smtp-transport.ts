import { createTransport } from 'nodemailer';
import { codeOf } from '../errors.ts';
import { isOnThisMachine } from '../plain-connections.ts';
import { messageOf } from './message.ts';
import { DeliveryError, type MailTransport } from './transport.ts';

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};
/** Shorter than the lease of a mail, however slowly a server answers. */
const SEND_TIMEOUT_MS = 90_000;

/**
 * Hands mails to the SMTP server of `url` (`smtps:` within TLS). `smtp:` begins it by STARTTLS where it is offered, and
 * `onlyTls` sends nothing to a server elsewhere that does not offer it.
 */
export function createSmtpTransport(url: string, from: string, onlyTls = false): MailTransport {
  const requireTLS = onlyTls && !isOnThisMachine(new URL(url));
  const smtp = createTransport({ url, requireTLS, ...TIMEOUTS });
  return {
    keepsMails: false,
    send: async (mail) => {
      const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
      await smtp.sendMail({ ...messageOf(mail, from), signal }).catch((error: unknown) => {
        throw deliveryError(error);
      });
    },
    // What the mail server was given is beyond reach.
    forget: async () => undefined,
  };
}

/** @throws when the server of `url` is not there, or does not let us in; no mail is sent. */
export async function checkSmtp(url: string): Promise<void> {
  const smtp = createTransport({ url, ...TIMEOUTS });
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
}

/**
 * Permanent is a 5xx about the mail: its addresses or its content. A server that is not there, is busy or does not
 * know us may be there, free or told about us at the next attempt; 503 is about the session.
 */
function deliveryError(error: unknown): DeliveryError {
  const reply = replyCodeOf(error);
  const isAboutMail = ['EENVELOPE', 'EMESSAGE'].includes(codeOf(error));
  const isPermanent = isAboutMail && reply >= 500 && reply !== 503 && reply !== 530;
  const reason = error instanceof Error ? error.message : String(error);
  return new DeliveryError(reason, isPermanent, { cause: error });
}

function replyCodeOf(error: unknown): number {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : 0;
  return typeof code === 'number' ? code : 0;
}
