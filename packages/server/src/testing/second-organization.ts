import { sql } from 'kysely';
import { unit } from './fixture.ts';
import { sampleRequest } from './sample-requests.ts';
import type { TestApp } from './test-app.ts';

/** Stands in whatever belongs to organisation 2 or its people, and is published nowhere. */
export const OTHERS_SECRET = 'Orlanda';

const SECRET_TEXT = JSON.stringify({ en: OTHERS_SECRET });

/**
 * Gives organisation 2 a second project (4, with masterplan, building and unit 801), unpublished as project 3 of
 * organisation 1, and both of its projects people: an admin, a client with a price request, and one with a favourite.
 */
export async function fillSecondOrganization(app: TestApp): Promise<void> {
  const { db } = app;
  await sql`insert into projects select (p).* from (
    select jsonb_populate_record(projects, jsonb_build_object('id', 4, 'published', false, 'content_key', null,
      'name', ${SECRET_TEXT}::jsonb)) as p from projects where id = 2) as copy`.execute(db);
  const masterplan = { id: 8, project_id: 4, parent_id: null, position: 8, name: SECRET_TEXT };
  await db
    .insertInto('masterplans')
    .values({ ...masterplan, community: false, published: true })
    .execute();
  const building = { id: 8, masterplan_id: 8, position: 8, name: SECRET_TEXT, title: SECRET_TEXT };
  await db
    .insertInto('buildings')
    .values({ ...building, floors: 9, published: true })
    .execute();
  await db.insertInto('apartments').values(unit(801)).execute();
  await db
    .insertInto('media')
    .values([2, 4].map((id) => ({ id: 800 + id, project_id: id, position: 1, name: SECRET_TEXT, ...DRAFT })))
    .execute();
  for (const projectId of [2, 4]) await addPeople(app, projectId);
}

const DRAFT = { media_type_id: 1, draft: true };

async function addPeople({ db, call }: TestApp, projectId: number): Promise<void> {
  const ids = [200, 300, 400].map((base) => base + projectId);
  await db
    .insertInto('users')
    .values(
      ids.map((id) => {
        const email = `${OTHERS_SECRET}-${id}@people.example`;
        const key = email.toLowerCase();
        const names = { first_name: OTHERS_SECRET, last_name: OTHERS_SECRET, locale: 'en' as const };
        const account = { email, email_key: key, username: email, username_key: key };
        return { id, ...account, ...names, email_confirmed_at: new Date() };
      }),
    )
    .execute();
  const [admin = 0, , saver = 0] = ids;
  await db
    .insertInto('user_roles')
    .values({ user_id: admin, role: 'project_admin', project_id: projectId })
    .execute();
  const apartmentId = projectId === 2 ? 501 : 801;
  await db.insertInto('favorites').values({ user_id: saver, apartment_id: apartmentId }).execute();
  await db.updateTable('projects').set({ published: true }).where('id', '=', projectId).execute();
  // Operations on price requests are asked by the number of the project.
  await sql`alter table enquiries alter column id restart with ${sql.raw(String(projectId))}`.execute(db);
  const { body } = sampleRequest('askForPrice');
  const lead = { firstName: OTHERS_SECRET, emailAddress: `${OTHERS_SECRET}-${ids[1]}@people.example` };
  await call('askForPrice', { body: { ...body, ...lead, apartmentId } });
  await db
    .updateTable('projects')
    .set({ published: projectId === 2 })
    .where('id', '=', projectId)
    .execute();
}
