import { staffProjectIds } from '@suite/access';
import { requireStaffOf } from '../../access/staff.ts';
import { askForPrice } from '../../enquiries/ask-for-price.ts';
import { changeEnquiry, countEnquiries, listEnquiries } from '../../enquiries/enquiries.ts';
import { enquiriesCsv } from '../../enquiries/enquiries-csv.ts';
import { sendFavorites, sendFavoritesFromApp } from '../../enquiries/send-favorites.ts';
import { notFound } from '../../errors.ts';
import { type Handlers, many, one, type RequestContext } from '../request-context.ts';

const OK = { ok: true } as const;

export const ENQUIRY_HANDLERS = {
  askForPrice: async (call) => {
    await askForPrice(call);
    return OK;
  },
  sendFavorites: async (call) => {
    await sendFavorites(call);
    return OK;
  },
  sendFavoritesFromApp: async (call) => {
    await sendFavoritesFromApp(call);
    return OK;
  },
  listEnquiries: async (call) => {
    const wanted = wantedBy(call);
    const { data, meta } = many(await listEnquiries(call.context.db, wanted, call.query.page));
    return { data, meta: { ...meta, total: await countEnquiries(call.context.db, wanted) } };
  },
  exportEnquiries: async (call) => {
    const enquiries = await listEnquiries(call.context.db, wantedBy(call));
    return call.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="enquiries.csv"')
      .send(enquiriesCsv(enquiries.map(({ attributes }) => attributes)));
  },
  updateEnquiry: async ({ params, body, context, viewer }) => {
    const wanted = { id: params.id, projectIds: staffProjectIds(viewer) };
    const enquiry = await changeEnquiry(context.db, wanted, { ...body, userId: viewer.userId });
    if (!enquiry) throw notFound(`There is no price request ${params.id}.`);
    return one(enquiry);
  },
} satisfies Partial<Handlers>;

/** Of the project that is named, else of all projects of the person; of the state that is named. */
function wantedBy({ query, viewer }: Pick<RequestContext<'exportEnquiries'>, 'query' | 'viewer'>) {
  const { projectId, state } = query;
  if (projectId !== undefined) requireStaffOf(viewer, projectId);
  return { projectIds: projectId === undefined ? staffProjectIds(viewer) : [projectId], state };
}
