import type { Handler } from '../../operations/request-context.ts';
import { safeName } from '../media/media-file.ts';
import { findSheet } from './service.ts';

export const getOfferSheet: Handler<'getOfferSheet'> = async ({
  params,
  query,
  context,
  services,
  reply,
}) => {
  const sheet = await findSheet(context, services, params.id);
  // The fonts' and the PDF's libraries are an eighth of a start, and no start waits for them.
  const { drawSheet } = await import('./draw-sheet.ts');
  const pdf = await drawSheet(sheet, query.paper ?? 'a4');
  return (
    reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${safeName(sheet.title) || 'offer-sheet'}.pdf"`)
      .header('content-security-policy', "sandbox; default-src 'none'")
      // Who looks decides about the price, and the date is that of today.
      .header('cache-control', 'private, no-store')
      .send(pdf)
  );
};
