import { randomUUID } from 'node:crypto';
import type { Viewer } from '@suite/access';
import type { Database } from '../../database/connection.ts';
import { notFound, RequestError } from '../../errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Part } from '../../operations/operation-types.ts';
import type { Services } from '../../operations/services.ts';
import type { QueryContext } from '../query-context.ts';
import { findUnitsOfMail, type UnitOfMail } from './mail-units.ts';
import { isByRobot } from './price-request.ts';
import { countListsOfDay } from './repository.ts';

type FavoritesMail = Part<'sendFavorites', 'body'>;

const MAILS_PER_DAY = 3;

/**
 * Mails a list of units. What a robot filled in is dropped without a word. Texts go along from people alone whose address is
 * confirmed: nobody else writes to anybody in our name.
 * @throws {RequestError} 404 naming the units that are not visible; 429 when the address got three lists in a day
 */
export async function mailFavorites(
  context: QueryContext,
  { publicUrl, wakeMail }: Pick<Services, 'publicUrl' | 'wakeMail'>,
  body: FavoritesMail,
): Promise<void> {
  if (isByRobot(body)) return;
  const ids = [...new Set(body.favoritesList)];
  const units = await findUnitsOfMail(context, ids, publicUrl);
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
        ...textsOf(context.viewer, body),
      },
    });
  });
  wakeMail();
}

function textsOf(viewer: Viewer, { firstName, lastName, phoneNumber, note }: FavoritesMail) {
  const isConfirmed =
    viewer.kind === 'signed-in' && viewer.onlyProjectId === null && viewer.roles.includes('user');
  if (isConfirmed) return { firstName, lastName, phoneNumber, note };
  return { firstName: '', lastName: '', phoneNumber: '', note: '' };
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

async function checkDay(trx: Database, recipientKey: string): Promise<void> {
  if ((await countListsOfDay(trx, recipientKey)) < MAILS_PER_DAY) return;
  const sentence = `${MAILS_PER_DAY} lists were sent to this address today already. Please try again tomorrow.`;
  throw new RequestError(429, 'too-many-requests', sentence);
}
