import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_DIR } from '@suite/content';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DEMO_KEYS } from '../database/migrations/0014-content-keys.ts';
import { FAST_BACKEND, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { seedDemo } from './seed-demo.ts';

type Values = Record<string, unknown>;

// The importer's statements are tried on both databases by `seed-demo.test.ts`.
/** Light and model name homes too, so that a home that is taken out would have to be taken out of them. */
const isKept = (source: string) => !/\/(?:model|light\.csv)$/.test(source);

describe.each([FAST_BACKEND])('keys of an imported project on %s', (backend) => {
  let test: TestDatabase;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let contentDir: string;

  beforeAll(async () => {
    test = await openTestDatabase(backend);
    folder = await temporaryFolder();
    contentDir = path.join(folder.path, 'content');
    await cp(DEMO_DIR, contentDir, { recursive: true, filter: isKept });
    await seed();
  });
  afterAll(async () => {
    await test.close();
    await folder[Symbol.asyncDispose]();
  });

  const seed = () => seedDemo(test.db, { mediaDir: path.join(folder.path, 'media'), contentDir });
  async function change(file: string, edit: (text: string) => string): Promise<void> {
    const name = path.join(contentDir, file);
    const before = await readFile(name, 'utf8');
    const after = edit(before);
    expect(after).not.toBe(before);
    await writeFile(name, after);
    expect(await seed()).toBe('replaced');
  }
  const changeProject = (
    edit: (project: Record<'pois' | 'communities' | 'buildings' | 'types', Values[]>) => void,
  ) =>
    change('project.yaml', (text) => {
      const project = parse(text);
      edit(project);
      return JSON.stringify(project, null, 1);
    });
  const keys = async () =>
    (
      await test.db
        .selectFrom('content_keys')
        .select(['kind', 'key', 'id'])
        .orderBy('kind')
        .orderBy('id')
        .execute()
    ).map(({ kind, key, id }) => `${kind} ${id} ${key}`);
  const units = async () =>
    (
      await sql<{ key: string; id: number }>`
        select b.name ->> 'en' || '-' || a.name as key, a.id from apartments a
        join buildings b on b.id = a.building_id order by 1`.execute(test.db)
    ).rows;
  const factsOf = async (id: number) =>
    test.db.selectFrom('apartments').select(['status', 'price_eur']).where('id', '=', id).executeTakeFirst();

  it('are found by an older database for the ids that its demo has', async () => {
    const given = await keys();
    expect(given).toHaveLength(4 + 12 + 5 + 371 + 12 + 1 + 16 + 2 + 11 + 48);
    await test.db.deleteFrom('content_keys').execute();
    for (const statement of DEMO_KEYS) await sql.raw(statement).execute(test.db);
    expect(await keys()).toEqual(given);
  });

  it('keep their ids when everything is put into another order', async () => {
    const [before, unitsBefore] = [await keys(), await units()];
    const mediaBefore = await test.db
      .selectFrom('media')
      .select(['id', 'hash', 'name'])
      .orderBy('id')
      .execute();
    await change('units.csv', (csv) => {
      const [header = '', ...lines] = csv.trimEnd().split('\n');
      return `${[header, ...lines.toReversed()].join('\n')}\n`;
    });
    await changeProject((project) => {
      for (const list of ['pois', 'communities', 'buildings', 'types'] as const) project[list].reverse();
    });
    expect(await keys()).toEqual(before);
    expect(await units()).toEqual(unitsBefore);
    const media = await test.db.selectFrom('media').select(['id', 'hash', 'name']).orderBy('id').execute();
    expect(media).toEqual(mediaBefore);
  });

  it('get their old id when they come back, and give it to nobody else meanwhile', async () => {
    const pine = await test.db
      .selectFrom('content_keys')
      .selectAll()
      .where('key', '=', 'pine-path')
      .executeTakeFirstOrThrow();
    const taken: Values[] = [];
    const file = path.join(contentDir, 'project.yaml');
    const original = await readFile(file, 'utf8');
    await changeProject((project) => {
      taken.push(...project.pois.splice(0));
      project.pois.push({ id: 'new', of: 'project', type: 'streetview_point', title: 'New' });
      // Menus and shapes named them.
      Object.assign(project, { apps: [] });
      for (const owner of [project as unknown as Values, ...project.communities, ...project.buildings]) {
        for (const view of owner.views as Values[]) delete view.shapes;
      }
    });
    expect(taken).toHaveLength(12);
    const there = await test.db.selectFrom('pois').select('id').execute();
    expect(there).toEqual([{ id: 13 }]);
    await change('project.yaml', () => original);
    const back = await test.db.selectFrom('pois').select(['id', 'name']).orderBy('id').execute();
    expect(back).toHaveLength(12);
    expect(back.find((one) => one.name.en === 'Pine path')?.id).toBe(pine.id);
  });

  it('do not undo a sale, nor a price, that the folder did not change', async () => {
    const rows = await units();
    const [sold = 0, priced = 0, other = 0] = ['H1-101', 'H1-103', 'H2-101'].map(
      (key) => rows.find((unit) => unit.key === key)?.id,
    );
    await test.db.updateTable('apartments').set({ status: 'sold' }).where('id', '=', sold).execute();
    await test.db.updateTable('apartments').set({ price_eur: 1 }).where('id', '=', priced).execute();
    const before = await factsOf(other);
    await change('units.csv', (csv) => csv.replace(/^103,H1,(.*),available,/m, '103,H1,$1,reserved,'));
    expect((await factsOf(sold))?.status).toBe('sold');
    expect(await factsOf(priced)).toEqual({ status: 'reserved', price_eur: 1 });
    expect(await factsOf(other)).toEqual(before);
    const changes = await test.db
      .selectFrom('unit_changes')
      .select(['apartment_id', 'status'])
      .orderBy('id')
      .execute();
    expect(changes).toEqual([
      { apartment_id: sold, status: 'sold' },
      // Of the price, and then of the status.
      { apartment_id: priced, status: 'available' },
      { apartment_id: priced, status: 'reserved' },
    ]);
  });

  it('keep a unit that is taken out, withdrawn, and give it back as it was sold', async () => {
    const rows = await units();
    const id = rows.find(({ key }) => key === 'H1-102')?.id ?? 0;
    await test.db.updateTable('apartments').set({ status: 'sold' }).where('id', '=', id).execute();
    const withdrawn = () => test.db.selectFrom('withdrawn_units').selectAll().execute();
    const shapes = path.join(contentDir, 'shapes/h1-front.json');
    const original = await readFile(shapes, 'utf8');
    await writeFile(shapes, original.replace(/^\{"id":"H1-102".*\n/m, ''));
    let line = '';
    await change('units.csv', (csv) =>
      csv.replace(/^102,H1,.*\n/m, (taken) => {
        line = taken;
        return '';
      }),
    );
    expect(await units()).toEqual(rows.filter((unit) => unit.id !== id));
    expect(await withdrawn()).toMatchObject([{ apartment_id: id, project_id: 1, building_id: 1 }]);
    expect((await factsOf(id))?.status).toBe('sold');
    await writeFile(shapes, original);
    await change('units.csv', (csv) => csv + line);
    expect(await units()).toEqual(rows);
    expect(await withdrawn()).toEqual([]);
    expect((await factsOf(id))?.status).toBe('sold');
  });
});
