import { requireStaffOf, staffProjectIds } from '../../access/staff.ts';
import type { Resource } from '../../catalogue/reading.ts';
import { askForPrice } from '../../enquiries/ask-for-price.ts';
import { type Enquiry, listEnquiries, setFulfilled } from '../../enquiries/enquiries.ts';
import { enquiriesCsv } from '../../enquiries/enquiries-csv.ts';
import { sendFavorites, sendFavoritesFromApp } from '../../enquiries/send-favorites.ts';
import { notFound } from '../../errors.ts';
import { type Call, type Handlers, many, one } from '../call.ts';

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
  listEnquiries: async (call) => many(await enquiriesOf(call), new Date()),
  exportEnquiries: async (call) => {
    const enquiries = await enquiriesOf(call);
    return call.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="enquiries.csv"')
      .send(enquiriesCsv(enquiries.map(({ attributes }) => attributes)));
  },
  updateEnquiry: async ({ params, body, reading, viewer }) => {
    const enquiry = await setFulfilled(reading.db, staffProjectIds(viewer), params.id, body.fulfilled);
    if (!enquiry) throw notFound(`There is no price request ${params.id}.`);
    return one(enquiry);
  },
} satisfies Partial<Handlers>;

/** Of the project that is named, else of all projects of the person. */
async function enquiriesOf({
  query,
  reading,
  viewer,
}: Pick<Call<'listEnquiries'>, 'query' | 'reading' | 'viewer'>): Promise<Resource<Enquiry>[]> {
  const { projectId } = query;
  if (projectId !== undefined) requireStaffOf(viewer, projectId);
  return listEnquiries(reading.db, projectId === undefined ? staffProjectIds(viewer) : [projectId]);
}
