import type { SignedIn } from '@suite/access';
import { sql } from 'kysely';
import { requireMemberOf } from '../access/member.ts';
import type { Database } from '../database/connection.ts';
import { RequestError } from '../errors.ts';
import { mailPasswordChanged } from './account-mails.ts';
import { requireFreshLogin } from './fresh-login.ts';
import { voidTokens } from './one-time-tokens.ts';
import type { PeopleServices } from './people-services.ts';
import { PASSWORD_PURPOSES } from './reset-password.ts';
import { endSessionsOf } from './sessions.ts';

type Needs = Pick<PeopleServices, 'passwords' | 'attemptKey'>;

interface NewPassword {
  readonly password: string;
  readonly currentPassword: string | undefined;
}

/**
 * Sets the person's own password. Other sessions end, this one goes on, and a notice is mailed.
 * @throws {RequestError} 403 without a fresh login or the current password, 400 when it is the one of a project.
 */
export async function changePassword(
  db: Database,
  services: Needs & { readonly publicUrl: string },
  { viewer, password, currentPassword }: NewPassword & { viewer: SignedIn },
): Promise<void> {
  const { passwords, publicUrl } = services;
  const account = await requireFreshLogin(db, services, { viewer, currentPassword });
  const ofProjects = account.projectPasswords.map((one) => one.hash);
  const hash = await passwords.hash(password, ofProjects[0]);
  requireOther(hash, ofProjects);
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('users')
      .set({ password_hash: hash, updated_at: sql`now()` })
      .where('id', '=', viewer.userId)
      .returning(['email', 'locale'])
      .executeTakeFirstOrThrow();
    await endSessionsOf(trx, viewer.userId, { exceptId: viewer.sessionId });
    await voidTokens(trx, viewer.userId, PASSWORD_PURPOSES);
    await mailPasswordChanged(trx, { userId: viewer.userId, ...row, publicUrl });
  });
}

/**
 * Sets the password by which the person signs in to one project only. Sessions by the last one end.
 * @throws {RequestError} 404 when the person is not on the project; as for `changePassword` besides.
 */
export async function setProjectPassword(
  db: Database,
  services: Needs,
  { viewer, projectId, password, currentPassword }: NewPassword & { viewer: SignedIn; projectId: number },
): Promise<void> {
  await requireMemberOf(db, viewer, projectId);
  const account = await requireFreshLogin(db, services, { viewer, currentPassword });
  const others = account.projectPasswords.flatMap((one) => (one.projectId === projectId ? [] : [one.hash]));
  const taken = [...(account.passwordHash === null ? [] : [account.passwordHash]), ...others];
  // With the salt of the others, so that a login compares with all of them by one computation.
  const hash = await services.passwords.hash(password, taken[0]);
  requireOther(hash, taken);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('project_passwords')
      .values({ user_id: viewer.userId, project_id: projectId, password_hash: hash })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'project_id'])
          .doUpdateSet({ password_hash: hash, updated_at: sql<Date>`now()` }),
      )
      .execute();
    await endSessionsOf(trx, viewer.userId, { projectId });
  });
}

/** One password opens one thing, else it would not be known what it opens. */
function requireOther(hash: string, taken: readonly string[]): void {
  if (!taken.includes(hash)) return;
  throw new RequestError(
    400,
    'same-password',
    'Your own password and the passwords of projects must all be different.',
  );
}
