import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { MAIL_KEYS } from './store-enquiry.ts';

/** Deletes price requests a year after they were fulfilled, with their mails. Gives how many. */
export async function deleteOldEnquiries(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with old as (
      delete from enquiries where fulfilled_at < ${now.toISOString()}::timestamptz - interval '1 year'
      returning id, idempotency_key
    ), old_keys as (
      select idempotency_key from old
      union all select a.idempotency_key from enquiry_amendments a join old on old.id = a.enquiry_id
    ), old_mails as (
      delete from mails where idempotency_key in (
        select ${MAIL_KEYS.office} || ':' || idempotency_key from old_keys
        union all select ${MAIL_KEYS.visitor} || ':' || idempotency_key from old_keys
      )
    )
    select id from old`.execute(db);
  return rows.length;
}
