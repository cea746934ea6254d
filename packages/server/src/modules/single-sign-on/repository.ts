import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Texts } from '../../database/texts.ts';

export interface SignOnSettings {
  readonly organizationId: number;
  readonly name: Texts;
  readonly issuer: string;
  readonly clientId: string;
  /** Sealed. */
  readonly clientSecret: string;
  readonly emailDomains: readonly string[];
  readonly countsAsSecondFactor: boolean;
}

const SETTINGS = sql`s.organization_id as "organizationId", o.name, s.issuer, s.client_id as "clientId",
  s.client_secret as "clientSecret", s.email_domains as "emailDomains",
  s.counts_as_second_factor as "countsAsSecondFactor"`;

/** Null where there is no such organisation. */
export async function nameOfOrganization(db: Database, id: number): Promise<Texts | null> {
  const row = await db.selectFrom('organizations').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}

export async function signOnOf(db: Database, organizationId: number): Promise<SignOnSettings | null> {
  const { rows } = await sql<SignOnSettings>`
    select ${SETTINGS} from single_sign_ons s join organizations o on o.id = s.organization_id
    where s.organization_id = ${organizationId}::int`.execute(db);
  return rows[0] ?? null;
}

export async function signOnOfDomain(db: Database, domain: string): Promise<SignOnSettings | null> {
  const { rows } = await sql<SignOnSettings>`
    select ${SETTINGS} from single_sign_ons s join organizations o on o.id = s.organization_id
    where ${domain} = any(s.email_domains) order by s.organization_id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** In place of what was set before. */
export async function storeSignOn(trx: Database, settings: Omit<SignOnSettings, 'name'>): Promise<void> {
  const values = {
    issuer: settings.issuer,
    client_id: settings.clientId,
    client_secret: settings.clientSecret,
    email_domains: [...settings.emailDomains],
    counts_as_second_factor: settings.countsAsSecondFactor,
    updated_at: new Date(),
  };
  await trx
    .insertInto('single_sign_ons')
    .values({ organization_id: settings.organizationId, ...values })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(values))
    .execute();
}

export async function deleteSignOn(trx: Database, organizationId: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('single_sign_ons')
    .where('organization_id', '=', organizationId)
    .returning('organization_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface Identity {
  readonly organizationId: number;
  readonly issuer: string;
  readonly subject: string;
}

export async function linkedUser(trx: Database, identity: Identity): Promise<number | null> {
  const row = await trx
    .selectFrom('linked_identities')
    .select('user_id')
    .where('organization_id', '=', identity.organizationId)
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Whether it is linked now: an account is one subject of a provider, not several. */
export async function linkIdentity(
  trx: Database,
  { organizationId, issuer, subject }: Identity,
  userId: number,
): Promise<boolean> {
  const row = await trx
    .insertInto('linked_identities')
    .values({ organization_id: organizationId, issuer, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the account may be used, which is locked until the transaction ends. */
export async function isOpen(trx: Database, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('disabled_at')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.disabled_at === null;
}

/** Whether the account has a role of staff anywhere but on projects of the organisation. */
export async function worksElsewhere(
  trx: Database,
  userId: number,
  organizationId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from user_roles r left join projects p on p.id = r.project_id
    where r.user_id = ${userId}::int and r.role <> 'user'
      and p.organization_id is distinct from ${organizationId}::int
    limit 1`.execute(trx);
  return rows.length > 0;
}
