import { loadContent } from '@suite/content';
import { smallFolder } from '@suite/content/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeFiles } from '../../content/media-files.ts';
import { publishVersion, putDraft } from '../../content/versions.ts';
import { giveRolesOn, type Identity } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_BACKENDS } from '../../testing/test-database.ts';
import { uploadForm } from '../../testing/upload-forms.ts';

const projectFile = smallFolder().get('project.yaml')?.toString() ?? '';
const FOLDER = smallFolder({
  'project.yaml': projectFile.replace('title: Dvorište', 'id: dvor\ntitle: Dvorište'),
});

interface DraftUnit {
  readonly building: string;
  readonly number: string;
  readonly area: number;
  readonly typeKey: string;
}

describe.each(TEST_BACKENDS)('units of the draft on %s', (backend) => {
  let app: TestApp;
  let projectId: number;
  let first: DraftUnit;
  beforeAll(async () => {
    app = await openTestApp(backend);
    const read = await storeFiles(app.store, FOLDER, await loadContent(FOLDER));
    const now = new Date();
    const put = await app.db.transaction().execute((trx) => putDraft(trx, read, { projectId: null, now }));
    projectId = put.projectId;
    await app.db.transaction().execute((trx) => publishVersion(trx, projectId, 1, now));
    await giveRolesOn(app.db, projectId);
    [first] = await units();
  });
  afterAll(() => app.close());

  const list = (identity: Identity = 'project_editor') =>
    app.call('listDraftUnits', { params: { projectId }, headers: app.headersOf[identity] });
  const units = async () => (await list()).json().data.attributes.units;
  const change = (body: object, identity: Identity = 'project_admin') =>
    app.call('changeDraftUnits', { params: { projectId }, body, headers: app.headersOf[identity] });
  const readList = (text: string, fields: Record<string, string> = {}, identity: Identity = 'sales_agent') =>
    app.call('readUnitList', {
      params: { projectId },
      body: uploadForm(Buffer.from(text), fields, 'list.csv'),
      headers: app.headersOf[identity],
    });
  const nameOf = ({ building, number }: DraftUnit) => ({ building, number });

  it('are read and changed by who may change units, each fact by its own right', async () => {
    expect((await list('sales_agent')).statusCode).toBe(403);
    const priced = { priceEur: [{ ...nameOf(first), was: null, becomes: 1 }] };
    expect((await change(priced, 'project_editor')).statusCode).toBe(403);
    const widened = { area: [{ ...nameOf(first), was: first.area, becomes: first.area + 1 }] };
    expect((await change(widened, 'sales_agent')).statusCode).toBe(403);
    const changed = await change(widened, 'project_editor');
    expect([changed.statusCode, changed.json().data.attributes]).toEqual([
      200,
      { changed: 1, conflicts: [] },
    ]);
    expect((await list()).json().data.attributes).toMatchObject({ version: 2, isDraft: true });
    expect((await units())[0].area).toBe(first.area + 1);
  });

  it('stay as somebody else has left them, which is said', async () => {
    const late = await change({
      area: [{ ...nameOf(first), was: first.area, becomes: 200 }],
      rooms: [{ ...nameOf(first), was: (await units())[0].rooms, becomes: 9 }],
    });
    expect(late.json().data.attributes).toEqual({
      changed: 1,
      conflicts: [{ ...nameOf(first), field: 'area', current: first.area + 1 }],
    });
    expect((await units())[0]).toMatchObject({ area: first.area + 1, rooms: 9 });
  });

  it('are added with what is said of them, in a building that is made as high as they are', async () => {
    const unit = { building: 'Z', number: '101', typeKey: 'duplex', floor: 4, area: 88.5 };
    const added = await change({
      added: [unit],
      priceEur: [{ building: 'Z', number: '101', was: null, becomes: 250_000 }],
    });
    expect(added.json().data.attributes).toEqual({ changed: 2, conflicts: [] });
    expect((await units()).at(-1)).toEqual({
      ...unit,
      rooms: 0,
      terraceArea: null,
      orientation: null,
      status: 'available',
      priceEur: 250_000,
    });
    const again = await change({ added: [unit] });
    expect([again.statusCode, again.json().errors[0].message]).toEqual([400, 'Z 101 is there already.']);
    const unknown = await change({ floor: [{ building: 'Z', number: '9', was: 1, becomes: 2 }] });
    expect(unknown.json().errors[0].message).toBe('Z 9 is not in the project.');

    const versions = await app.call('listVersions', {
      params: { projectId },
      headers: app.headersOf.project_admin,
    });
    const published = await app.call('publishVersion', {
      params: { projectId, number: versions.json().data[0].attributes.number },
      headers: app.headersOf.project_admin,
    });
    expect(published.statusCode).toBe(200);
    const structure = await app.call('getProjectStructure', {
      params: { projectId },
      headers: app.headersOf.project_admin,
    });
    const { masterplans } = structure.json().data.attributes;
    const made = masterplans[0].buildings.find(({ name }: { readonly name: string }) => name === 'Z');
    expect(made.apartments).toMatchObject([{ name: '101', floor: 4, priceEur: 250_000 }]);
  });

  it('are told by lines of a list, which writes nothing', async () => {
    const before = await units();
    const text = `Objekat;Stan;Cena;Akcija;Stanje\n${first.building};${first.number};400.000,00;390.000,00;možda`;
    const { data } = (await readList(text)).json();
    expect(data.attributes).toEqual({
      format: 'UTF-8, semicolons, decimal comma',
      columns: [
        { heading: 'Objekat', field: 'building' },
        { heading: 'Stan', field: 'number' },
        { heading: 'Cena', field: 'priceEur' },
        { heading: 'Akcija', field: null },
        { heading: 'Stanje', field: 'status' },
      ],
      rows: [
        {
          line: 2,
          values: { ...nameOf(first), priceEur: 400_000 },
          refused: [{ field: 'status', text: 'možda', expected: expect.stringContaining('available') }],
        },
      ],
      issues: [],
    });
    const chosen = await readList(text, { columns: JSON.stringify({ Akcija: 'priceEur', Stanje: null }) });
    expect(chosen.json().data.attributes.rows[0]).toMatchObject({
      values: { priceEur: 390_000 },
      refused: [],
    });
    expect(await units()).toEqual(before);
  });

  it.each([
    ['columns that are none', { columns: '{"a":"password"}' }, 400],
    ['columns that are no JSON', { columns: '{' }, 400],
    ['what is no list', {}, 200],
  ])('says what is wrong with %s', async (_what, fields, status) => {
    const response = await readList('number;price\n1;1,5\n2;1.5', fields);
    expect(response.statusCode).toBe(status);
    if (status === 200)
      expect(response.json().data.attributes).toMatchObject({
        format: null,
        rows: [],
        issues: [{ severity: 'error', message: expect.stringContaining('decimal point') }],
      });
  });

  it('shows a list to nobody who does not work for the project', async () => {
    expect((await readList('number\n1', {}, 'user')).statusCode).toBe(403);
    expect((await readList('number\n1', {}, 'anonymous')).statusCode).toBe(401);
  });
});
