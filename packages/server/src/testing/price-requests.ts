import type { Database } from '../database/connection.ts';

/** The office of project 1, in tests that send it mail. */
export const OFFICE = 'office@sales.example';

/** As little as a price request needs. */
export const PRICE_REQUEST = {
  apartmentId: 101,
  emailAddress: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Anić',
  consentToPrivacyPolicy: true,
};

/** Gives project 1 an office that price requests are mailed to. */
export async function setOffice(db: Database): Promise<void> {
  await db.updateTable('projects').set({ enquiry_email: OFFICE }).where('id', '=', 1).execute();
}

/** Forgets every price request and the mails of it. */
export async function clearPriceRequests(db: Database): Promise<void> {
  await db.deleteFrom('enquiries').execute();
  await db.deleteFrom('mails').execute();
}

/** The id of the price request that came last, of a home where one is named. */
export async function newestPriceRequest(db: Database, apartmentId?: number): Promise<number> {
  const { id } = await db
    .selectFrom('enquiries')
    .select('id')
    .$if(apartmentId !== undefined, (query) => query.where('apartment_id', '=', apartmentId ?? 0))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}
