import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { notFound, RequestError } from '../errors.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { RequestContext } from '../operations/request-context.ts';
import { isByRobot } from './ask-for-price.ts';
import { findUnitsOfMail, type UnitOfMail } from './mail-units.ts';

type FavoritesCall = Pick<RequestContext<'sendFavorites'>, 'body' | 'context' | 'services'>;

const MAILS_PER_DAY = 3;

/**
 * Mails a list of units. What a robot filled in is dropped without a word.
 * @throws {RequestError} 404 naming the units that are not visible; 429 when the address got three lists in a day
 */
export async function sendFavorites({ body, context, services }: FavoritesCall): Promise<void> {
  if (isByRobot(body)) return;
  const ids = [...new Set(body.favoritesList)];
  const units = await findUnitsOfMail(context.db, ids, services.publicUrl);
  if (units.length < ids.length) throw unknownUnits(ids, units);
  await context.db.transaction().execute(async (trx) => {
    await checkDay(trx, body.emailAddress.toLowerCase());
    await queueMail(trx, {
      template: 'favorites',
      locale: body.localeId,
      to: body.emailAddress,
      idempotencyKey: `favorites:${randomUUID()}`,
      data: {
        units: units.map((unit) => unit.inLocale(body.localeId)),
        firstName: body.firstName,
        lastName: body.lastName,
        phoneNumber: body.phoneNumber,
        note: body.note,
      },
    });
  });
  services.wakeMail();
}

/**
 * The same, sent from a client app.
 * @throws {RequestError} 404 for an app that is not there or of a project that is not published; as `sendFavorites`
 */
export async function sendFavoritesFromApp(call: RequestContext<'sendFavoritesFromApp'>): Promise<void> {
  const { id } = call.params;
  const app = await call.context.db
    .selectFrom('visible_client_apps')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!app) throw notFound(`There is no client app ${id}.`);
  return sendFavorites(call);
}

function unknownUnits(ids: readonly number[], units: readonly UnitOfMail[]): RequestError {
  const known = new Set(units.map((unit) => unit.id));
  const unknown = ids.filter((id) => !known.has(id));
  return notFound(
    unknown.length === 1
      ? `There is no published unit ${unknown[0]}.`
      : `There are no published units ${unknown.join(', ')}.`,
  );
}

/** Holds others who send to the same address until the transaction ends, so that they are counted too. */
async function checkDay(trx: Database, recipientKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`favorites ${recipientKey}`}))`.execute(trx);
  const { count } = await trx
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('recipient_key', '=', recipientKey)
    .where('template', '=', 'favorites')
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  if (count < MAILS_PER_DAY) return;
  const sentence = `${MAILS_PER_DAY} lists were sent to this address today already. Please try again tomorrow.`;
  throw new RequestError(429, 'too-many-requests', sentence);
}
