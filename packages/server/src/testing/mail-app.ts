import { createOutbox } from '../mail/outbox.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import { openMailServer, type TestMailServer } from './mail-server.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import type { TestBackend } from './test-database.ts';

const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The whole app on the fixture, with an outbox that really sends, to a mail server of its own. */
export async function openMailApp(
  backend: TestBackend,
): Promise<TestApp & { readonly server: TestMailServer }> {
  const server = await openMailServer();
  const outbox = createOutbox(createSmtpTransport(server.url, 'homes@server.example'));
  const app = await openTestApp(backend, { mail: outbox, publicUrl: 'https://homes.example' });
  outbox.start(app.db, LOG);
  return {
    ...app,
    server,
    close: async () => {
      await outbox.close();
      await Promise.all([app.close(), server.close()]);
    },
  };
}
