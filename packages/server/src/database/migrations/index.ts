import type { Migration } from 'kysely/migration';
import { catalogue } from './0001-catalogue.ts';

/** Applied in the order of their names. Appended to, never edited. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-catalogue': catalogue,
};
