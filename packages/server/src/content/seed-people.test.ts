import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_DIR } from '@suite/content';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAST_BACKEND, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { DEMO_ACCOUNTS } from './seed-accounts.ts';
import { seedDemo } from './seed-demo.ts';

describe('the demo accounts', () => {
  it('are one for each role, with long passwords, and the README names them', async () => {
    const readme = await readFile(path.resolve(import.meta.dirname, '../../../../README.md'), 'utf8');
    const roles = ['user', 'sales_agent', 'project_editor', 'project_admin', 'super_admin'];
    expect(DEMO_ACCOUNTS.map(({ role }) => role)).toEqual(roles);
    for (const { email, password } of DEMO_ACCOUNTS) {
      expect(password.length).toBeGreaterThanOrEqual(12);
      expect(readme).toMatch(new RegExp(`${email}.*${password}`));
    }
  });
});

// What the loading asks of a database is asked of both in seed-demo.test.ts.
describe(`people and the demo project on ${FAST_BACKEND}`, () => {
  let test: TestDatabase;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let contentDir: string;
  let mediaDir: string;

  beforeAll(async () => {
    test = await openTestDatabase(FAST_BACKEND);
    folder = await temporaryFolder();
    contentDir = path.join(folder.path, 'content');
    mediaDir = path.join(folder.path, 'media');
    await cp(DEMO_DIR, contentDir, { recursive: true });
  });
  afterAll(async () => {
    await test.close();
    await folder[Symbol.asyncDispose]();
  });

  const seed = () => seedDemo(test.db, { mediaDir, contentDir });
  const changeContent = async (from: string, to: string) => {
    const file = path.join(contentDir, 'project.yaml');
    const text = await readFile(file, 'utf8');
    expect(text).toContain(from);
    await writeFile(file, text.replace(from, to));
  };
  const people = () => test.db.selectFrom('users').selectAll().orderBy('id').execute();
  const project = () =>
    test.db.selectFrom('projects').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();

  it('come together, each person with a role', async () => {
    expect(await seed()).toBe('loaded');
    expect((await people()).map(({ email }) => email)).toEqual(DEMO_ACCOUNTS.map(({ email }) => email));
    for (const person of await people()) {
      expect(person.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
      expect(person.email_confirmed_at).toBeInstanceOf(Date);
    }
    const roles = await test.db
      .selectFrom('user_roles')
      .innerJoin('users', 'users.id', 'user_roles.user_id')
      .select(['username', 'role', 'project_id'])
      .orderBy('user_id')
      .execute();
    expect(roles).toEqual([
      { username: 'agent', role: 'sales_agent', project_id: 1 },
      { username: 'editor', role: 'project_editor', project_id: 1 },
      { username: 'admin', role: 'project_admin', project_id: 1 },
      { username: 'super', role: 'super_admin', project_id: null },
    ]);
    expect((await project()).enquiry_email).toBe('sales@porto-vala.example');
  });

  it('part where the content changes: what people have, did and sent in stays', async () => {
    const [visitor] = await people();
    const userId = visitor?.id ?? 0;
    const medium = (values: object) =>
      test.db
        .insertInto('media')
        .values({ project_id: 1, position: 0, name: '{"en":"Own"}', media_type_id: 1, ...values })
        .returning('id')
        .executeTakeFirstOrThrow();
    const ofDemo = (await test.db.selectFrom('media').select('id').execute()).length;
    const added = [
      await medium({ user_id: userId }),
      await medium({ draft: true }),
      await medium({ building_id: 1 }),
    ];
    const untouched = added.map(({ id }) => id);
    const hour = new Date(Date.now() + 3_600_000);
    const session = '00000000-0000-4000-8000-000000000001';
    await test.db
      .insertInto('sessions')
      .values({ id: session, user_id: userId, project_id: 1, expires_at: hour })
      .execute();
    const secret = { user_id: userId, project_id: 1, password_hash: 'x' };
    await test.db.insertInto('project_passwords').values(secret).execute();
    await test.db
      .insertInto('enquiries')
      .values({
        idempotency_key: 'one',
        project_id: 1,
        apartment_id: 7,
        unit: 'H1 203',
        email_template: 'ask-for-price',
        email: 'a@b.example',
        email_key: 'a@b.example',
        first_name: 'A',
        last_name: 'B',
        phone_number: '',
        note: '',
        contact_time: '',
        locale: 'en',
        subscribe_to_newsletter: false,
        consented_at: new Date(),
      })
      .execute();
    const changed = { published: false, private_preview: true, open_to_registered: false };
    await test.db.updateTable('projects').set(changed).where('id', '=', 1).execute();
    const unitsBefore = await test.db.selectFrom('apartments').select(['id', 'name']).orderBy('id').execute();
    const peopleBefore = await people();

    // A further picture may not take the number that a person's own has.
    const entrance = '- id: main-entrance\n';
    await changeContent(entrance, `${entrance}    image: pictures/b2-front.jpg\n`);
    expect(await seed()).toBe('replaced');

    expect(await people()).toEqual(peopleBefore);
    expect(await test.db.selectFrom('user_roles').selectAll().execute()).toHaveLength(4);
    for (const table of ['sessions', 'project_passwords', 'enquiries'] as const) {
      expect([table, (await test.db.selectFrom(table).selectAll().execute()).length]).toEqual([table, 1]);
    }
    const media = await test.db.selectFrom('media').select(['id', 'name']).execute();
    const own = media.filter(({ name }) => name.en === 'Own').map(({ id }) => id);
    expect(own.toSorted()).toEqual(untouched.toSorted());
    expect(media).toHaveLength(ofDemo + untouched.length + 1);
    const unitsAfter = await test.db.selectFrom('apartments').select(['id', 'name']).orderBy('id').execute();
    expect(unitsAfter).toEqual(unitsBefore);
    expect(await project()).toMatchObject(changed);
  });

  it('are given other colours under a version that no browser keeps', async () => {
    const before = (await project()).stylesheet_version;
    await changeContent("accentTint: '#E4ECEE'", "accentTint: '#E4ECEF'");
    expect(await seed()).toBe('replaced');
    expect((await project()).stylesheet_version).toBe(before + 1);
    await changeContent('title: Porto Vala\n', 'title: Porto Vala\nwebsite: https://porto-vala.example/\n');
    await seed();
    expect((await project()).stylesheet_version).toBe(before + 1);
  });

  it('are not brought back, let in again or given their password anew', async () => {
    const [visitor, agent] = await people();
    await test.db
      .deleteFrom('users')
      .where('id', '=', agent?.id ?? 0)
      .execute();
    await test.db
      .updateTable('users')
      .set({ disabled_at: new Date(), password_hash: 'changed' })
      .where('id', '=', visitor?.id ?? 0)
      .execute();
    const before = await people();
    expect(await seed()).toBe('unchanged');
    await changeContent('id: main-entrance', 'id: entrance');
    expect(await seed()).toBe('replaced');
    await test.db.deleteFrom('users').execute();
    expect(await seed()).toBe('unchanged');
    await changeContent('id: entrance', 'id: main-entrance');
    expect(await seed()).toBe('replaced');
    expect(before).toHaveLength(4);
    expect(await people()).toEqual([]);
  });

  it('stay away once the demo was removed', async () => {
    await test.db.deleteFrom('projects').where('id', '=', 1).execute();
    expect(await seed()).toBe('skipped');
    expect(await test.db.selectFrom('projects').selectAll().execute()).toEqual([]);
  });
});

describe(`a database of an organisation on ${FAST_BACKEND}`, () => {
  let test: TestDatabase;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    test = await openTestDatabase(FAST_BACKEND);
    folder = await temporaryFolder();
  });
  afterAll(async () => {
    await test.close();
    await folder[Symbol.asyncDispose]();
  });

  it('gets the demo without accounts when it has people, and no demo when it has a project', async () => {
    const person = { email: 'a@b.example', email_key: 'a@b.example', username: 'a', username_key: 'a' };
    await test.db
      .insertInto('users')
      .values({ ...person, locale: 'en' })
      .execute();
    expect(await seedDemo(test.db, { mediaDir: folder.path })).toBe('loaded');
    expect(await test.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
    await test.db.deleteFrom('content_imports').execute();
    await test.db.updateTable('projects').set({ name: '{"en":"Ours"}' }).execute();
    expect(await seedDemo(test.db, { mediaDir: folder.path })).toBe('skipped');
    const [project] = await test.db.selectFrom('projects').select('name').execute();
    expect(project?.name.en).toBe('Ours');
  });
});
