import type { Handlers } from '../call.ts';
import { CATALOGUE_HANDLERS } from './catalogue.ts';
import { LIVE_HANDLERS } from './live.ts';

export const HANDLERS: Partial<Handlers> = {
  ...CATALOGUE_HANDLERS,
  ...LIVE_HANDLERS,
};
