import { describe, expect, it, onTestFinished } from 'vitest';
import { openMailServer } from '../testing/mail-server.ts';
import { createSmtpTransport } from './smtp-transport.ts';

describe('a mail server that offers no TLS', () => {
  it('gets no mail where it is elsewhere and the site is on HTTPS, and on this machine it does', async () => {
    const server = await openMailServer();
    onTestFinished(() => server.close());
    const mail = {
      ...{ id: 1, idempotencyKey: 'a', to: 'ana@people.example', replyTo: null, unsubscribeUrl: null },
      ...{ subject: 'Homes', text: 'Homes', html: '<p>Homes' },
    };
    const send = (host: string, onlyTls: boolean) =>
      createSmtpTransport(`smtp://${host}:${server.port}`, 'homes@example.com', onlyTls).send(mail);
    // An address of this machine that is not its loopback by name.
    await expect(send('0.0.0.0', true)).rejects.toThrow(/STARTTLS|TLS/);
    expect(server.mails).toHaveLength(0);
    await send('127.0.0.1', true);
    await send('0.0.0.0', false);
    expect(server.mails).toHaveLength(2);
  });
});
