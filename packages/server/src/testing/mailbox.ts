import type { Database } from '../database/connection.ts';

export interface ReceivedMail {
  readonly template: string;
  readonly text: string;
  /** Of the link in it; null without one. */
  readonly token: string | null;
}

/** Mails to an address, the oldest first, whether they were sent yet or not. */
export async function mailsTo(db: Database, email: string): Promise<ReceivedMail[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['template', 'body_text'])
    .where('recipient_key', '=', email.toLowerCase())
    .orderBy('id')
    .execute();
  return rows.map(({ template, body_text }) => {
    const text = body_text ?? '';
    return { template, text, token: /#token=([\w-]{43})/.exec(text)?.[1] ?? null };
  });
}

/** Token of the last mail to an address, which must be of this template. */
export async function lastToken(db: Database, email: string, template: string): Promise<string> {
  const last = (await mailsTo(db, email)).at(-1);
  if (last?.template !== template || last.token === null) {
    throw new Error(`The last mail to ${email} is ${last?.template ?? 'none'}, not ${template} with a link`);
  }
  return last.token;
}
