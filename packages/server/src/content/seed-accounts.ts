import type { RoleName } from '@suite/contracts';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { createPasswords } from '../modules/session/passwords.ts';

/** A person of the demo; everybody may know the password. */
export interface DemoAccount {
  readonly role: RoleName;
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

function account(role: RoleName, username: string): DemoAccount {
  return { role, email: `${username}@porto-vala.example`, username, password: `porto-vala-${username}` };
}

/** One for each role. The README names them. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('user', 'visitor'),
  account('sales_agent', 'agent'),
  account('project_editor', 'editor'),
  account('project_admin', 'admin'),
  account('super_admin', 'super'),
];

/** Hashes first, because that takes time; the function that comes of it writes the accounts. */
export async function prepareAccounts(
  projectId: number,
): Promise<(trx: Transaction<Schema>) => Promise<void>> {
  const passwords = createPasswords();
  const hashes = await Promise.all(DEMO_ACCOUNTS.map(({ password }) => passwords.hash(password)));
  return async (trx) => {
    // Whoever has people of their own runs no demo.
    if (await trx.selectFrom('users').select('id').executeTakeFirst()) return;
    for (const [index, one] of DEMO_ACCOUNTS.entries()) {
      await addAccount(trx, one, hashes[index] ?? null, projectId);
    }
  };
}

async function addAccount(
  trx: Transaction<Schema>,
  { role, email, username }: DemoAccount,
  passwordHash: string | null,
  projectId: number,
): Promise<void> {
  const { id } = await trx
    .insertInto('users')
    .values({
      email,
      email_key: email,
      username,
      username_key: username,
      password_hash: passwordHash,
      first_name: 'Demo',
      last_name: username,
      locale: 'en',
      email_confirmed_at: new Date(),
      // Whoever set one up would keep out everybody else.
      second_factor_exempt: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // A confirmed person is a 'user' without a row.
  if (role === 'user') return;
  await trx
    .insertInto('user_roles')
    .values({ user_id: id, role, project_id: role === 'super_admin' ? null : projectId })
    .execute();
}
