import { requireSuperAdmin } from '../../access/staff.ts';
import { findMail, listMails, retryMail } from '../../mail/mails.ts';
import { type Handlers, one } from '../request-context.ts';

/** Mails are of all projects, and some open accounts. */
export const MAIL_HANDLERS = {
  listMails: async ({ query, context, viewer }) => {
    requireSuperAdmin(viewer);
    const { mails, total } = await listMails(context.db, query.state);
    return { data: mails, meta: { total } };
  },
  getMail: async ({ params, context, viewer, services }) => {
    requireSuperAdmin(viewer);
    return one(await findMail(context.db, params.id, services.keepsMails));
  },
  retryMail: async ({ params, context, viewer, services }) => {
    requireSuperAdmin(viewer);
    await retryMail(context.db, params.id);
    services.wakeMail();
    return { ok: true } as const;
  },
} satisfies Partial<Handlers>;
