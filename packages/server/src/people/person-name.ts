import { sql } from 'kysely';

/** Name of the person of the joined table `person`, else the address; null without a person. */
export const personName = sql<string | null>`coalesce(
  nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email)`;
