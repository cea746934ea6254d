import { z } from 'zod';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getOfferSheet = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/apartments/{id}/offer-sheet',
  access: 'public',
  rateLimit: { max: 20, ofAddress: 120, timeWindow: '1 minute' },
  summary: 'Offer sheet of a unit, a PDF of one page; A4 when `paper` is absent',
  params: byId,
  query: language.extend({ paper: z.enum(['a4', 'letter']).optional() }),
  response: 'file',
  file: { types: ['application/pdf'] },
  errors: [410],
});
