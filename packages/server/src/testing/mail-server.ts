import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Addresses of the envelope: where it really goes. */
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly content: Email;
}

export interface TestMailServer {
  readonly url: string;
  readonly port: number;
  readonly mails: ReceivedMail[];
  /** Reply code and place of the next refusals; null to take everything. */
  refusal: { readonly at: 'connect' | 'recipient' | 'data'; readonly code: number } | null;
  /** Addresses that do not exist; null: all do. */
  unknown: RegExp | null;
  /** Called while a mail is being taken, before it is answered. */
  whileTaking: () => Promise<void>;
  close(): Promise<void>;
}

function unknownAddress(): Error {
  const sentence = '5.1.1 The email account that you tried to reach does not exist';
  return Object.assign(new Error(sentence), { responseCode: 550 });
}

/** A real SMTP server on this machine, without TLS. */
export async function openMailServer(port = 0): Promise<TestMailServer> {
  const refuse = (at: 'connect' | 'recipient' | 'data') =>
    test.refusal?.at === at
      ? Object.assign(new Error(`refused at ${at}`), { responseCode: test.refusal.code })
      : null;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    // Nobody has a password here.
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('refused'), { responseCode: 535 })),
    onConnect: (_session, done) => done(refuse('connect')),
    onRcptTo: ({ address }, _session, done) =>
      done(test.unknown?.test(address) ? unknownAddress() : refuse('recipient')),
    onData: async (stream, session, done) => {
      // A sender that is killed leaves half a mail.
      const raw = await buffer(stream).catch(() => null);
      if (!raw) return;
      await test.whileTaking();
      const refusal = refuse('data');
      if (!refusal) {
        test.mails.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: raw.toString(),
          content: await PostalMime.parse(raw),
        });
      }
      done(refusal);
    },
  });
  server.on('error', () => undefined);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.server.address() as AddressInfo;
  const test: TestMailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails: [],
    refusal: null,
    unknown: null,
    whileTaking: async () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return test;
}
