import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { MAIL_KEYS } from './store-enquiry.ts';

export interface EnquiryMailRow {
  readonly enquiry_id: number;
  readonly id: number;
  readonly recipient: keyof typeof MAIL_KEYS;
  readonly state: 'queued' | 'sent' | 'failed';
  readonly created_at: Date;
  readonly attempts: number;
  readonly sent_at: Date | null;
  readonly next_attempt_at: Date;
  readonly last_error: string | null;
}

/** The mails about each request to the office and to its sender, the newest first; what corrected a request was mailed as well. */
export async function mailRows(
  db: Database,
  enquiryIds: readonly number[],
): Promise<readonly EnquiryMailRow[]> {
  const { rows } = await sql<EnquiryMailRow>`
    with keys as (
      select id as enquiry_id, idempotency_key from enquiries where id in (${sql.join(enquiryIds)})
      union all
      select enquiry_id, idempotency_key from enquiry_amendments where enquiry_id in (${sql.join(enquiryIds)})
    )
    select keys.enquiry_id, kind.recipient, m.id, m.state, m.created_at,
      m.attempts, m.sent_at, m.next_attempt_at, m.last_error
    from keys
      cross join (values ${sql.join(Object.entries(MAIL_KEYS).map(([name, key]) => sql`(${name}::text, ${key}::text)`))})
        as kind (recipient, key)
      join mails m on m.idempotency_key = kind.key || ':' || keys.idempotency_key
    order by m.id desc`.execute(db);
  return rows;
}
