import type { Handlers } from '../call.ts';
import { CATALOGUE_HANDLERS } from './catalogue.ts';
import { PEOPLE_HANDLERS } from './people.ts';

export const HANDLERS: Partial<Handlers> = {
  ...CATALOGUE_HANDLERS,
  ...PEOPLE_HANDLERS,
};
