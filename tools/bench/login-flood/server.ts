// A process of the login-flood bench, with `DATA_DIR` and perhaps `DATABASE_URL`: the server with accounts for
// `ACCOUNTS` people of one password, behind a proxy that says whom it speaks for. Tells its address.
import { readConfiguration, startServer } from '@suite/server';
import { createPasswords, type Database } from '@suite/server/database';
import { ACCOUNTS, emailOf, PASSWORD } from './accounts.ts';

async function addPeople(db: Database): Promise<void> {
  const password_hash = await createPasswords().hash(PASSWORD);
  const people = Array.from({ length: ACCOUNTS }, (_, index) => emailOf(index)).map((email) => ({
    ...{ email, email_key: email, username: email, username_key: email, password_hash },
    locale: 'en' as const,
    email_confirmed_at: new Date(),
  }));
  await db.insertInto('users').values(people).execute();
}

const environment = { ...process.env, PORT: '0', TRUST_PROXY: '127.0.0.1,::1' };
const server = await startServer(readConfiguration(environment), { rateLimits: false, seed: addPeople });
process.once('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
process.send?.(server.url);
