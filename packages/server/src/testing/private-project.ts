import { type OperationName, operations } from '@suite/api';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { CONTENT_IDS } from './fixture-content.ts';
import { sampleRequest } from './sample-requests.ts';

/** Stands in every text of project 1, and nowhere else. */
export const SECRET = 'Zanoni';
const TEXTS = {
  projects: ['name', 'description', 'place'],
  masterplans: ['name', 'description'],
  buildings: ['name', 'title', 'description'],
  apartment_types: ['name'],
  media: ['name', 'textual_content'],
  pois: ['name', 'description'],
  packages: ['name', 'description'],
  client_apps: ['name'],
  menu_items: ['name'],
  package_items: ['name', 'description'],
} as const;
/** Numbers that nothing but project 1 has. */
export const UNIT_IDS = [101, 102, 103, 401, 402, 701];
const ROWS_OF_PROJECT = {
  projects: sql`id = 1`,
  menu_items: sql`client_app_id in (select id from client_apps where project_id = 1)`,
  package_items: sql`package_id in (select id from packages where project_id = 1)`,
  buildings: sql`masterplan_id in (select id from masterplans where project_id = 1)`,
};

/** Ids of the fixture's content, so that every operation is asked for something of project 1. */
const CONTENT_OF: Readonly<Record<string, number>> = {
  masterplans: 1,
  pois: CONTENT_IDS.masterplanPoi,
  packages: CONTENT_IDS.package,
  'client-apps': CONTENT_IDS.app,
  'menu-items': CONTENT_IDS.menuPoi,
};

/** A request that is about project 1. */
export function requestOf(name: OperationName) {
  const request = sampleRequest(name);
  const noun = /([\w-]+)\/\{id\}/.exec(operations[name].path)?.[1] ?? '';
  const id = CONTENT_OF[noun];
  const query = name === 'geocode' ? { query: `q=${SECRET}` } : {};
  return { ...request, ...query, params: { ...request.params, ...(id !== undefined && { id }) } };
}

/** Whether a response holds anything of project 1. */
export function holdsSecret(body: string): boolean {
  return body.includes(SECRET) || /\/projects\/1\//.test(body);
}

/** Puts the secret into every text of project 1. */
export async function markProject(db: Database): Promise<void> {
  for (const [table, columns] of Object.entries(TEXTS)) {
    const rows = ROWS_OF_PROJECT[table as keyof typeof ROWS_OF_PROJECT] ?? sql`project_id = 1`;
    const marked = sql.join(
      columns.map(
        (column) => sql`${sql.ref(column)} = case when ${sql.ref(column)} is not null then
          jsonb_build_object('en', (${sql.ref(column)} ->> 'en') || ${` ${SECRET}`}::text) end`,
      ),
    );
    await sql`update ${sql.table(table)} set ${marked} where ${rows}`.execute(db);
  }
}
