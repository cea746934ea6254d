import type { Handlers } from '../call.ts';
import { CATALOGUE_HANDLERS } from './catalogue.ts';
import { MEDIA_HANDLERS } from './media.ts';
import { STAFF_MEDIA_HANDLERS } from './staff-media.ts';

export const HANDLERS: Partial<Handlers> = {
  ...CATALOGUE_HANDLERS,
  ...MEDIA_HANDLERS,
  ...STAFF_MEDIA_HANDLERS,
};
