import type { Handlers } from '../call.ts';
import { CATALOGUE_HANDLERS } from './catalogue.ts';

export const HANDLERS: Partial<Handlers> = {
  ...CATALOGUE_HANDLERS,
};
