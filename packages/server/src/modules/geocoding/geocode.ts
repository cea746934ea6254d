import type { Handler } from '../../operations/request-context.ts';
import { findPlaces } from './service.ts';

export const geocode: Handler<'geocode'> = async ({ query: { q, limit, types }, context, services }) =>
  findPlaces(context, services.geocoder, { text: q, limit, types });
