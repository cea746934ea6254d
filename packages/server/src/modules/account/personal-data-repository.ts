import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

const NAMES = ['first_name as firstName', 'last_name as lastName'] as const;

/** Everything that is kept of the person of an address. Passwords and tokens are no data about a person. */
export async function exportPersonalData(db: Database, email: string) {
  const key = email.toLowerCase();
  const account = await db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'username',
      ...NAMES,
      'locale',
      'email_confirmed_at as emailConfirmedAt',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('email_key', '=', key)
    .executeTakeFirst();
  return {
    exportedAt: new Date(),
    account: account ?? null,
    ...(await ofAccount(db, account?.id ?? 0)),
    enquiries: await enquiriesOf(db, key),
    newsletters: await db
      .selectFrom('newsletter_subscriptions')
      .select([
        'organization_id as organizationId',
        'asked_at as askedAt',
        'confirmed_at as confirmedAt',
        'withdrawn_at as withdrawnAt',
      ])
      .where('email_key', '=', key)
      .orderBy('id')
      .execute(),
    mails: await db
      .selectFrom('mails')
      .select(['subject', 'state', 'created_at as createdAt', 'sent_at as sentAt'])
      .where('recipient_key', '=', key)
      .orderBy('id')
      .execute(),
  };
}

/** `userId` 0 is nobody's. */
async function ofAccount(db: Database, userId: number) {
  return {
    roles: await db
      .selectFrom('user_roles')
      .select(['role', 'project_id as projectId'])
      .where('user_id', '=', userId)
      .execute(),
    projectPasswords: await db
      .selectFrom('project_passwords')
      .select(['project_id as projectId', 'updated_at as updatedAt'])
      .where('user_id', '=', userId)
      .execute(),
    sessions: await db
      .selectFrom('sessions')
      .select([
        'created_at as createdAt',
        'rotated_at as refreshedAt',
        'expires_at as expiresAt',
        'revoked_at as endedAt',
        'browser',
        'system',
        'network',
      ])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    favorites: await db
      .selectFrom('favorites')
      .select(['apartment_id as apartmentId', 'saved_at as savedAt'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    /** Who asked in them is somebody else. */
    assignedEnquiries: await db
      .selectFrom('enquiries')
      .select(['id', 'project_id as projectId', 'unit'])
      .where('assignee_id', '=', userId)
      .orderBy('id')
      .execute(),
    media: await db
      .selectFrom('media')
      .select(['id', 'project_id as projectId', 'name', 'content_type as contentType'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
  };
}

/** What was asked, and what was noted about it; who noted it is somebody else's data. */
async function enquiriesOf(db: Database, emailKey: string) {
  return db
    .selectFrom('enquiries as e')
    .select([
      'id',
      'project_id as projectId',
      'apartment_id as apartmentId',
      'unit',
      'email',
      ...NAMES,
      'phone_number as phoneNumber',
      'note',
      'contact_time as contactTime',
      'locale',
      'subscribe_to_newsletter as subscribeToNewsletter',
      'consented_at as consentedAt',
      'created_at as createdAt',
      'taken_up_at as takenUpAt',
      'fulfilled_at as fulfilledAt',
      sql<{ at: string; note: string }[]>`(select coalesce(json_agg(
          json_build_object('at', c.changed_at, 'note', c.note) order by c.id), '[]')
        from enquiry_changes c where c.enquiry_id = e.id and c.note is not null)`.as('notes'),
      sql<{ at: string; former: object }[]>`(select coalesce(json_agg(
          json_build_object('at', a.amended_at, 'former', a.former) order by a.id), '[]')
        from enquiry_amendments a where a.enquiry_id = e.id)`.as('amendments'),
    ])
    .where('email_key', '=', emailKey)
    .orderBy('id')
    .execute();
}

/** Rows that were deleted. */
export interface DeletedPersonalData {
  readonly accounts: number;
  readonly enquiries: number;
  /** Their files, where there are some, are to be removed too: `forgetMails`. */
  readonly mailIds: readonly number[];
}

/**
 * Deletes what is kept of the person of an address: the account with all that hangs on it, enquiries by the address,
 * open ones too, and mails to the person, about these enquiries, or to be answered to the person. Nothing stays.
 * That the address is the asker's must be known.
 */
export async function deletePersonalData(db: Database, email: string): Promise<DeletedPersonalData> {
  const key = email.toLowerCase();
  return db.transaction().execute(async (trx) => {
    const mails = await sql<{ id: number }>`
      delete from mails m where m.recipient_key = ${key} or lower(m.reply_to) = ${key}
        or m.id in (select e.mail_id from enquiries e where e.email_key = ${key})
        -- A corrected one was mailed before as well, to the address of then.
        or split_part(m.idempotency_key, ':', 2) in (
          select e.idempotency_key from enquiries e where e.email_key = ${key}
          union select a.idempotency_key from enquiry_amendments a join enquiries e on e.id = a.enquiry_id
            where e.email_key = ${key}
        )
      returning m.id`.execute(trx);
    await sql`insert into forgotten_enquiries (idempotency_key)
      select idempotency_key from enquiries where email_key = ${key}
      union select a.idempotency_key from enquiry_amendments a join enquiries e on e.id = a.enquiry_id
        where e.email_key = ${key}
      on conflict do nothing`.execute(trx);
    const enquiries = await sql`delete from enquiries where email_key = ${key}`.execute(trx);
    await sql`delete from newsletter_subscriptions where email_key = ${key}`.execute(trx);
    const accounts = await sql`delete from users where email_key = ${key}`.execute(trx);
    return {
      accounts: Number(accounts.numAffectedRows ?? 0),
      enquiries: Number(enquiries.numAffectedRows ?? 0),
      mailIds: mails.rows.map((row) => row.id),
    };
  });
}
