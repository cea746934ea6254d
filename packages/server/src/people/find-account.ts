import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

interface ProjectPassword {
  readonly projectId: number;
  readonly hash: string;
}

/** What a person may sign in with. */
export interface Account {
  readonly userId: number;
  /** Confirmed, and not disabled. */
  readonly isOpen: boolean;
  readonly passwordHash: string | null;
  readonly projectPasswords: readonly ProjectPassword[];
}

/** By the address or the user name that was typed. */
export async function findAccount(db: Database, typed: string): Promise<Account | null> {
  const key = typed.toLowerCase();
  return accountWhere(db, sql`u.email_key = ${key} or u.username_key = ${key}`);
}

export async function findAccountById(db: Database, userId: number): Promise<Account | null> {
  return accountWhere(db, sql`u.id = ${userId}::int`);
}

async function accountWhere(db: Database, condition: ReturnType<typeof sql>): Promise<Account | null> {
  const { rows } = await sql<{
    id: number;
    is_open: boolean;
    password_hash: string | null;
    project_passwords: ProjectPassword[] | null;
  }>`
    select u.id, u.email_confirmed_at is not null and u.disabled_at is null as is_open, u.password_hash,
      (select json_agg(json_build_object('projectId', p.project_id, 'hash', p.password_hash))
        from project_passwords p where p.user_id = u.id) as project_passwords
    from users u where ${condition}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    userId: row.id,
    isOpen: row.is_open,
    passwordHash: row.password_hash,
    projectPasswords: row.project_passwords ?? [],
  };
}
