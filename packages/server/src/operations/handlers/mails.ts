import { requireSuperAdmin } from '../../access/staff.ts';
import { findMail, listMails, retryMail } from '../../mail/mails.ts';
import { type Handlers, one } from '../call.ts';

/** Mails are of all projects, and some open accounts. */
export const MAIL_HANDLERS = {
  listMails: async ({ query, reading, viewer }) => {
    requireSuperAdmin(viewer);
    const { mails, total } = await listMails(reading.db, query.state);
    return { data: mails, meta: { total } };
  },
  getMail: async ({ params, reading, viewer, services }) => {
    requireSuperAdmin(viewer);
    return one(await findMail(reading.db, params.id, services.keepsMails));
  },
  retryMail: async ({ params, reading, viewer, services }) => {
    requireSuperAdmin(viewer);
    await retryMail(reading.db, params.id);
    services.wakeMail();
    return { ok: true } as const;
  },
} satisfies Partial<Handlers>;
